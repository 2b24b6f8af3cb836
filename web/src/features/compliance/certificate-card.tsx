import { detailsHref } from '@shop/studio/routes'
import type { Certificate } from '@/content/compliance/compliance'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'
import { Expired } from './validity-client'
import * as messages from '@/messages/compliance'

/** A certificate: its statement, its validity and the items that it covers. Product pages link to it by its id. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { id, title, number, issuer, standard, summary, validFrom, validUntil, covers, coverCount } =
    certificate
  const facts = [
    [messages.number, number],
    [messages.issuedBy, issuer],
    [messages.rule, standard],
  ] as const
  return (
    <article
      id={id}
      className="flex h-full scroll-mt-28 flex-col gap-4 rounded-lg border border-line p-6 target:border-kraft-deep"
    >
      <h3 className="text-h3">{title}</h3>
      {summary && <p className="measure">{summary}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="font-medium text-ink">{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt className="font-medium text-ink">{messages.valid}</dt>
          <dd>
            <time dateTime={validUntil}>
              {validFrom
                ? messages.validBetween(postDate(validFrom), postDate(validUntil))
                : postDate(validUntil)}
            </time>
            <Expired validUntil={validUntil} />
          </dd>
        </div>
      </dl>
      {coverCount > 0 && (
        <ul aria-label={messages.covers} className="flex flex-wrap gap-x-4">
          {covers.map(({ name, slug }) => (
            <li key={slug}>
              <Link href={detailsHref(slug)} className="quiet-link min-h-11 text-kraft-deep">
                {name}
              </Link>
            </li>
          ))}
          {coverCount > covers.length && (
            <li className="py-2.5">{messages.moreProducts(covers.length, coverCount)}</li>
          )}
        </ul>
      )}
    </article>
  )
}
