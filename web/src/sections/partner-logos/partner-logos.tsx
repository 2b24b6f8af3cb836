import { plain } from '@/content/draft/metadata'
import { pictureAddress, pictureSource, toPicture } from '@/content/pictures/picture'
import type { Picture } from '@/content/pictures/types'
import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { CarouselHead, SectionHead } from '@/ui/section-head'
import { present } from '../present'
import type { SectionOf } from '../types'
import { Logo } from './logo-client'

/** Specification section 9: home 1 moves every 5 seconds. */
const usualSeconds = 5

type Partner = NonNullable<SectionOf<'partnerLogos'>['partners']>[number]

/** Companies we work with: a row that moves by itself, or a grid with their names. */
export function PartnerLogos({ section }: { section: SectionOf<'partnerLogos'> }) {
  const partners = present(section.partners).filter(({ name }) => name)
  if (partners.length === 0) return null
  if (section.layout === 'grid') {
    return (
      <Section label={section.heading ?? 'Partners'}>
        <SectionHead heading={section.heading} text={section.text} />
        <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
          {partners.map((partner) => (
            <li key={partner._id} className="flex flex-col items-center gap-4 border border-line p-6 sm:p-8">
              <Mark partner={partner} isNamed={false} />
              <p className="text-center text-small text-ink">{partner.name}</p>
            </li>
          ))}
        </ul>
      </Section>
    )
  }
  return (
    <Section>
      <Carousel
        label={section.heading ?? 'Partners'}
        view="partners"
        autoplay={(section.secondsPerStep ?? usualSeconds) * 1000}
        head={<CarouselHead {...section} />}
        slides={partners.map((partner) => ({
          key: partner._id,
          content: (
            <div className="flex h-full items-center justify-center border border-line p-5">
              <Mark partner={partner} isNamed />
            </div>
          ),
        }))}
      />
    </Section>
  )
}

/** The logo of a partner, or its name where an editor has not chosen one yet. */
function Mark({ partner, isNamed }: { partner: Partner; isNamed: boolean }) {
  const light = toPicture(partner.logo)
  if (!light) return <span className="font-heading text-h3 text-ink">{partner.name}</span>
  const dark = toPicture(partner.logoDark) ?? light
  return <Logo alt={isNamed ? plain(partner.name ?? '') : ''} light={imageOf(light)} dark={imageOf(dark)} />
}

function imageOf(picture: Picture) {
  const { width, height } = pictureSource(picture)
  return { src: pictureAddress(picture), width, height }
}
