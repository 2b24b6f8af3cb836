import { describe, expect, it } from 'vitest'
import { entriesIn, fitsOnPage } from './bounds.ts'
import { contactProblem, messagingNumberProblem } from './contact.ts'
import { targetProblem, urlProblem } from './link.ts'
import { altProblem, pictureProblem, smallPictureProblem } from './picture.ts'
import { routeFormProblem } from './route.ts'
import { slugFormProblem, slugify } from './slug.ts'
import { findLoop } from './tree.ts'

describe('urlProblem', () => {
  it.each([undefined, 'https://example.com', 'mailto:sales@example.com', 'tel:+12015550123'])(
    'accepts %s',
    (url) => expect(urlProblem(url)).toBe(true),
  )

  it.each([
    ['contact', 'Start the address with'],
    ['https://', 'Start the address with'],
    ['javascript:alert(1)', 'Start the address with'],
    ['data:text/html,x', 'Start the address with'],
    ['/contact', 'choose the page in “Page of this site”'],
    ['#top', 'Start the address with'],
    ['//elsewhere.example', 'https://'],
    ['http://example.com', 'https://'],
    ['www.example.com', 'https://'],
    ['sales@example.com', 'mailto:sales@example.com'],
    ['+1201-555-0123', 'tel:'],
    ['https://example.com/about us', 'no spaces'],
  ])('says what to do about %s', (url, words) => expect(urlProblem(url)).toContain(words))
})

describe('targetProblem', () => {
  const to = { _ref: 'page-about' }
  const url = 'https://example.com'
  it('accepts a page or an address', () =>
    expect([targetProblem({ to }), targetProblem({ url })]).toEqual([true, true]))
  it('refuses both', () => expect(targetProblem({ to, url })).toContain('Keep one'))
  it('refuses neither', () => expect(targetProblem({ to: {} })).toContain('Choose where this leads'))
})

describe('fitsOnPage', () => {
  const blocks = (count: number) =>
    Array.from({ length: count }, () => ({ children: [{ marks: ['strong'] }], markDefs: [] }))
  it('counts the entries of all lists', () => expect(entriesIn([{ body: blocks(10) }, 'text'])).toBe(32))
  it.each([
    [1000, true],
    [1700, false],
  ])('lets a text of %s paragraphs pass: %s', (count, passes) =>
    expect(fitsOnPage('Shorten it.')(blocks(count)) === true).toBe(passes),
  )
  it('accepts no text', () => expect(fitsOnPage('Shorten it.')(undefined)).toBe(true))
})

describe('smallPictureProblem', () => {
  const picture = (size: string) => ({ asset: { _ref: `image-abc-${size}` } })
  it.each([
    ['799x900-webp', 'category', false],
    ['800x600-webp', 'category', true],
    ['960x800-webp', 'post', true],
    ['400x400-jpg', 'author', true],
    ['399x400-jpg', 'author', false],
    ['20x20-svg', 'category', true],
  ])('of %s in a document of type %s lets it pass: %s', (size, type, passes) =>
    expect(smallPictureProblem(picture(size), type) === true).toBe(passes),
  )
  it.each([
    ['1199x800-webp', false],
    ['1200x800-webp', true],
  ])('of %s above a post lets it pass: %s', (size, passes) =>
    expect(smallPictureProblem(picture(size), 'post', 'picture') === true).toBe(passes),
  )
  it('wants a picture of shared links to be as wide as its field says', () => {
    expect(smallPictureProblem(picture('1199x800-webp'), 'page', 'seo')).toContain(
      'Use one of 1200 pixels or more',
    )
    expect(smallPictureProblem(picture('1200x800-webp'), 'page', 'seo')).toBe(true)
  })
  it.each([
    [{ left: 0, right: 0 }, true],
    [{ left: 0.1, right: 0.1 }, true],
    [{ left: 0.1, right: 0.11 }, false],
    [{ top: 0.4, bottom: 0.4 }, true],
  ])('judges the width that the crop %j leaves: %s', (crop, passes) =>
    expect(smallPictureProblem({ ...picture('1000x1000-jpg'), crop }, 'category') === true).toBe(passes),
  )
  it('says which width is too small', () => {
    const crop = { left: 0.25, right: 0.25 }
    expect(smallPictureProblem(picture('700x700-jpg'), 'category')).toContain(
      'This picture is 700 pixels wide',
    )
    expect(smallPictureProblem({ ...picture('1000x1000-jpg'), crop }, 'category')).toContain(
      'Cropped, this picture is 500 pixels wide',
    )
  })
  it('says nothing without a picture', () => expect(smallPictureProblem({}, 'page')).toBe(true))
})

describe('slugs', () => {
  it.each([
    ['Kraft Bags, Brown', 'kraft-bags-brown'],
    ['Café & Crème', 'cafe-and-creme'],
    ['  12X1000 ', '12x1000'],
    ['—', ''],
    ['Straße, Łódź', 'strasse-lodz'],
  ])('makes %s into %s', (name, slug) => expect(slugify(name)).toBe(slug))

  it('makes only slugs that it accepts itself, however long the name', () => {
    const slug = slugify(`${'paper '.repeat(30)}`)
    expect(slug.length).toBeLessThanOrEqual(96)
    expect(slugFormProblem(slug)).toBe(true)
  })

  it('keeps capital letters', () => expect(slugFormProblem('Kraft-sheets')).toBe(true))
  it('asks for one when it is empty', () => expect(slugFormProblem(undefined)).toContain('Generate'))
  it.each(['kraft bags', 'kraft--bags', '-kraft', 'kraft/bags', 'kräft'])(
    'refuses %s and offers another',
    (slug) => expect(slugFormProblem(slug)).toMatch(/cannot be part of an address.*for example “[a-z-]+”/),
  )
})

describe('routeFormProblem', () => {
  it.each(['/', '/about', '/index-v2', '/terms-and-conditions'])('accepts %s', (route) =>
    expect(routeFormProblem(route)).toBe(true),
  )
  it.each([
    [undefined, 'Enter the address'],
    ['about', '“/about”'],
    ['/about/', 'at the end'],
    ['/about us', 'letters, digits'],
    ['/about?x=1', 'letters, digits'],
    ['/search', 'fixed page “Search”. Choose another address'],
    ['/Shop-v4', 'fixed page “Shop with Slider”'],
    ['/product-category', 'fixed page “All Categories”'],
    ['/api/orders', 'uses “/api/orders” itself. Choose another address'],
    ['/cdn', 'Choose another address'],
    ['/_next', 'Choose another address'],
    ['/product-details/3', 'Choose another address'],
  ])('says what to do about %s', (route, words) => expect(routeFormProblem(route)).toContain(words))
})

describe('pictures', () => {
  const asset = { _ref: 'image-abc-800x600-webp' }
  it('asks for a description once there is a picture', () => {
    expect(altProblem(undefined, { asset })).toContain('Describe the picture')
    expect(altProblem('  ', { asset })).toContain('Describe the picture')
    expect(altProblem('A brown bag', { asset })).toBe(true)
    expect(altProblem(undefined, {})).toBe(true)
    expect(altProblem(undefined, undefined)).toBe(true)
  })
  it('counts a field without a file as empty', () => {
    expect(pictureProblem(undefined)).toContain('Choose a picture')
    expect(pictureProblem({ alt: 'A brown bag' })).toContain('Choose a picture')
    expect(pictureProblem({ asset })).toBe(true)
  })
})

describe('contacts', () => {
  it.each([
    ['email', 'sales@paper-home.example'],
    ['phone', '+1 (201) 555-0123'],
    ['address', '12 Mill Road\nNewark, NJ'],
  ])('accepts a good %s', (kind, value) => expect(contactProblem(kind, value)).toBe(true))
  it.each([
    ['email', 'sales at paper-home', 'not an email address'],
    ['email', 'sales@paper-home.xn--p1ai', 'not an email address'],
    ['phone', 'call us', 'not a phone number'],
    ['phone', '555', 'not a phone number'],
    ['address', ' ', 'Write the address'],
  ])('says what is wrong with a bad %s', (kind, value, words) =>
    expect(contactProblem(kind, value)).toContain(words),
  )
  it('requires the chat number in digits with the country code', () => {
    expect(messagingNumberProblem('12015550123')).toBe(true)
    expect(messagingNumberProblem(undefined)).toBe(true)
    for (const bad of ['+12015550123', '0012015550123', '1 201 555 0123', '12']) {
      expect(messagingNumberProblem(bad)).toContain('digits only')
    }
  })
})

describe('findLoop', () => {
  const branches = [
    { _id: 'a', parent: 'category' },
    { _id: 'drafts.b', parent: 'a' },
    { _id: 'c', parent: 'b' },
    { _id: 'x', parent: 'y' },
    { _id: 'y', parent: 'x' },
  ]
  it('finds an item that is part of itself', () => expect(findLoop('a', 'a', branches)).toEqual([]))
  it('finds it at any depth, in drafts too', () => expect(findLoop('a', 'c', branches)).toEqual(['c', 'b']))
  it('accepts a tree', () => expect(findLoop('c', 'b', branches)).toBeUndefined())
  it('ends in a loop of other items', () => expect(findLoop('a', 'x', branches)).toBeUndefined())
})
