import { pictureSource } from '@/content/pictures/picture'
import type { OfferedSamples } from '@/content/sample-requests/offered-samples'
import type { ScreenWords } from '@/content/site/screen-words'
import { Breadcrumbs, crumbsTo } from '@/ui/breadcrumbs'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SampleFields } from './sample-fields'
import { SampleForm } from './sample-form-client'

type SamplesPageProps = { words: ScreenWords; offered: OfferedSamples }

/** The page on which samples are requested. */
export function SamplesPage({ words, offered }: SamplesPageProps) {
  const { heading, text, picture, next } = words
  return (
    <>
      <div className="border-b border-line bg-band">
        <div className="wrap grid items-center gap-x-12 gap-y-8 py-10 lg:grid-cols-2">
          <div className="flex flex-col gap-4 lg:py-4">
            <Breadcrumbs crumbs={crumbsTo(heading)} />
            <h1 className="text-title">{heading}</h1>
            {text && <p className="measure text-lead">{text}</p>}
          </div>
          {picture && (
            <Picture
              source={pictureSource(picture, { aspect: 2 })}
              sizes="(min-width: 1024px) 48vw, 88vw"
              isFirst
              className="aspect-2/1 w-full rounded-card object-cover"
            />
          )}
        </div>
      </div>
      <Section isTight label={heading}>
        <SampleForm served={offered} next={next}>
          <SampleFields />
        </SampleForm>
      </Section>
    </>
  )
}
