import { config } from '@/content/config'
import { worksJsonLd } from '@/content/portfolio/json-ld'
import type { WorkCard as Card } from '@/content/portfolio/work'
import type { ScreenWords } from '@/content/site/screen-words'
import { EmptyState } from '@/ui/empty-state'
import { JsonLd } from '@/ui/json-ld'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { GalleryStrip } from './gallery-strip'
import { WorkCard } from './work-card'
import * as messages from '@/messages/portfolio'

/** The portfolio: its works in two columns, the first across the page when their number is odd. */
export function WorkList({ works, words }: { works: Card[]; words: ScreenWords }) {
  const isOdd = works.length % 2 === 1
  return (
    <>
      <JsonLd data={worksJsonLd(works, words, config.siteUrl)} />
      <PageBand title={words.heading} text={words.text} siteUrl={config.siteUrl} />
      <Section isTight label={words.heading}>
        {works.length > 0 ? (
          <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2 xl:gap-x-8 xl:gap-y-16">
            {works.map((work, index) => (
              <li key={work.id} className={isOdd && index === 0 ? 'md:col-span-2' : undefined}>
                <WorkCard work={work} isWide={isOdd && index === 0} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState>{messages.noWorksYet}</EmptyState>
        )}
      </Section>
      <GalleryStrip />
    </>
  )
}
