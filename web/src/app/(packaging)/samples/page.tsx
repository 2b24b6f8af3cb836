import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { SamplesPage } from '@/features/sample-requests/samples-page'

export const ensureStatic = 'navigation'

export const generateMetadata = () => screenMetadata('samples')

/** Without samples in its address; the browser has the visitor's own. Without script, the form posts to this page. */
export default async function SamplesRoute() {
  return <SamplesPage words={await screenWords('samples')} offered={{ samples: [], problems: [] }} />
}
