import type { Metadata } from 'next'
import { works } from '@/content/portfolio/portfolio'
import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { WorkList } from '@/features/portfolio/work-list'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return screenMetadata('portfolio-v1', (await works())[0]?.picture)
}

export default async function PortfolioRoute() {
  return <WorkList works={await works()} words={await screenWords('portfolio-v1')} />
}
