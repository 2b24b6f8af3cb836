import type { PrintedWork as PrintedWorkData } from '@/content/catalogue/types'
import { pictureSource } from '@/content/pictures/picture'
import type { Selling } from '@/content/selling/types'
import { countOf, daysText } from '@/content/selling/words'
import { ArrowLink } from '@/ui/arrow-link'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

type PrintedWorkProps = { print: PrintedWorkData; selling: Selling }

/** What an item looks like with a customer's print, from how many pieces on and in how many days. */
export function PrintedWork({ print: { examples, href }, selling }: PrintedWorkProps) {
  const { minimum, colours, days } = selling.facts.print ?? {}
  if (examples.length === 0) return null
  return (
    <Section label={messages.printedWithYourMark} isTight>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 xl:gap-x-20">
        <div className="flex flex-col items-start gap-4 lg:col-span-5">
          <h2 className="text-h2">{messages.printedWithYourMark}</h2>
          <ul className="flex flex-col gap-1 text-lead">
            {minimum && <li>{messages.fromPieces(countOf(minimum, 'piece', selling))}</li>}
            {colours && <li>{colours === 1 ? messages.inOneColour : messages.inUpToColours(colours)}</li>}
            {days && <li>{messages.deliveredAfterProof(daysText(days))}</li>}
          </ul>
          {href && <ArrowLink href={href}>{common.howPrintingWorks}</ArrowLink>}
        </div>
        <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:col-span-7">
          {examples.map((picture) => (
            <li key={picture.assetId} className="only:col-span-2">
              <Picture
                source={pictureSource(picture, { aspect: examples.length === 1 ? 16 / 9 : 1 })}
                sizes="(min-width: 1024px) 28vw, 48vw"
                className="h-full w-full object-cover"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
