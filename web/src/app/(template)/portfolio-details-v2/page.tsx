import type { Metadata } from 'next'
import { workOrFirst } from '@/content/portfolio/portfolio'
import { workMetadata } from '@/features/portfolio/metadata'
import { WorkPage } from '../work-page'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return workMetadata(await workOrFirst())
}

/** The first work of the portfolio. */
export default function FirstWorkRoute() {
  return <WorkPage layout="gallery" />
}
