import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { homeTiles, reasons, statistics } from './highlights.ts'
import { partners } from './partners.ts'
import { portfolio } from './portfolio/index.ts'
import { plans } from './pricing.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

/** Everything about the company and its work. */
export const company = [
  ...reasons,
  ...statistics,
  ...homeTiles,
  ...testimonials,
  ...team,
  ...partners,
  ...faq,
  ...plans,
  ...portfolio,
  ...gallery,
]
