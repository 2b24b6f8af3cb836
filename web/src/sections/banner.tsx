import { clsx } from 'clsx'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { toLink } from '@/content/site/link'
import { ArrowLink } from '@/ui/arrow-link'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button'
import { NoBreakHyphens } from '@/ui/no-break-hyphens'
import { Picture } from '@/ui/picture'
import { Eyebrow } from '@/ui/section-head'
import type { SectionOf } from './types'

type Banner = Omit<SectionOf<'heroBanner'>, '_key' | '_type'>

type WideBannerProps = { banner: Banner; level: 'h1' | 'h2'; isFirst?: boolean }

/** A banner as wide as the screen: text on one side, the picture on the other. */
export function WideBanner({ banner, level, isFirst = false }: WideBannerProps) {
  return (
    <div className="grid h-full bg-band lg:min-h-[min(44rem,calc(100vh-5.25rem))] lg:grid-cols-12">
      <div className="flex flex-col justify-center gap-6 px-gutter py-14 lg:col-span-6 lg:py-20 ps-page 2xl:col-span-5">
        <BannerText banner={banner} level={level} size="text-h1" />
      </div>
      <div className="relative aspect-4/3 lg:col-span-6 lg:aspect-auto 2xl:col-span-7">
        <Picture
          source={pictureSource(toPicture(banner.picture))}
          sizes="(min-width: 1024px) max(58vw, 79rem), 133vw"
          isFirst={isFirst}
          className="cover"
        />
      </div>
    </div>
  )
}

type BannerTextProps = { banner: Banner; level: 'h1' | 'h2'; size: 'text-h1' | 'text-title' }

/** The text of a large banner: eyebrow, heading, offer, introduction and link. */
export function BannerText({ banner, level: Heading, size }: BannerTextProps) {
  const { eyebrow, heading, offer, text } = banner
  const callToAction = toLink(banner.callToAction)
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading className={size}>
        <NoBreakHyphens text={heading ?? ''} />
      </Heading>
      {offer && (
        <p className="font-heading text-h2 text-clay">
          <bdi>{offer}</bdi>
        </p>
      )}
      {text && <p className="max-w-[52ch] text-lead">{text}</p>}
      {callToAction && (
        <div className="pt-2">
          <ButtonLink href={callToAction.href}>{callToAction.label}</ButtonLink>
        </div>
      )}
    </>
  )
}

type BannerCardsProps = { banners: (Banner & { _key: string })[]; level: 'h2' | 'h3' }

/** Banners as cards side by side; a single one is as wide as the page. */
export function BannerCards({ banners, level }: BannerCardsProps) {
  const isLarge = banners.length === 1
  return (
    <ul className={clsx('grid gap-4 sm:gap-6', !isLarge && 'lg:grid-cols-2')}>
      {banners.map((banner) => (
        <li key={banner._key} className={clsx(!isLarge && 'last:odd:lg:col-span-2')}>
          <BannerCard banner={banner} level={level} />
        </li>
      ))}
    </ul>
  )
}

type BannerCardProps = { banner: Banner; level: 'h2' | 'h3' }

function BannerCard({ banner, level: Heading }: BannerCardProps) {
  const { eyebrow, heading, text, offer } = banner
  const callToAction = toLink(banner.callToAction)
  return (
    <article className="banner-card">
      <div>
        <Picture
          source={pictureSource(toPicture(banner.picture), { maxWidth: 1280 })}
          sizes="(min-width: 1440px) 24vw, (min-width: 720px) 48vw, 88vw"
        />
        <div className="flex flex-col items-start justify-center gap-3 p-6 sm:p-8 xl:p-12">
          {offer && (
            <Badge>
              <bdi>{offer}</bdi>
            </Badge>
          )}
          {eyebrow && <p className="tag">{eyebrow}</p>}
          {heading && <Heading className="text-h2">{heading}</Heading>}
          {text && <p>{text}</p>}
          {callToAction && <ArrowLink href={callToAction.href}>{callToAction.label}</ArrowLink>}
        </div>
      </div>
    </article>
  )
}
