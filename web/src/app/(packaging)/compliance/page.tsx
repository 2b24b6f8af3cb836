import { compliance } from '@/content/compliance/compliance'
import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { ComplianceView } from '@/features/compliance/compliance-view'

export const ensureStatic = 'navigation'

export const generateMetadata = () => screenMetadata('compliance')

/** Certificates of everything that the shop sells. */
export default async function CompliancePage() {
  const [found, words] = await Promise.all([compliance(), screenWords('compliance')])
  return <ComplianceView compliance={found} words={words} />
}
