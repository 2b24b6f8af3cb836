/** The seed against the lists of the specification (sections 2, 3 and 9) and of the decisions on it. */
import { isBroken, referencesIn } from '@shop/studio/links'
import { screenEntries } from '@shop/studio/routes'
import { describe, expect, it } from 'vitest'
import { seed } from './index.ts'
import { allOf, find } from './testing.ts'

const byRank = (a: { orderRank: string }, b: { orderRank: string }) => (a.orderRank < b.orderRank ? -1 : 1)

const children = (id: string) =>
  allOf('subCategory')
    .filter(({ parent }) => parent._ref === id)
    .toSorted(byRank)
    .map(({ slug }) => slug.current)

const categories: Record<string, Record<string, string[]>> = {
  'paper-bags': {
    'kraft-bags': ['kraft-bags-brown', 'kraft-bags-white'],
    'glassine-bags': [],
    'lined-bags': [],
    'sos-bags': ['sos-bags-brown', 'sos-bags-white'],
    'twisted-handle-bags': ['twisted-handle-bags-brown', 'twisted-handle-bags-white'],
    'flat-handle-bags': [
      'flat-handle-bags-brown',
      'flat-handle-bags-white',
      'flat-handle-bags-external-white',
      'flat-handle-bags-external-brown',
    ],
    'v-bottom-bags': [],
    'window-bags': [],
    'foil-bags': [],
    'greaseproof-bags': ['greaseproof-bags-brown', 'greaseproof-bags-white'],
  },
  'paper-plates': { 'paper-plates': [], 'food-tray': [], 'checker-food-tray': [] },
  'paper-sheets': {
    'baking-sheets': [],
    'pe-coated-craft-sheets': [],
    'glassine-sheet': [],
    'greaseproof-sheet': ['greaseproof-sheet-plain', 'greaseproof-sheet-print'],
    'sandwich-sheet': [],
    'Kraft-sheets': [],
    'silicon-sheet': [],
    'wax-coated-sheet': [],
  },
  foils: { 'foil-rolls': ['foil-rolls-12x1000', 'foil-rolls-18x500'], 'foil-pans': [] },
  'microwave-containers': { 'bakery-boxes': [], 'bakery-cakes': [], 'clear-hinged-boxes': [] },
  'foam-products': {},
  'disposable-gloves': {},
}

/** What the product pages of the catalogue show; groups have none. */
const details = [...allOf('category'), ...allOf('subCategory')].flatMap((one) => one.details ?? [])

const leaves = Object.values(categories).flatMap((kinds) =>
  Object.entries(kinds).flatMap(([kind, variants]) => (variants.length > 0 ? variants : [kind])),
)

describe('the catalogue', () => {
  it('has the seven categories in their order', () => {
    const found = allOf('category').toSorted(byRank)
    expect(found.map(({ slug }) => slug.current)).toEqual(Object.keys(categories))
  })

  it.each(Object.entries(categories))(
    '%s has its kinds in their order, and they their variants',
    (slug, kinds) => {
      expect(children(`category-${slug}`)).toEqual(Object.keys(kinds))
      for (const [kind, variants] of Object.entries(kinds)) {
        expect(children(`subCategory-${kind}`)).toEqual(variants)
      }
    },
  )

  it('has nothing beyond what the categories hold', () => {
    const listed = Object.values(categories).flatMap((kinds) => Object.entries(kinds).flat(2))
    expect(
      allOf('subCategory')
        .map(({ slug }) => slug.current)
        .toSorted(),
    ).toEqual(listed.toSorted())
  })

  it.each(leaves)('%s has details of its own', (slug) => {
    expect(find('subCategory', `subCategory-${slug}`).details).toBeDefined()
  })

  it.each(['foam-products', 'disposable-gloves'])('%s carries its details itself', (slug) => {
    expect(find('category', `category-${slug}`).details).toBeDefined()
  })
})

describe('details', () => {
  const detailsOf = (slug: string) => find('subCategory', `subCategory-${slug}`).details

  it.each(details.map((one) => [one.title, one] as const))(
    '%s describes its product in 60 to 120 words',
    (_, { description }) => {
      const words = description.split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(60)
      expect(words).toBeLessThanOrEqual(120)
    },
  )

  it.each(details.map((one) => [one.title, one] as const))(
    '%s has four pictures and four features, no two alike',
    (_, { pictures, features }) => {
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(4)
      expect(new Set(features).size).toBe(4)
    },
  )

  it('repeats no text from one product to the next', () => {
    const texts = details.flatMap((one) => [one.description, one.featuresIntroduction, ...one.features])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it.each(['paper-plates', 'food-tray', 'checker-food-tray'])('%s comes in the specified sizes', (slug) => {
    expect(detailsOf(slug).sizesAvailable).toEqual(['1 LB', '2 LB', '1/2 LB', '3 LB', '5 LB'])
  })

  it.each([
    ['foil-pans', /sizes 7, 8 and 9/i],
    ['checker-food-tray', /100-count packs/],
    ['checker-food-tray', /holds up to 5 lb/],
    ['silicon-sheet', /up to 500°F \(260°C\)/],
    ['foil-rolls-12x1000', /12 in × 1,000 ft/],
    ['foil-rolls-18x500', /18 in × 500 ft/],
  ])('%s states %s', (slug, fact) => {
    const { description, features } = detailsOf(slug)
    expect([description, ...features].join(' ')).toMatch(fact)
  })

  it('lists the foil pan sizes as buttons', () => {
    expect(detailsOf('foil-pans').sizesAvailable).toEqual(['7', '8', '9'])
  })
})

describe('the site', () => {
  const entries = (id: string) =>
    find('navigation', id).items.map(({ label, kind, to }) => [label, kind, to?._ref])

  it('has the packaging menu', () => {
    expect(entries('navigation-packaging')).toEqual([
      ['Home', 'link', 'page-home'],
      ['About Us', 'link', 'page-about'],
      ['Category', 'categories', undefined],
      ['Our Gallery', 'link', 'screen-gallery'],
      ['Ordering', 'list', undefined],
      ['Contact', 'link', 'page-contact'],
    ])
    expect(find('navigation', 'navigation-packaging').callToAction).toMatchObject({
      label: 'Get A Quote',
      to: { _ref: 'screen-quote' },
    })
  })

  it('leads every “Get A Quote” to the quote list', () => {
    const links = [...JSON.stringify(seed).matchAll(/"label":"Get A Quote","to":\{[^}]*"_ref":"([^"]+)"/g)]
    expect(links.length).toBeGreaterThan(3)
    expect(new Set(links.map(([, target]) => target))).toEqual(new Set(['screen-quote']))
  })

  it('has the footer menu', () => {
    expect(entries('navigation-footer').map(([label, , id]) => [label, id])).toEqual([
      ['Home', 'page-home'],
      ['About', 'page-about'],
      ['Contact Us', 'page-contact'],
      ['Delivery', 'page-shipping-method'],
      ['Payment', 'page-payment-method'],
      ['Samples', 'screen-samples'],
      ['Printing', 'page-printing'],
      ['FAQ', 'page-faq'],
      ['Certificates', 'screen-compliance'],
      ['Terms', 'page-terms-and-conditions'],
    ])
  })

  it('opens a chat with the specified words', () => {
    expect(find('siteSettings', 'siteSettings').messaging.text).toBe(
      "Hello! I'm interested in your services.",
    )
  })

  it('has plainly fictional contacts in New Jersey', () => {
    const { contacts } = find('siteSettings', 'siteSettings')
    expect(contacts.map(({ kind }) => kind)).toEqual(['address', 'phone', 'email'])
    expect(contacts[0]?.value).toContain('New Jersey')
    expect(contacts[1]?.value).toMatch(/555-01\d\d$/)
    expect(contacts[2]?.value).toMatch(/@[\w.]+\.example$/)
  })

  it('names address, phone number and email address of the shop once: other places show the settings', () => {
    const texts = [...JSON.stringify(seed).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? '')
    const timesOf = (part: string) => texts.filter((text) => text.includes(part)).length
    const { contacts } = find('siteSettings', 'siteSettings')
    const [address = '', phone = '', email = ''] = contacts.map(({ value }) => value)
    expect([timesOf(address.split(',')[0] ?? ''), timesOf(email)]).toEqual([1, 1])
    const digits = phone.replace(/\D/g, '').slice(-10)
    expect(texts.filter((text) => text.replace(/\D/g, '').includes(digits))).toEqual([phone])
  })
})

describe('pictures', () => {
  it('are described in words that no other picture has', () => {
    const alts = details.flatMap(({ pictures }) => pictures.map(({ alt }) => alt))
    expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([])
  })

  it('say what is seen in 12 to 160 characters', () => {
    const alts = [...JSON.stringify(seed).matchAll(/"alt":"((?:[^"\\]|\\.)*)"/g)].map(([, alt]) => alt ?? '')
    expect(alts.length).toBeGreaterThan(150)
    const bad = /^.{0,11}$|^.{161,}$|^(an? )?(image|picture|photo)\b/i
    expect(alts.filter((alt) => bad.test(alt))).toEqual([])
  })
})

describe('people and companies are plainly invented', () => {
  const text = JSON.stringify(seed)
  it('telephone numbers are of the range 555-01…', () => {
    const phones = text.match(/\+1 \(\d{3}\)[^"]*|"phone":"[^"]*/g) ?? []
    expect(phones.length).toBeGreaterThan(8)
    expect(phones.filter((phone) => !/555-?01\d\d$/.test(phone))).toEqual([])
  })

  it('email addresses and foreign sites are of example domains', () => {
    const hosts = [...text.matchAll(/[\w.]+@([\w.-]+)|https?:\/\/([\w.-]+)/g)].map(
      ([, mail, site]) => mail ?? site,
    )
    expect(hosts.length).toBeGreaterThan(8)
    expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([])
  })
})

describe('links', () => {
  const documents = new Map(seed.map((document) => [document._id, document]))
  const links = seed.flatMap(referencesIn).filter(({ isLink }) => isLink)
  const leadsNowhere = (id: string) => isBroken({ id, isLink: true }, documents, new Set(documents.keys()))

  it('lead to documents of the seed that have an address', () => {
    expect(links.length).toBeGreaterThan(90)
    expect(links.filter(({ id }) => leadsNowhere(id))).toEqual([])
    expect(leadsNowhere('page-nowhere')).toBe(true)
  })

  it('name no path of this site', () => {
    const paths = JSON.stringify(seed).match(/"(url|href)":"(?!https:|mailto:|tel:)[^"]*"/g)
    expect(paths).toBeNull()
  })

  it('can lead to every fixed page', () => {
    const screens = seed.filter(({ _type }) => _type === 'screen').map(({ _id }) => _id)
    expect(screens).toEqual(screenEntries.map(([key]) => `screen-${key}`))
  })
})
