import { CallToAction } from '../call-to-action'
import type { SectionOf } from '../types'

/** A call to action at the end of a page. */
export function CallToActionBand({ section }: { section: SectionOf<'callToActionBand'> }) {
  if (!section.heading) return null
  return (
    <section aria-label={section.heading} className="border-t border-line bg-band">
      <div className="wrap flex flex-col items-start gap-6 py-14 lg:flex-row lg:items-center lg:justify-between lg:py-20">
        <div className="stack">
          <h2 className="text-h2">{section.heading}</h2>
          {section.text && <p className="measure text-lead">{section.text}</p>}
        </div>
        <CallToAction link={section.callToAction} />
      </div>
    </section>
  )
}
