import { config } from '@/content/config'
import { stegaClean } from '@/content/draft/metadata'
import { galleryPictures } from '@/content/pictures/gallery'
import { BreadcrumbBand } from '@/ui/breadcrumbs'
import { PictureGallery } from '@/ui/picture-gallery'
import { WorkFacts } from './work-facts'
import { WorkFoot } from './work-foot'
import { WorkFrame, type WorkLayoutProps, workCrumbs } from './work-frame'
import * as messages from '@/messages/portfolio'

/** A work with its pictures to look through beside its name and facts, and its text below. */
export function WorkWithGallery({ work, text, products }: WorkLayoutProps) {
  const { number, name, tag, description, facts, picture, details } = work
  return (
    <WorkFrame work={work} products={products}>
      <BreadcrumbBand crumbs={workCrumbs(name)} siteUrl={config.siteUrl} />
      <article className="wrap flex flex-col gap-12 pt-6 pb-section sm:pt-12 lg:gap-16">
        {/* Another work begins with its first picture, although the components stay the same. */}
        <header key={number} className="grid gap-x-12 gap-y-8 lg:grid-cols-12 xl:gap-x-20">
          <div className="lg:col-span-8">
            <PictureGallery
              label={messages.picturesOf(stegaClean(name))}
              pictures={galleryPictures([picture ?? [], details].flat(), 4 / 3)}
              sizes={{ slide: '(min-width: 1024px) 64vw, 88vw', thumbnail: '(min-width: 1024px) 15vw, 22vw' }}
              className="aspect-4/3"
            />
          </div>
          <div className="flex flex-col gap-6 lg:col-span-4 lg:py-4">
            <div className="flex flex-col gap-3">
              {tag && <p className="tag">{tag}</p>}
              <h1 className="text-title">{name}</h1>
              {description && <p className="measure text-lead">{description}</p>}
            </div>
            <WorkFacts facts={facts} />
          </div>
        </header>
        {text}
        <WorkFoot work={work} layout="v2" />
      </article>
    </WorkFrame>
  )
}
