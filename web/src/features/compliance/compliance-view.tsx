import type { Certificate, ItemsPage } from '@/content/compliance/compliance'
import { complianceHref } from '@/content/compliance/href'
import { pageNumbers } from '@/content/facets/page'
import { config } from '@/content/config'
import type { ScreenWords } from '@/content/site/screen-words'
import { Link } from '@/ui/link-client'
import { PageBand } from '@/ui/page-band'
import { PageLinks } from '@/ui/page-links'
import { Section } from '@/ui/section'
import { CertificateCard } from './certificate-card'
import { ItemTable } from './item-table'
import * as messages from '@/messages/compliance'

/** Where buyers find the certificates of one product; on a phone, many screens below the first declaration. */
const byProductId = 'by-product'

type ComplianceViewProps = { certificates: Certificate[]; items: ItemsPage; words: ScreenWords }

/**
 * All declarations and certificates with their validity, then the items with those that cover them. Further pages of the
 * items have no declarations, and link to those of the first.
 */
export function ComplianceView({ certificates, items, words }: ComplianceViewProps) {
  const { page, pageCount, total, first } = items
  return (
    <>
      <PageBand title={words.heading} text={words.text} siteUrl={config.siteUrl} />
      {page === 1 && <Declarations certificates={certificates} />}
      <Section look="band" label={messages.byProduct}>
        <h2 id={byProductId} className="mb-8 scroll-mt-28 text-h2">
          {messages.byProduct}
        </h2>
        {pageCount > 1 && (
          <p className="mb-4">{messages.productsOnPage(first, first + items.items.length - 1, total)}</p>
        )}
        <ItemTable items={items.items} base={page === 1 ? '' : complianceHref(1)} />
        <PageLinks
          page={page}
          pageCount={pageCount}
          numbers={pageNumbers(page, pageCount)}
          linkTo={(number, link) => <Link href={`${complianceHref(number)}#${byProductId}`} {...link} />}
        />
      </Section>
    </>
  )
}

function Declarations({ certificates }: { certificates: Certificate[] }) {
  return (
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
  )
}
