import type { Metadata } from 'next'
import { works } from '@/content/portfolio/portfolio'
import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { WorkSlider } from '@/features/portfolio/work-slider'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return screenMetadata('portfolio-v3', (await works())[0]?.picture)
}

export default async function PortfolioSliderRoute() {
  return <WorkSlider works={await works()} words={await screenWords('portfolio-v3')} />
}
