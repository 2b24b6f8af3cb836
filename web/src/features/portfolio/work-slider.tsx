import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import { worksJsonLd } from '@/content/portfolio/json-ld'
import type { WorkCard } from '@/content/portfolio/work'
import type { ScreenWords } from '@/content/site/screen-words'
import { Carousel } from '@/ui/carousel-client'
import { EmptyState } from '@/ui/empty-state'
import { JsonLd } from '@/ui/json-ld'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { WorkIndex } from './work-index'
import * as messages from '@/messages/portfolio'

/** Milliseconds between steps (specification section 9, generic default). */
const autoplay = 5000

/** The portfolio in large pictures that follow one another, with a list of all works below. */
export function WorkSlider({ works, words }: { works: WorkCard[]; words: ScreenWords }) {
  return (
    <>
      <JsonLd data={worksJsonLd(works, words, config.siteUrl)} />
      <PageBand title={words.heading} siteUrl={config.siteUrl} />
      <Section isTight>
        {works.length > 0 ? (
          <Carousel
            label={messages.works}
            view="works"
            autoplay={autoplay}
            head={words.text && <p className="measure text-lead">{words.text}</p>}
            slides={works.map((work, index) => ({
              key: work.id,
              content: <Slide work={work} isFirst={index === 0} />,
            }))}
          />
        ) : (
          <EmptyState>{messages.noWorksYet}</EmptyState>
        )}
      </Section>
      {works.length > 0 && <WorkIndex works={works} />}
    </>
  )
}

function Slide({ work, isFirst }: { work: WorkCard; isFirst: boolean }) {
  const { name, galleryHref, tag, description, picture } = work
  return (
    <article className="card lg:grid lg:grid-cols-12 lg:items-end lg:gap-10">
      <div className="card-frame lg:col-span-8">
        <Picture
          source={pictureSource(picture)}
          sizes="(min-width: 1024px) 66vw, 88vw"
          isFirst={isFirst}
          className="aspect-8/5"
        />
      </div>
      <div className="flex flex-col gap-2 lg:col-span-4 lg:border-t lg:border-line lg:pt-6">
        {tag && <p className="tag">{tag}</p>}
        <h2 className="text-h2">
          <Link href={galleryHref} className="card-link">
            {name}
          </Link>
        </h2>
        {description && <p className="measure text-lead">{description}</p>}
      </div>
    </article>
  )
}
