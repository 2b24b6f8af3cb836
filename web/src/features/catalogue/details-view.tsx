import type { ReactNode } from 'react'
import type { DetailsPage } from '@/content/catalogue/types'
import { detailsJsonLd } from '@/content/catalogue/details-json-ld'
import { config } from '@/content/config'
import { galleryPictures } from '@/content/pictures/gallery'
import { pictureSource } from '@/content/pictures/picture'
import type { Picture as PictureData } from '@/content/pictures/types'
import type { Link as LinkData } from '@/content/site/link'
import { BreadcrumbBand, crumbsTo } from '@/ui/breadcrumbs'
import { JsonLd } from '@/ui/json-ld'
import { Picture } from '@/ui/picture'
import { PictureGallery } from '@/ui/picture-gallery'
import { Questions, type QuestionsProps } from '@/ui/questions'
import { Points } from '@/ui/points'
import { Section } from '@/ui/section'
import { CatalogueCardView } from './catalogue-card'
import { CompareBar } from './compare/compare-bar-client'
import { DetailsActions } from './details-actions'
import { PrintedWork } from './printed-work'
import { ChosenArticleProvider } from './selling/chosen-article-client'
import { FirstFacts } from './selling/first-facts'
import { SellingPart } from './selling/selling-part'
import * as messages from '@/messages/catalogue'

/** Siblings that a details page shows: one row. */
const maxSiblings = 4

type DetailsViewProps = {
  page: DetailsPage
  brand: string
  /** Where shoppers ask for a quote. */
  quote?: LinkData
  /** What follows at the end of the page. */
  children?: ReactNode
  /** Questions that editors have assigned to it. */
  questions?: QuestionsProps
}

/** The details of a category or sub-category. */
export function DetailsView({ page, brand, quote, questions, children }: DetailsViewProps) {
  const { title, name, description, ancestors, siblings, replacement } = page
  const selling = replacement ? undefined : page.selling
  const siblingsTitle = page.siblingsOf ? messages.moreIn(page.siblingsOf) : messages.moreCategories
  const crumbs = crumbsTo(name, ...ancestors)
  return (
    <ChosenArticleProvider first={selling?.articles[0]?.sku}>
      <JsonLd data={detailsJsonLd(page, brand, config.siteUrl)} />
      <BreadcrumbBand crumbs={crumbs} siteUrl={config.siteUrl} />
      <div className="wrap pt-8 pb-section sm:pt-12">
        <article className="grid gap-x-12 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] xl:gap-x-20">
          <div className="lg:col-span-7">
            <PictureGallery
              label={messages.picturesOf(page.title)}
              pictures={galleryPictures(page.pictures, 1)}
              sizes={{ slide: '(min-width: 1024px) 56vw, 88vw', thumbnail: '(min-width: 1024px) 12vw, 22vw' }}
              className="aspect-square"
            />
          </div>
          <div className="flex flex-col gap-8 lg:col-span-5 lg:row-span-2 lg:py-4">
            <div className="flex flex-col gap-5">
              <h1 className="text-title">{title}</h1>
              {selling && <FirstFacts selling={selling} />}
              {description && <p className="measure whitespace-pre-line">{description}</p>}
            </div>
            {!replacement && <SizesPicture picture={page.sizesPicture} />}
            <DetailsActions page={page} quote={quote} />
          </div>
          <Features page={page} />
        </article>
      </div>
      {selling && <SellingPart selling={selling} title={title} />}
      {page.print && selling && <PrintedWork name={name} print={page.print} selling={selling} />}
      <SecondPart page={page} />
      {questions && <Questions {...questions} />}
      {siblings.length > 0 && (
        <Section label={siblingsTitle}>
          <h2 className="mb-10 text-h2">{siblingsTitle}</h2>
          <ul className="card-grid">
            {siblings.slice(0, maxSiblings).map((card) => (
              <li key={card.id}>
                <CatalogueCardView card={card} level="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {children}
      <CompareBar />
    </ChosenArticleProvider>
  )
}

function Features({ page: { featuresIntroduction, features } }: { page: DetailsPage }) {
  if (features.length === 0) return null
  return (
    <div className="stays flex flex-col gap-4 border-t border-line pt-8 lg:col-span-7">
      <h2 className="text-h3">{messages.mainFeatures}</h2>
      {featuresIntroduction && <p className="measure">{featuresIntroduction}</p>}
      <Points points={features} />
    </div>
  )
}

function SecondPart({ page: { secondTitle, secondDescription, quote } }: { page: DetailsPage }) {
  if (!secondTitle && !secondDescription && !quote) return null
  return (
    <div className="bg-band">
      <div className="wrap flex flex-col gap-14 py-section">
        {(secondTitle || secondDescription) && (
          <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12 xl:gap-x-20">
            {secondTitle && <h2 className="text-h2 lg:col-span-5">{secondTitle}</h2>}
            {secondDescription && (
              <p className="measure text-lead whitespace-pre-line lg:col-span-7">{secondDescription}</p>
            )}
          </div>
        )}
        {quote && (
          <blockquote className="max-w-4xl border-s-2 border-kraft ps-6 font-heading text-h2 text-ink sm:ps-10">
            <p className="text-balance">{quote}</p>
          </blockquote>
        )}
      </div>
    </div>
  )
}

/** The sizes side by side, above the buttons that choose one. */
function SizesPicture({ picture }: { picture?: PictureData }) {
  return (
    picture && (
      <Picture
        source={pictureSource(picture, { aspect: 16 / 9, maxWidth: 1280 })}
        sizes="(min-width: 1024px) 40vw, 88vw"
        className="aspect-16/9 w-full object-cover"
      />
    )
  )
}
