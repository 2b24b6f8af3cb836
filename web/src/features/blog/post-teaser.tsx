import type { PostCard } from '@/content/blog/card'
import { pictureSource } from '@/content/pictures/picture'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'

type PostTeaserProps = {
  post: PostCard
  /** Its picture beside its words, with its description. */
  isWide?: boolean
  /** Two in a row: its picture is half as wide as the page. */
  isHalf?: boolean
  /** Its picture is on the first screen. */
  isFirst?: boolean
  level?: 'h2' | 'h3'
  /** The layout of the post that the card opens. */
  layout?: 'v1' | 'v2'
}

/** A post's picture, date, tag and title. The tag links to the posts with that tag, the rest to the post. */
export function PostTeaser({
  post,
  isWide = false,
  isHalf = isWide,
  isFirst,
  level: Heading = 'h3',
  layout = 'v1',
}: PostTeaserProps) {
  const { title, date, tag, description, picture } = post
  return (
    <article className={isWide ? 'card card-wide' : 'card h-full gap-5'}>
      <div className="card-frame">
        <Picture
          source={pictureSource(picture, { aspect: 4 / 3 })}
          sizes={isHalf ? '(min-width: 768px) 48vw, 88vw' : '(min-width: 768px) 32vw, 88vw'}
          isFirst={isFirst}
          className="aspect-4/3"
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {date && <time dateTime={date}>{postDate(date)}</time>}
          {tag && (
            <Link
              href={tag.href}
              className="quiet-link relative z-10 -my-2.5 min-h-11 text-sage hover:text-sage"
            >
              {tag.title}
            </Link>
          )}
        </p>
        <Heading className={isWide ? 'text-h2' : 'text-h3'}>
          <Link href={layout === 'v2' ? post.splitHref : post.href} className="card-link">
            {title}
          </Link>
        </Heading>
        {isWide && description && <p className="measure pt-2">{description}</p>}
      </div>
    </article>
  )
}
