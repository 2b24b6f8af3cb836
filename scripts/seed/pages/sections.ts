/** What the sections of a page may look like: one zod schema per kind, fields as in `studio/schema/sections`. */
import { z } from 'zod'
import { item, key, link, picture, portableText, references, words } from '../fields.ts'

const head = { eyebrow: words.optional(), heading: words, text: words.optional() }
const limit = z.int().positive()

const bannerFields = {
  eyebrow: words.optional(),
  heading: words,
  text: words.optional(),
  offer: words.optional(),
  picture,
  callToAction: link.optional(),
}
const banners = (most: number) => z.array(item('banner', bannerFields)).min(1).max(most)

function section<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ _key: key, _type: z.literal(type), ...shape })
}

/** What opens a page. */
const openings = [
  section('packagingHero', {
    ...head,
    eyebrow: words,
    text: words,
    picture,
    callToAction: link,
    secondCallToAction: link.optional(),
  }),
  section('heroBanner', bannerFields),
  section('bannerSlider', { slides: banners(5) }),
  section('productSlider', {
    slides: z
      .array(
        item('productSlide', {
          eyebrow: words,
          product: z.strictObject({ _type: z.literal('reference'), _ref: z.string() }),
          text: words,
          picture: picture.optional(),
        }),
      )
      .min(1)
      .max(6),
    buttonLabel: words,
  }),
  section('categorySideList', {
    heading: words,
    entries: z.array(item('link', { label: words, href: link.shape.href })).min(1),
    banner: z.strictObject({ _type: z.literal('banner'), ...bannerFields }),
  }),
  section('pageBand', { heading: words, text: words.optional() }),
] as const

/** What sells. */
const goods = [
  section('categoryGrid', { heading: words, text: words, categories: references('category') }),
  section('categoryCarousel', { ...head, categories: references('category') }),
  section('homeTiles', { ...head, tiles: references('homeTile'), layout: z.enum(['tiles', 'strip']) }),
  section('productCollection', {
    ...head,
    products: references('product'),
    limit,
    callToAction: link.optional(),
  }),
  section('newArrival', { ...head, banners: banners(3) }),
  section('promoBanners', { banners: banners(3) }),
  section('dealBanner', { ...bannerFields, ends: z.iso.datetime().optional() }),
  section('galleryTabs', {
    ...head,
    tabs: z
      .array(
        item('galleryTab', {
          label: words,
          category: z.enum(['Sofa', 'Interior', 'Vase', 'Table', 'Design']).optional(),
        }),
      )
      .min(1),
    limit,
  }),
  section('portfolioSlider', { ...head, items: references('portfolioItem'), callToAction: link.optional() }),
] as const

/** What speaks for the company. */
const company = [
  section('testimonials', { ...head, testimonials: references('testimonial') }),
  section('blogCarousel', { ...head, posts: references('post'), limit }),
  section('blogTeasers', { ...head, posts: references('post'), limit, callToAction: link.optional() }),
  section('partnerLogos', {
    heading: words.optional(),
    text: words.optional(),
    partners: references('partner'),
    layout: z.enum(['carousel', 'grid']),
    secondsPerStep: z.int().positive(),
  }),
  section('statistics', { ...head, heading: words.optional(), statistics: references('statistic') }),
  section('reasons', { ...head, reasons: references('reason'), limit }),
  section('features', {
    ...head,
    heading: words.optional(),
    items: z
      .array(
        item('feature', {
          icon: z.enum(['delivery', 'payment', 'support', 'return', 'leaf', 'paper', 'quality', 'people']),
          title: words,
          text: words,
        }),
      )
      .min(1)
      .max(4),
  }),
  section('teamGrid', { ...head, members: references('teamMember'), limit }),
  section('newsletterBlock', {
    heading: words,
    text: words,
    placeholder: words,
    buttonLabel: words,
    picture: picture.optional(),
  }),
] as const

/** What informs. */
const information = [
  section('textWithPicture', {
    eyebrow: words.optional(),
    heading: words,
    body: portableText,
    points: z.array(words),
    picture,
    pictureSide: z.enum(['start', 'end']),
    callToAction: link.optional(),
  }),
  section('richText', { heading: words.optional(), body: portableText }),
  section('pricingTable', {
    ...head,
    plans: references('pricingPlan'),
    monthlyLabel: words,
    yearlyLabel: words,
    callToAction: link,
    note: words.optional(),
  }),
  section('faqGroups', { ...head, groups: references('faqSection') }),
  section('contactForm', {
    ...head,
    subjects: z.array(words).min(1),
    subjectPlaceholder: words,
    buttonLabel: words,
  }),
  section('officeContacts', { ...head, picture: picture.optional(), showChat: z.boolean() }),
  section('countdown', {
    ...head,
    date: z.iso.datetime(),
    placeholder: words,
    buttonLabel: words,
    picture: picture.optional(),
  }),
  section('shippingTable', { heading: words, text: words.optional() }),
  section('paymentMethodList', { heading: words, text: words.optional() }),
  section('message', {
    icon: z.enum(['mail', 'done', 'lost']),
    heading: words,
    text: words,
    callToAction: link,
    link: link.optional(),
  }),
  section('callToActionBand', { heading: words, text: words.optional(), callToAction: link }),
] as const

/** Every kind of section that a page of the seed may hold. */
export const seedSection = z.discriminatedUnion('_type', [...openings, ...goods, ...company, ...information])
export type SeedSection = z.infer<typeof seedSection>
