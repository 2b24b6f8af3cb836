import { describe, expect, it } from 'vitest'
import { category, details, picture, ref, rest, slug, subCategory } from '../testing/documents.ts'
import { validate } from '../testing/schema.ts'

/** What the Studio says about one field. */
const at = (findings: Awaited<ReturnType<typeof validate>>, path: string) =>
  findings
    .filter((finding) => finding.path === path)
    .map(({ message }) => message)
    .join(' ')

describe('a good document has nothing to mend', () => {
  it.each([
    ['category', category('paper-bags')],
    ['sub-category', subCategory('kraft-bags')],
    [
      'product page',
      subCategory('brown', {
        details: details({ features: ['Strong', 'Light'], sizesAvailable: ['1 LB', '2 LB'] }),
      }),
    ],
    [
      'page',
      {
        _id: 'page-home',
        _type: 'page',
        title: 'Home',
        route: '/',
        header: 'packaging',
        sections: [
          {
            _key: 'a',
            _type: 'packagingHero',
            heading: 'Paper',
            picture,
            callToAction: { _type: 'link', label: 'Go', url: 'https://example.com' },
          },
          { _key: 'b', _type: 'categoryGrid', heading: 'Our Categories' },
        ],
      },
    ],
    [
      'site settings',
      {
        _id: 'siteSettings',
        _type: 'siteSettings',
        title: 'Paper & Home',
        contacts: [
          { _key: 'a', _type: 'contact', name: 'Mail', kind: 'email', value: 'hello@paper-home.example' },
        ],
        messaging: { isShown: true, phone: '12015550123', text: 'Hello!' },
      },
    ],
    [
      'menu',
      {
        _id: 'navigation-packaging',
        _type: 'navigation',
        title: 'Menu',
        items: [
          { _key: 'a', _type: 'navigationItem', label: 'Home', kind: 'link', to: ref('page-about') },
          { _key: 'b', _type: 'navigationItem', label: 'Category', kind: 'categories' },
        ],
      },
    ],
  ])('%s', async (_, document) =>
    expect(await validate(document, [...rest, { _id: 'page-about', _type: 'page' }])).toEqual([]),
  )
})

describe('category', () => {
  it('says everything that an empty one lacks', async () => {
    const findings = await validate({ _id: 'c', _type: 'category' })
    const errors = findings.filter(({ level }) => level === 'error').map(({ path }) => path)
    expect(errors.toSorted()).toEqual(['name', 'picture', 'slug'])
    expect(at(findings, 'slug')).toContain('Generate')
    expect(at(findings, 'details')).toContain('Fill in the product page, or add items below')
  })

  it('names the category that has the same slug, whatever the letter case', async () => {
    const other = category('other', { name: 'Paper Bags', slug: slug('Paper-Bags') })
    expect(
      at(await validate(category('c', { slug: slug('paper-bags') }), [...rest, other]), 'slug'),
    ).toContain('“Paper Bags” already uses “paper-bags”')
  })

  it('finds the slug of another category’s draft', async () => {
    const draft = category('drafts.other', { name: 'Bags', slug: slug('bags') })
    expect(at(await validate(category('c', { slug: slug('bags') }), [...rest, draft]), 'slug')).toContain(
      '“Bags”',
    )
  })

  it('does not take its own published self for another', async () => {
    const draft = category('drafts.c', { slug: slug('c') })
    expect(await validate(draft, [...rest, category('c')])).toEqual([])
  })
})

describe('sub-category', () => {
  it('may bear its category’s slug', async () => {
    const plates = category('paper-plates', { details: undefined })
    expect(await validate(subCategory('s', { slug: slug('paper-plates') }), [...rest, plates])).toEqual([])
  })

  it('may not bear a category’s whose product page or list would hide its own', async () => {
    const gloves = category('gloves', { details: details({}) })
    const item = subCategory('s', { slug: slug('Gloves'), details: details({}) })
    expect(at(await validate(item, [...rest, gloves]), 'slug')).toContain('has its product page')
    expect(at(await validate(gloves, [...rest, item]), 'slug')).toContain('has its product page')
    const plates = category('paper-plates', { details: undefined })
    const group = subCategory('s', { slug: slug('paper-plates'), details: undefined })
    const part = subCategory('t', { parent: ref('s') })
    expect(at(await validate(group, [...rest, group, plates, part]), 'slug')).toContain('The list of')
    expect(at(await validate(plates, [...rest, group, part]), 'slug')).toContain('The list of')
  })

  it('names the other one shortly, whatever its name: a browser takes minutes to show millions of characters', async () => {
    const other = subCategory('o', { slug: slug('s'), name: 'ก'.repeat(300_000) })
    const found = at(await validate(subCategory('s'), [...rest, other]), 'slug')
    expect(found).toContain('already uses')
    expect(found.length).toBeLessThan(400)
  })

  it('may not be what old links mean another page by', async () => {
    const findings = await validate(subCategory('s', { slug: slug('Cake-Boxes') }), rest)
    expect(at(findings, 'slug')).toContain('bakery-cakes')
    const tag = { _id: 't', _type: 'tag', title: 'Cake boxes', slug: slug('cake-boxes') }
    expect(at(await validate(tag, rest), 'slug')).toBe('')
  })

  it('may not be longer than an address', async () => {
    const findings = await validate(subCategory('s', { slug: slug('a'.repeat(97)) }), rest)
    expect(at(findings, 'slug')).toContain('96 characters')
  })

  it('may not bear another sub-category’s', async () => {
    const other = subCategory('kraft-sheets', { slug: slug('Kraft-sheets') })
    const findings = await validate(subCategory('s', { slug: slug('kraft-sheets') }), [...rest, other])
    expect(at(findings, 'slug')).toContain('already uses “kraft-sheets”')
  })

  it('needs a parent', async () => {
    const findings = await validate(subCategory('s', { parent: undefined }), rest)
    expect(at(findings, 'parent')).toContain('Choose the category or group')
  })

  it('may not be part of itself', async () => {
    const findings = await validate(subCategory('s', { parent: ref('s') }), rest)
    expect(at(findings, 'parent')).toContain('cannot be part of itself')
  })

  it('may not take its own place', async () => {
    const selling = { _type: 'selling', replacedBy: ref('s') }
    const findings = await validate(subCategory('drafts.s', { selling }), [...rest, subCategory('s')])
    expect(at(findings, 'selling.replacedBy')).toContain('cannot take its own place')
  })

  it('says what becomes of a published article number that is changed', async () => {
    const selling = (sku: string) => ({ articles: [{ _key: 'a', size: '5 in', sku }] })
    const published = subCategory('s', { selling: selling('KBB-05') })
    const changed = await validate(subCategory('drafts.s', { selling: selling('KBB-50') }), [
      ...rest,
      published,
    ])
    expect(at(changed, 'selling.articles.[a].sku')).toContain('/sku/KBB-05 would lead to nothing')
    const same = await validate(subCategory('drafts.s', { selling: selling('KBB-05') }), [...rest, published])
    expect(at(same, 'selling.articles.[a].sku')).toBe('')
  })

  it('may not be part of itself through others; the message names them', async () => {
    const a = subCategory('a', { parent: ref('b') })
    const b = subCategory('b', { parent: ref('s') })
    const findings = await validate(subCategory('drafts.s', { parent: ref('a') }), [
      ...rest,
      a,
      b,
      subCategory('s'),
    ])
    expect(at(findings, 'parent')).toContain('“Name of a” is itself part of this item (through “Name of b”)')
  })

  it.each([undefined, { _type: 'details' }])('warns of an empty product page: %j', async (empty) => {
    const findings = await validate(subCategory('s', { details: empty }), rest)
    expect(findings).toMatchObject([{ level: 'warning', path: 'details' }])
  })

  it('needs no product page when other items are part of it', async () => {
    const child = subCategory('child', { parent: ref('s') })
    expect(await validate(subCategory('s', { details: undefined }), [...rest, child])).toEqual([])
  })

  it('requires a description of its picture', async () => {
    const silent = { ...picture, alt: '' }
    expect(at(await validate(subCategory('s', { picture: silent }), rest), 'picture.alt')).toContain(
      'Describe the picture',
    )
  })
})

describe('product page', () => {
  const many = (length: number) => Array.from({ length }, (_, index) => ({ _key: `p${index}`, ...picture }))
  const findingsOf = (more: object) => validate(subCategory('s', { details: details(more) }), rest)

  it('needs a description, not a title', async () => {
    expect(await findingsOf({ title: undefined })).toEqual([])
    expect(at(await findingsOf({ description: ' ' }), 'details.description')).toContain(
      'Describe the product',
    )
  })

  it('has room for four pictures', async () => {
    expect(await findingsOf({ pictures: many(4) })).toEqual([])
    expect(at(await findingsOf({ pictures: many(5) }), 'details.pictures')).toContain('four pictures')
  })

  it('has room for four features, none of them empty', async () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    expect(at(await findingsOf({ features: five }), 'details.features')).toContain('four features')
    const findings = await findingsOf({ features: ['a', ''] })
    expect(findings.map(({ message }) => message)).toContain('Write the feature, or remove the empty line.')
  })

  it('requires a text under a second title', async () => {
    const findings = await findingsOf({ secondTitle: 'How it is packed' })
    expect(at(findings, 'details.secondDescription')).toContain('no text below it')
  })
})

describe('page', () => {
  const page = (more: object) => ({
    _id: 'p',
    _type: 'page',
    title: 'About',
    route: '/about',
    header: 'packaging',
    sections: [{ _key: 'a', _type: 'categoryGrid', heading: 'Our Categories' }],
    ...more,
  })

  it('does not stand where another page stands', async () => {
    const other = { ...page({ title: 'Us' }), _id: 'other' }
    expect(at(await validate(page({ route: '/About' }), [other]), 'route')).toContain(
      '“Us” already has the address',
    )
  })

  it('has buttons with words and an address', async () => {
    const hero = { _key: 'h', _type: 'packagingHero', heading: 'Paper', picture }
    const section = (callToAction: object) => validate(page({ sections: [{ ...hero, callToAction }] }), rest)
    const url = 'https://example.com'
    const field = (name: string) => `sections.[h].callToAction.${name}`
    expect(at(await section({ label: 'Get A Quote' }), field('to'))).toBe(
      'Choose where this leads, or empty the label.',
    )
    for (const label of [undefined, '', ' ']) expect(await section({ _type: 'link', label })).toEqual([])
    expect(at(await section({ url }), field('label'))).toContain('Write the words')
    expect(at(await section({ label: 'Go', url: 'contact' }), field('url'))).toContain('Start the address')
    expect(at(await section({ label: 'Go', url, to: ref('category-1') }), field('to'))).toContain('Keep one')
    expect(at(await section({ label: 'Go', to: ref('gone') }), field('to'))).toContain('must be published')
  })
})

describe('menu', () => {
  const menu = (item: object, _id = 'navigation-packaging') =>
    validate({
      _id,
      _type: 'navigation',
      title: 'Menu',
      items: [{ _key: 'a', _type: 'navigationItem', label: 'X', ...item }],
    })

  it('needs a target for a link, none for the categories', async () => {
    expect(at(await menu({ kind: 'link' }), 'items.[a].to')).toBe(
      'Choose where this leads: a page of this site, or an address outside it.',
    )
    expect(at(await menu({ kind: 'link', url: 'about' }), 'items.[a].url')).toContain('Start the address')
    expect(await menu({ kind: 'categories' })).toEqual([])
    expect(at(await menu({ kind: 'categories' }, 'navigation-footer'), 'items.[a].kind')).toContain(
      'Choose “Link”',
    )
  })
})

describe('post', () => {
  it('says what to do with a tag that was added and not chosen', async () => {
    const tags = [{ _key: 'a', _type: 'reference' }]
    const findings = await validate({ _id: 'p', _type: 'post', tags })
    expect(at(findings, 'tags.[a]')).toBe('Choose a tag, or remove this line.')
  })
})

describe('a shop that customers can reach and pay', () => {
  const choice = (kind: string, at: number) => ({
    _key: `${kind}${at}`,
    _type: 'checkoutMethod',
    name: kind,
    kind,
  })
  const ofPayment = async (...kinds: string[]) =>
    at(
      await validate({ _id: 'paymentMethods', _type: 'paymentMethods', checkout: kinds.map(choice) }),
      'checkout',
    )
  it('has one choice of each way to pay', async () => {
    expect(await ofPayment('cash', 'invoice')).toBe('')
    expect(await ofPayment('invoice', 'cash', 'invoice')).toContain('paid in the same way')
  })
  it('has an email address', async () => {
    const phone = { _key: 'a', _type: 'contact', name: 'Phone', kind: 'phone', value: '+1 201 555 0123' }
    const settings = { _id: 'siteSettings', _type: 'siteSettings', title: 'Shop', contacts: [phone] }
    expect(at(await validate(settings), 'contacts')).toContain('nobody gets an email about orders')
  })
  it('has no number or price that the site does not take', async () => {
    const product = { _id: 'product-1', _type: 'product', number: 1_000_000, price: 1_000_001 }
    expect(at(await validate(product), 'number')).toContain('999999')
    expect(at(await validate(product), 'price')).toContain('1,000,000')
  })
})
