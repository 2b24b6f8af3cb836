import type { PostCard } from '@/content/journal/card'
import { pictureSource } from '@/content/pictures/picture'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'

type PostTeaserProps = { post: PostCard; isWide?: boolean }

/** A post: picture, date, tag and title. The tag leads to the posts of that tag, all else to the post. */
export function PostTeaser({ post, isWide = false }: PostTeaserProps) {
  return (
    <article
      className={
        isWide
          ? 'group relative grid gap-6 md:grid-cols-2 md:items-center md:gap-12'
          : 'group relative flex h-full flex-col gap-5'
      }
    >
      <div className="overflow-hidden bg-band">
        <Picture
          source={post.picture && pictureSource(post.picture, { aspect: 4 / 3, most: 960 })}
          sizes={isWide ? '(min-width: 768px) 48vw, 96vw' : '(min-width: 768px) 32vw, 96vw'}
          className="aspect-4/3 w-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {post.date && <time dateTime={post.date}>{postDate(post.date)}</time>}
          {post.tag && (
            <Link
              href="/blog-tag"
              className="relative z-10 inline-flex min-h-9 items-center text-sage underline-offset-4 hover:underline"
            >
              {post.tag}
            </Link>
          )}
        </p>
        <h3 className={isWide ? 'text-h2' : 'text-h3'}>
          <Link
            href={post.href}
            className="decoration-kraft decoration-2 underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h3>
        {isWide && post.description && <p className="measure pt-2">{post.description}</p>}
      </div>
    </article>
  )
}
