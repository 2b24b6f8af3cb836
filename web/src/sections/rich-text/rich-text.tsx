import { Prose } from '@/features/prose/prose'
import { Section } from '@/ui/section'
import type { SectionOf } from '../types'

/** A long text. */
export function RichText({ section }: { section: SectionOf<'richText'> }) {
  if (!section.heading && !section.body) return null
  return (
    <Section label={section.heading ?? undefined} isTight>
      <div className="flex flex-col gap-8">
        {section.heading && <h2 className="text-h2">{section.heading}</h2>}
        <Prose body={section.body} hasSides />
      </div>
    </Section>
  )
}
