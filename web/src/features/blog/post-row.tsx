import type { PostCard } from '@/content/blog/card'
import { pictureSource } from '@/content/pictures/picture'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'

/** A post as a line: its picture, date, tag, title and description. */
export function PostRow({ post }: { post: PostCard }) {
  const { title, splitHref, date, tag, description, picture } = post
  return (
    <article className="card grid grid-cols-[1fr_2fr] items-start gap-x-5 sm:gap-x-8">
      <div className="card-frame">
        <Picture source={pictureSource(picture, { aspect: 1 })} sizes="(min-width: 1024px) 16vw, 32vw" />
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {date && <time dateTime={date}>{postDate(date)}</time>}
          {tag && (
            <Link href={tag.href} className="quiet-link relative z-10 -my-2.5 min-h-11 text-sage">
              {tag.title}
            </Link>
          )}
        </p>
        <h3 className="text-h3">
          <Link href={splitHref} className="card-link">
            {title}
          </Link>
        </h3>
        {description && <p className="measure max-sm:hidden">{description}</p>}
      </div>
    </article>
  )
}
