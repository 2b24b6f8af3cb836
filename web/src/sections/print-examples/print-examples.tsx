import { pictureSource, toPicture } from '@/content/pictures/picture'
import { linkHref } from '@/content/site/link'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { ExamplePrices } from './example-prices'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Printed work: pictures with captions, whose titles lead to the items that were printed. */
export function PrintExamples({ section }: { section: SectionOf<'printExamples'> }) {
  const examples = (section.examples ?? []).filter(({ title, picture }) => title && toPicture(picture))
  if (examples.length === 0) return null
  return (
    <Section label={section.heading ?? messages.printedWork}>
      <SectionHead {...section} />
      <ul className="card-grid">
        {examples.map(({ _key, title, text, colours, picture, item }) => {
          const href = item && linkHref({ to: item })
          return (
            <li key={_key} className="enters group relative flex flex-col gap-4">
              <Picture
                source={pictureSource(toPicture(picture), { aspect: 1 })}
                sizes="(min-width: 1280px) 24vw, (min-width: 640px) 48vw, 48vw"
                className="aspect-square w-full object-cover"
              />
              <div className="flex flex-col gap-1">
                {item?.name && <p className="tag">{item.name}</p>}
                <h3 className="text-h3">
                  {href ? (
                    <Link
                      href={href}
                      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                {text && <p className="text-small">{text}</p>}
                <ExamplePrices selling={item?.selling} colours={colours ?? 1} />
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
