import { compliance, itemsOfPage } from '@/content/compliance/compliance'
import { screenWords } from '@/content/site/screen-words'
import { ComplianceView } from '@/features/compliance/compliance-view'

/** Certificates, and one page of the items that they cover. */
export async function ComplianceScreen({ page }: { page: number }) {
  const [{ certificates, items }, words] = await Promise.all([compliance(), screenWords('compliance')])
  return <ComplianceView certificates={certificates} items={itemsOfPage(items, page)} words={words} />
}
