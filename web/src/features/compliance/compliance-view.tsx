import type { Compliance } from '@/content/compliance/compliance'
import { config } from '@/content/config'
import type { ScreenWords } from '@/content/site/screen-words'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { CertificateCard } from './certificate-card'
import { ItemTable } from './item-table'
import * as messages from '@/messages/compliance'

/** Where buyers find the certificates of one product; on a phone, many screens below the first declaration. */
const byProductId = 'by-product'

type ComplianceViewProps = { compliance: Compliance; words: ScreenWords }

/** All declarations and certificates with their validity, then all items with those that cover them. */
export function ComplianceView({ compliance: { certificates, items }, words }: ComplianceViewProps) {
  return (
    <>
      <PageBand title={words.heading} text={words.text} siteUrl={config.siteUrl} />
      <Section isTight label={messages.declarationsAndReports}>
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-h2">{messages.declarationsAndReports}</h2>
          <a href={`#${byProductId}`} className="quiet-link min-h-11 font-medium text-kraft-deep">
            {messages.findYourProduct}
          </a>
        </div>
        <ul className="grid gap-6 lg:grid-cols-2">
          {certificates.map((certificate) => (
            <li key={certificate.id} className="last:odd:lg:col-span-2">
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      </Section>
      <Section look="band" label={messages.byProduct}>
        <h2 id={byProductId} className="mb-8 scroll-mt-28 text-h2">
          {messages.byProduct}
        </h2>
        <ItemTable items={items} />
      </Section>
    </>
  )
}
