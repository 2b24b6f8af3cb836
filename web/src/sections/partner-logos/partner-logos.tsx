import { plain } from '@/content/draft/metadata'
import { pictureAddress, pictureSource, toPicture } from '@/content/pictures/picture'
import type { Picture as PictureData } from '@/content/pictures/types'
import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { present } from '../present'
import type { SectionOf } from '../types'

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
              <Logo partner={partner} isNamed={false} />
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
        head={
          <div className="stack">
            {section.heading && <h2 className="text-h2">{section.heading}</h2>}
            {section.text && <p className="measure text-lead">{section.text}</p>}
          </div>
        }
        slides={partners.map((partner) => ({
          key: partner._id,
          content: (
            <div className="flex h-full items-center justify-center border border-line p-5">
              <Logo partner={partner} isNamed />
            </div>
          ),
        }))}
      />
    </Section>
  )
}

/** A logo in the colours that suit the theme. */
function Logo({ partner, isNamed }: { partner: Partner; isNamed: boolean }) {
  const light = toPicture(partner.logo)
  const dark = toPicture(partner.logoDark) ?? light
  const alt = isNamed ? plain(partner.name ?? '') : ''
  const image = (picture: typeof light, className: string) =>
    picture && (
      // An SVG has no widths to choose from.
      // oxlint-disable-next-line nextjs/no-img-element
      <img
        {...imageOf(picture)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`h-14 w-auto max-w-full object-contain ${className}`}
      />
    )
  if (!light) return <span className="font-heading text-h3 text-ink">{partner.name}</span>
  return (
    <>
      {image(light, 'dark:hidden')}
      {image(dark, 'hidden dark:block')}
    </>
  )
}

function imageOf(picture: PictureData) {
  const { width, height } = pictureSource(picture)
  return { src: pictureAddress(picture), width, height }
}
