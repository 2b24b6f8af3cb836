import type { PostCard } from '@/content/journal/card'
import { pictureSource } from '@/content/pictures/picture'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'

type PostTeaserProps = { post: PostCard; isWide?: boolean }

/** A post: picture, date, tag and title. The tag leads to the posts of that tag, all else to the post. */
export function PostTeaser({ post, isWide = false }: PostTeaserProps) {
  return (
    <article className={isWide ? 'card card-wide' : 'card h-full gap-5'}>
      <div className="card-frame">
        <Picture
          source={post.picture && pictureSource(post.picture, { aspect: 4 / 3, most: 960 })}
          sizes={isWide ? '(min-width: 768px) 48vw, 96vw' : '(min-width: 768px) 32vw, 96vw'}
          className="aspect-4/3"
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {post.date && <time dateTime={post.date}>{postDate(post.date)}</time>}
          {post.tag && (
            <Link href="/blog-tag" className="quiet-link relative z-10 min-h-9 text-sage hover:text-sage">
              {post.tag}
            </Link>
          )}
        </p>
        <h3 className={isWide ? 'text-h2' : 'text-h3'}>
          <Link href={post.href} className="card-link">
            {post.title}
          </Link>
        </h3>
        {isWide && post.description && <p className="measure pt-2">{post.description}</p>}
      </div>
    </article>
  )
}
