import { screenHref } from '@shop/studio/routes'
import { maxCompared } from '@/content/compare/compared-list'
import type { Comparison } from '@/content/compare/compare'
import type { ScreenWords } from '@/content/site/screen-words'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyList } from '@/ui/empty-state'
import { Select } from '@/ui/field'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { CompareBar } from './compare-bar-client'
import { CompareTable } from './compare-table'
import { AddCompared } from './change-compared-client'
import { OpenCompared } from './open-compared-client'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

type CompareViewProps = {
  words: ScreenWords
  comparison: Comparison
  /** Whether the address says what is compared; otherwise the browser may know. */
  isGiven: boolean
}

/** Items of packaging side by side. */
export function CompareView({ words: { heading, text }, comparison, isGiven }: CompareViewProps) {
  const { items, problems } = comparison
  return (
    <>
      <PageBand title={heading} text={text} />
      <Section isTight label={heading}>
        <div className="flex min-h-[50vh] flex-col gap-8">
          {problems.length > 0 && (
            <ul className="form-alert">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          {items.length > 0 ? (
            <CompareTable comparison={comparison} />
          ) : (
            <EmptyList href={screenHref('categories')} linkLabel={common.browsePackaging}>
              {messages.nothingToCompare(maxCompared)}
            </EmptyList>
          )}
          <AddItem comparison={comparison} />
        </div>
      </Section>
      <CompareBar open={items.map(({ slug }) => slug)} />
      {!isGiven && <OpenCompared />}
    </>
  )
}

/** Adds an item by its name; works without script. In a large shop, items are added where they are shown. */
function AddItem({ comparison: { items, others } }: { comparison: Comparison }) {
  if (items.length >= maxCompared) return null
  if (others.length === 0)
    return (
      items.length > 0 && (
        <ButtonLink look="quiet" className="self-start" href={screenHref('categories')}>
          {common.browsePackaging}
        </ButtonLink>
      )
    )
  return (
    <AddCompared open={items.map(({ slug }) => slug)}>
      <Select label={messages.addAnItem} name="items" className="w-full max-w-sm">
        {others.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" look="quiet">
        {common.add}
      </Button>
    </AddCompared>
  )
}
