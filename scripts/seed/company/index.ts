import type { SeedPart } from '../fields.ts'
import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { homeTiles, reasons, statistics } from './highlights.ts'
import type { CompanyDocument } from './model.ts'
import { partners } from './partners.ts'
import { portfolio } from './portfolio.ts'
import { plans } from './pricing.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

/** Everything about the company and its work. */
export const company: readonly SeedPart<CompanyDocument>[] = [
  { file: 'company/highlights.ts', documents: [...reasons, ...statistics, ...homeTiles] },
  { file: 'company/testimonials.ts', documents: testimonials },
  { file: 'company/team.ts', documents: team },
  { file: 'company/partners.ts', documents: partners },
  { file: 'company/faq.ts', documents: faq },
  { file: 'company/pricing.ts', documents: plans },
  { file: 'company/portfolio.ts', documents: portfolio },
  { file: 'company/gallery.ts', documents: gallery },
]
