import { stegaClean } from '@/content/draft/metadata'
import { pictureAddress, pictureSource, toPicture } from '@/content/pictures/picture'
import type { Picture } from '@/content/pictures/types'
import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { CarouselHead, SectionHead } from '@/ui/section-head'
import { compact } from '../lists'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Specification section 9: the carousel of home 1 moves every 5 seconds. */
const defaultSeconds = 5

type Partner = NonNullable<SectionOf<'partnerLogos'>['partners']>[number]

/** Partners' logos: an autoplaying carousel, or a grid with names. */
export function PartnerLogos({ section }: { section: SectionOf<'partnerLogos'> }) {
  const partners = compact(section.partners).filter(({ name }) => name)
  if (partners.length === 0) return null
  if (section.layout === 'grid') {
    return (
      <Section label={section.heading ?? messages.partners}>
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
        label={section.heading ?? messages.partners}
        view="partners"
        autoplay={(section.secondsPerStep ?? defaultSeconds) * 1000}
        head={<CarouselHead {...section} />}
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

/** A partner's logo for the light and the dark theme, or the partner's name when no logo has been chosen. */
function Logo({ partner, isNamed }: { partner: Partner; isNamed: boolean }) {
  const light = toPicture(partner.logo)
  if (!light) return <span className="font-heading text-h3 text-ink">{partner.name}</span>
  const alt = isNamed ? stegaClean(partner.name ?? '') : ''
  return (
    <>
      <LogoImage picture={light} alt={alt} className="logo" />
      <LogoImage picture={toPicture(partner.logoDark) ?? light} alt={alt} className="logo logo-dark" />
    </>
  )
}

function LogoImage({ picture, alt, className }: { picture: Picture; alt: string; className: string }) {
  const { width, height } = pictureSource(picture)
  return (
    // An SVG has no widths to choose from.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={pictureAddress(picture)}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
