import { pictureSource, toPicture } from '@/content/pictures/picture'
import { toLink } from '@/content/site/site'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { Eyebrow } from '@/ui/section-head'
import { Words } from '@/ui/words'
import { BannerCardView } from './banner-card-client'

/** A banner as its query asks for it. */
export type RawBanner = {
  eyebrow: string | null
  heading: string | null
  text: string | null
  offer: string | null
  picture: Parameters<typeof toPicture>[0]
  callToAction: Parameters<typeof toLink>[0]
}

type OpeningProps = { banner: RawBanner; level: 'h1' | 'h2'; isFirst?: boolean }

/** A banner as wide as the screen: words on one side, the picture on the other. */
export function OpeningBanner({ banner, level: Heading, isFirst = false }: OpeningProps) {
  const picture = toPicture(banner.picture)
  const callToAction = toLink(banner.callToAction)
  return (
    <div className="grid h-full bg-band lg:min-h-[min(44rem,calc(100vh-5.25rem))] lg:grid-cols-12">
      <div className="flex flex-col justify-center gap-6 px-gutter py-14 lg:col-span-6 lg:py-20 xl:ps-[max(var(--spacing-gutter),calc((100vw-1720px)/2))] 2xl:col-span-5">
        {banner.eyebrow && <Eyebrow>{banner.eyebrow}</Eyebrow>}
        <Heading className="text-h1">
          <Words text={banner.heading ?? ''} />
        </Heading>
        {banner.offer && (
          <p className="font-heading text-h2 text-clay">
            <bdi>{banner.offer}</bdi>
          </p>
        )}
        {banner.text && <p className="max-w-[52ch] text-lead">{banner.text}</p>}
        {callToAction && (
          <div className="pt-2">
            <ButtonLink href={callToAction.href}>{callToAction.label}</ButtonLink>
          </div>
        )}
      </div>
      <div className="relative aspect-4/3 lg:col-span-6 lg:aspect-auto 2xl:col-span-7">
        <Picture
          source={picture && pictureSource(picture)}
          sizes="(min-width: 1024px) 58vw, 133vw"
          isFirst={isFirst}
          className="cover"
        />
      </div>
    </div>
  )
}

type BannerCardProps = { banner: RawBanner; isLarge?: boolean; level?: 'h2' | 'h3' }

/** A banner among others: its picture, the offer on it, and its words below or beside. */
export function BannerCard({ banner, isLarge = false, level = 'h3' }: BannerCardProps) {
  const { eyebrow, heading, text, offer } = banner
  const picture = toPicture(banner.picture)
  return (
    <BannerCardView
      eyebrow={eyebrow}
      heading={heading}
      text={text}
      offer={offer}
      callToAction={toLink(banner.callToAction)}
      isLarge={isLarge}
      level={level}
    >
      <Picture
        source={picture && pictureSource(picture, { maxWidth: 1280 })}
        sizes="(min-width: 1024px) 30vw, (min-width: 640px) 48vw, 96vw"
        className="cover"
      />
    </BannerCardView>
  )
}
