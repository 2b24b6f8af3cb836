import type { Compliance } from '@/content/compliance/compliance'
import { config } from '@/content/config'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import type { ScreenWords } from '@/content/site/screen-words'
import { JsonLd } from '@/ui/json-ld'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { CertificateCard } from './certificate-card'
import { ItemTable } from './item-table'
import * as common from '@/messages/common'
import * as messages from '@/messages/compliance'

type ComplianceViewProps = { compliance: Compliance; words: ScreenWords }

/** All declarations and certificates with their validity, then all items with those that cover them. */
export function ComplianceView({ compliance: { certificates, items }, words }: ComplianceViewProps) {
  const crumbs = [{ label: common.home, href: '/' }, { label: words.heading }]
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, config.siteUrl)} />
      <PageBand title={words.heading} crumbs={crumbs}>
        {words.text && <p>{words.text}</p>}
      </PageBand>
      <Section isTight label={messages.declarationsAndReports}>
        <h2 className="mb-8 text-h2">{messages.declarationsAndReports}</h2>
        <ul className="grid gap-6 lg:grid-cols-2">
          {certificates.map((certificate) => (
            <li key={certificate.id} className="last:odd:lg:col-span-2">
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      </Section>
      <Section look="band" label={messages.byProduct}>
        <h2 className="mb-8 text-h2">{messages.byProduct}</h2>
        <ItemTable items={items} />
      </Section>
    </>
  )
}
