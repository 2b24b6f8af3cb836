import type { Metadata } from 'next'
import { workNumbers, workOrFirst } from '@/content/portfolio/portfolio'
import { workMetadata } from '@/features/portfolio/metadata'
import { WorkPage } from '../../work-page'

type WorkRouteProps = { params: Promise<{ number: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return (await workNumbers()).map((number) => ({ number }))
}

export async function generateMetadata({ params }: WorkRouteProps): Promise<Metadata> {
  return workMetadata(await workOrFirst((await params).number))
}

/** A work of the portfolio by its number. */
export default async function WorkRoute({ params }: WorkRouteProps) {
  return <WorkPage layout="story" number={(await params).number} />
}
