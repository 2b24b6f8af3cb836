import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import { PageBand } from '@/ui/page-band'
import { Picture } from '@/ui/picture'
import { WorkFacts } from './work-facts'
import { WorkFoot } from './work-foot'
import { WorkFrame, type WorkLayoutProps, workCrumbs } from './work-frame'

/** A work as a story: its picture across the page, and its facts beside the text. */
export function WorkStory({ work, text, products }: WorkLayoutProps) {
  const { name, tag, description, picture, facts } = work
  return (
    <WorkFrame work={work} products={products}>
      <PageBand
        title={name}
        text={description}
        crumbs={workCrumbs(name)}
        siteUrl={config.siteUrl}
        eyebrow={tag}
      />
      <div className="wrap pt-8 pb-section sm:pt-12">
        <article className="flex flex-col gap-10 lg:gap-14">
          <Picture
            source={pictureSource(picture)}
            sizes="88vw"
            isFirst
            className="aspect-8/5 w-full object-cover lg:aspect-2/1"
          />
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12 xl:gap-x-20">
            <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
              <WorkFacts facts={facts} />
            </div>
            <div className="flex flex-col gap-14 lg:col-span-8">
              {text}
              <WorkFoot work={work} layout="v1" />
            </div>
          </div>
        </article>
      </div>
    </WorkFrame>
  )
}
