import { faqSection } from './faq-section.ts'
import { galleryItem } from './gallery-item.ts'
import { homeTile } from './home-tile.ts'
import { partner } from './partner.ts'
import { portfolioItem } from './portfolio-item.ts'
import { pricingPlan } from './pricing-plan.ts'
import { reason } from './reason.ts'
import { statistic } from './statistic.ts'
import { teamMember } from './team-member.ts'
import { testimonial } from './testimonial.ts'

/** The company: who works in it, who praises it, what it has made, what it costs. */
export const company = [
  teamMember,
  testimonial,
  partner,
  reason,
  statistic,
  faqSection,
  pricingPlan,
  portfolioItem,
  galleryItem,
  homeTile,
]
