import { screenHref } from '@shop/studio/routes'
import type { PostCard } from '@/content/blog/card'
import { pictureSource } from '@/content/pictures/picture'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'

type PostTeaserProps = { post: PostCard; isWide?: boolean }

/** A post's picture, date, tag and title. The tag links to the posts with that tag, the rest to the post. */
export function PostTeaser({ post, isWide = false }: PostTeaserProps) {
  const { title, href, date, tag, description, picture } = post
  return (
    <article className={isWide ? 'card card-wide' : 'card h-full gap-5'}>
      <div className="card-frame">
        <Picture
          source={picture && pictureSource(picture, { aspect: 4 / 3 })}
          sizes={isWide ? '(min-width: 768px) 48vw, 96vw' : '(min-width: 768px) 32vw, 96vw'}
          className="aspect-4/3"
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {date && <time dateTime={date}>{postDate(date)}</time>}
          {tag && (
            <Link
              href={screenHref('blog-tag')}
              className="quiet-link relative z-10 min-h-11 text-sage hover:text-sage"
            >
              {tag}
            </Link>
          )}
        </p>
        <h3 className={isWide ? 'text-h2' : 'text-h3'}>
          <Link href={href} className="card-link">
            {title}
          </Link>
        </h3>
        {isWide && description && <p className="measure pt-2">{description}</p>}
      </div>
    </article>
  )
}
