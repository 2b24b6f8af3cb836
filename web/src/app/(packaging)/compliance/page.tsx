import { screenMetadata } from '@/content/site/screen-metadata'
import { ComplianceScreen } from './compliance-screen'

export const ensureStatic = 'navigation'

export const generateMetadata = () => screenMetadata('compliance')

/** Certificates of everything that the shop sells. */
export default function CompliancePage() {
  return <ComplianceScreen page={1} />
}
