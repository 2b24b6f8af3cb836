/** What the documents about the company and its work may look like. */
import { z } from 'zod'
import { href, id, item, money, number, picture, portableText, rating, words } from '../fields.ts'

const testimonial = z.strictObject({
  _id: id,
  _type: z.literal('testimonial'),
  number,
  name: words,
  location: z.string().regex(/^[A-Z][\w .'-]+, [A-Z][a-z]+( [A-Z][a-z]+)?$/, 'is a town and a state'),
  text: words,
  rating,
})

const teamMember = z.strictObject({
  _id: id,
  _type: z.literal('teamMember'),
  number,
  name: words,
  position: words,
  text: words,
  picture,
})

const partner = z.strictObject({
  _id: id,
  _type: z.literal('partner'),
  number,
  name: words,
  logo: picture,
  logoDark: picture,
  href: href.optional(),
})

const faqSection = z.strictObject({
  _id: id,
  _type: z.literal('faqSection'),
  number,
  title: words,
  items: z.array(item('faqItem', { question: words, answer: words })).min(1),
})

const pricingPlan = z.strictObject({
  _id: id,
  _type: z.literal('pricingPlan'),
  number,
  title: words,
  monthlyPrice: money,
  yearlyPrice: money,
  people: z.int().positive(),
  features: z.array(words).min(1),
})

const portfolioItem = z.strictObject({
  _id: id,
  _type: z.literal('portfolioItem'),
  number,
  name: words,
  tag: words,
  picture,
  body: portableText,
})

const galleryItem = z.strictObject({
  _id: id,
  _type: z.literal('galleryItem'),
  number,
  name: words,
  tag: words,
  picture,
  categories: z.array(z.enum(['Sofa', 'Interior', 'Vase', 'Table', 'Design'])).min(1),
})

const reason = z.strictObject({
  _id: id,
  _type: z.literal('reason'),
  number,
  title: words,
  text: words,
  picture,
})

const statistic = z.strictObject({
  _id: id,
  _type: z.literal('statistic'),
  number,
  title: words,
  value: z.string().regex(/^\d+\+$/, 'is a number and "+"'),
  text: words,
})

const homeTile = z.strictObject({
  _id: id,
  _type: z.literal('homeTile'),
  number,
  name: words,
  count: z.int().positive(),
  tag: words,
  picture,
  href,
})

/** Every document type about the company. */
export const companyDocument = z.discriminatedUnion('_type', [
  testimonial,
  teamMember,
  partner,
  faqSection,
  pricingPlan,
  portfolioItem,
  galleryItem,
  reason,
  statistic,
  homeTile,
])

export type CompanyDocument = z.infer<typeof companyDocument>
export type SeedPortfolioItem = z.infer<typeof portfolioItem>
export type SeedGalleryItem = z.infer<typeof galleryItem>
export type SeedFaqSection = z.infer<typeof faqSection>
export type SeedTeamMember = z.infer<typeof teamMember>
export type SeedPartner = z.infer<typeof partner>
export type SeedPricingPlan = z.infer<typeof pricingPlan>
export type SeedTestimonial = z.infer<typeof testimonial>
export type SeedReason = z.infer<typeof reason>
export type SeedStatistic = z.infer<typeof statistic>
export type SeedHomeTile = z.infer<typeof homeTile>
