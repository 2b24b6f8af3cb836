import { describe, expect, it } from 'vitest'
import { picturesIn } from '../../import/pictures.ts'
import { products } from '../products/index.ts'
import { type Complete, allOf } from '../testing.ts'
import type { SeedSection } from './parts.ts'

const pages = allOf('page')

const at = (route: string) => {
  const found = pages.find((page) => page.route === route)
  if (!found) throw new Error(`No page is written for ${route}`)
  return found
}
const kinds = (route: string) => at(route).sections.map(({ _type }) => _type)

function sectionOf<K extends SeedSection['_type']>(
  route: string,
  kind: K,
): Complete<Extract<SeedSection, { _type: K }>> {
  const found = at(route).sections.find(({ _type }) => _type === kind)
  if (!found) throw new Error(`${route} has no ${kind}`)
  return found as unknown as Complete<Extract<SeedSection, { _type: K }>>
}

const PACKAGING = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/terms-and-conditions',
  '/our-clients',
  '/printing',
  '/team',
]
const TEMPLATE = [
  ...[2, 3, 4, 5, 6].map((number) => `/index-v${number}`),
  '/pricing',
  '/coming-soon',
  '/thank-you',
  '/error',
  '/shipping-method',
  '/payment-method',
]

describe('the pages', () => {
  it('are those of the route table, each under its header', () => {
    const under = (header: string) => pages.filter((page) => page.header === header).map(({ route }) => route)
    expect(under('packaging').toSorted()).toEqual(PACKAGING.toSorted())
    expect(under('template').toSorted()).toEqual(TEMPLATE.toSorted())
  })

  it.each(pages.map((page) => [page.route, page] as const))(
    '%s shows no picture twice',
    (_, { sections }) => {
      const files = sections.flatMap((section) => [...picturesIn(section).keys()])
      expect(new Set(files).size).toBe(files.length)
    },
  )
})

describe('the home variants have what the specification gives them', () => {
  it('/: hero, figures, categories, four reasons, 30% and 45%, testimonials, newsletter', () => {
    expect(kinds('/')).toEqual([
      'packagingHero',
      'statistics',
      'categoryGrid',
      'printSteps',
      'reasons',
      'newArrival',
      'testimonials',
      'newsletterBlock',
    ])
    expect(sectionOf('/', 'packagingHero').heading).toBe(
      'Enhancing Brands with Custom, Eco-Friendly Packaging',
    )
    expect(sectionOf('/', 'reasons').limit).toBe(4)
    const [sheets, bags] = sectionOf('/', 'newArrival').banners
    expect(sheets).toMatchObject({
      offer: '30% off',
      callToAction: { to: { _ref: 'subCategory-sandwich-sheet' } },
    })
    expect(bags).toMatchObject({
      offer: '45% off',
      callToAction: { to: { _ref: 'subCategory-twisted-handle-bags-white' } },
    })
  })

  it('/index-v2: 25%, three products, categories, 30% and 45%, testimonials, posts, newsletter, partners at 5 s', () => {
    expect(kinds('/index-v2')).toEqual([
      'heroBanner',
      'productCollection',
      'categoryCarousel',
      'newArrival',
      'testimonials',
      'blogCarousel',
      'newsletterBlock',
      'partnerLogos',
    ])
    expect(sectionOf('/index-v2', 'heroBanner').offer).toBe('25% off')
    expect(sectionOf('/index-v2', 'productCollection').products).toHaveLength(3)
    expect(sectionOf('/index-v2', 'newArrival').banners.map(({ offer }) => offer)).toEqual([
      '30% off',
      '45% off',
    ])
    expect(sectionOf('/index-v2', 'partnerLogos').secondsPerStep).toBe(5)
  })

  it('/index-v3: 25, 35 and 55%, figures, four products, up to 20 and 35%, three posts, brands at 4 s', () => {
    expect(sectionOf('/index-v3', 'bannerSlider').slides.map(({ offer }) => offer)).toEqual([
      '25% off',
      '35% off',
      '55% off',
    ])
    expect(kinds('/index-v3')).toContain('statistics')
    expect(sectionOf('/index-v3', 'productCollection').products).toHaveLength(4)
    expect(sectionOf('/index-v3', 'promoBanners').banners.map(({ offer }) => offer)).toEqual([
      'Up to 20% off',
      'Up to 35% off',
    ])
    expect(sectionOf('/index-v3', 'blogTeasers').limit).toBe(3)
    expect(sectionOf('/index-v3', 'partnerLogos').secondsPerStep).toBe(4)
  })

  it('/index-v4: nine entries, four highlights, tiles, ten products, posts, partners', () => {
    expect(sectionOf('/index-v4', 'categorySideList').entries.map(({ label }) => label)).toEqual([
      'Chair',
      'Table',
      'Sofa Set',
      'Vases',
      'Lamp & Light',
      'Almirah',
      'Dressing table',
      'Watch',
      'Mirror',
    ])
    expect(sectionOf('/index-v4', 'features').items).toHaveLength(4)
    expect(sectionOf('/index-v4', 'productCollection')).toMatchObject({ products: [], limit: 10 })
    expect(kinds('/index-v4')).toEqual(expect.arrayContaining(['homeTiles', 'blogTeasers', 'partnerLogos']))
  })

  it('/index-v5: products at 25, 55 and 120 dollars with “Buy Now”, six posts', () => {
    const { slides, buttonLabel } = sectionOf('/index-v5', 'productSlider')
    const price = (id: string) => products.find(({ _id }) => _id === id)?.price
    expect(slides.map(({ product }) => price(product._ref))).toEqual([25, 55, 120])
    expect(buttonLabel).toBe('Buy Now')
    expect(sectionOf('/index-v5', 'blogCarousel').limit).toBe(6)
  })

  it('/index-v6: new arrival, strip, 45% for today only, eight products, up to 20 and 35%, posts', () => {
    expect(sectionOf('/index-v6', 'heroBanner').eyebrow).toBe('New Arrival')
    expect(sectionOf('/index-v6', 'homeTiles').layout).toBe('strip')
    expect(sectionOf('/index-v6', 'dealBanner')).toMatchObject({
      eyebrow: 'For today only',
      offer: '45% off',
    })
    expect(sectionOf('/index-v6', 'productCollection')).toMatchObject({ products: [], limit: 8 })
    expect(
      sectionOf('/index-v6', 'promoBanners').banners.map(({ heading, offer }) => `${offer} ${heading}`),
    ).toEqual(['Up to 20% off Home & Office', 'Up to 35% off Interior Setup'])
    expect(kinds('/index-v6')).toContain('blogTeasers')
  })
})

describe('the pages of information have what the specification gives them', () => {
  it('lead back home from a band, but for those that stand alone', () => {
    const alone = ['/coming-soon', '/thank-you', '/error']
    const information = pages.filter(({ route }) => !route.startsWith('/index') && route !== '/')
    expect(
      information.filter(({ sections }) => sections[0]?._type !== 'pageBand').map(({ route }) => route),
    ).toEqual(alone)
  })

  it('/contact asks for one of four subjects', () => {
    expect(sectionOf('/contact', 'contactForm')).toMatchObject({
      heading: 'Get in Touch',
      subjects: ['Paper Bags', 'Paper Sheets', 'Aluminium foil', 'Paper Plates'],
      subjectPlaceholder: 'Choose',
      buttonLabel: 'Submit',
    })
  })

  it('/coming-soon counts to 13 September 2025', () =>
    expect(sectionOf('/coming-soon', 'countdown').date).toMatch(/^2025-09-13T/))

  it('/error says so, and leads home', () =>
    expect(sectionOf('/error', 'message')).toMatchObject({
      heading: 'Oops Sorry ! Page not found',
      callToAction: { label: 'Go Back To Home', to: { _ref: 'page-home' } },
    }))

  it('/thank-you names the email, with a button and a link home', () => {
    const { text, callToAction, link } = sectionOf('/thank-you', 'message')
    expect(text).toMatch(/check your email.*download your invoice/)
    expect([callToAction.to._ref, link.to._ref]).toEqual(['page-home', 'page-home'])
  })
})
