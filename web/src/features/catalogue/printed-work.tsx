import type { PrintedWork as PrintedWorkData } from '@/content/catalogue/types'
import { pictureSource } from '@/content/pictures/picture'
import { stegaClean } from '@/content/draft/metadata'
import { printedPrices } from '@/content/selling/print-price'
import type { Article, Selling } from '@/content/selling/types'
import { countOf, daysText } from '@/content/selling/words'
import { ArrowLink } from '@/ui/arrow-link'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { PrintCalculator } from './selling/print-calculator-client'
import { PrintTable } from './selling/print-table'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'
import * as printing from '@/messages/printing'

type PrintedWorkProps = { name: string; print: PrintedWorkData; selling: Selling }

/** The price panel leads to it. */
export const printedWorkId = 'printed'

/** What an item costs and looks like with a customer's print, from how many pieces on and in how many days. */
export function PrintedWork({ name, print: { examples, href }, selling }: PrintedWorkProps) {
  const { articles, facts, ...terms } = selling
  const { print } = facts
  const prices = printedPrices(selling)
  return (
    <Section label={messages.printedWithYourMark} isTight>
      <div id={printedWorkId} className="grid gap-x-12 gap-y-10 lg:grid-cols-12 xl:gap-x-20">
        <div className="flex flex-col gap-8 lg:col-span-5">
          <div className="flex flex-col items-start gap-4">
            <h2 className="text-h2">{messages.printedWithYourMark}</h2>
            <Terms selling={selling} />
            {href && <ArrowLink href={href}>{common.howPrintingWorks}</ArrowLink>}
          </div>
          {print && prices && (
            <PrintCalculator name={name} articles={withPlainSizes(articles)} terms={terms} print={print} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:col-span-7">
          {prices && <PrintTable selling={selling} prices={prices} />}
          <Examples examples={examples} />
        </div>
      </div>
    </Section>
  )
}

/** Sizes become options of a select, which cannot be clicked to edit. The same list outside of drafts, so that it is sent once. */
function withPlainSizes(articles: Article[]): Article[] {
  const plain = articles.map((article) => ({ ...article, size: stegaClean(article.size) }))
  return plain.some(({ size }, index) => size !== articles[index]?.size) ? plain : articles
}

function Terms({ selling }: { selling: Selling }) {
  const { minimum, colours, days, prices } = selling.facts.print ?? {}
  return (
    <ul className="flex flex-col gap-1 text-lead">
      {minimum && <li>{messages.fromPieces(countOf(minimum, 'piece', selling))}</li>}
      {colours && <li>{colours === 1 ? messages.inOneColour : messages.inUpToColours(colours)}</li>}
      {days && <li>{messages.deliveredAfterProof(daysText(days))}</li>}
      {!prices?.length && <li>{printing.printingIsQuoted}</li>}
    </ul>
  )
}

function Examples({ examples }: Pick<PrintedWorkData, 'examples'>) {
  if (examples.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-4 sm:gap-6">
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
  )
}
