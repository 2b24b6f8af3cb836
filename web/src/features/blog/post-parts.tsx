import type { Author, Post } from '@/content/blog/blog'
import type { PostCard, Tag } from '@/content/blog/card'
import { pictureSource } from '@/content/pictures/picture'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'

/** Date and author over a post. */
export function PostMeta({ date, author }: Pick<Post, 'date' | 'author'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      {date && <time dateTime={date}>{postDate(date)}</time>}
      {author && <span>By {author.name}</span>}
    </p>
  )
}

/** Links to the posts of each tag. */
export function TagLinks({ tags }: { tags: Tag[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ slug, title, href }) => (
        <li key={slug}>
          <Link
            href={href}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-5 text-small text-ink hover:border-kraft-deep hover:text-kraft-deep"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Who wrote the post. */
export function AuthorNote({ author }: { author: Author }) {
  const { name, position, biography, picture } = author
  return (
    <div className="flex items-start gap-5 bg-band p-6 sm:p-8">
      {picture && (
        <Picture
          source={{ ...pictureSource(picture, { aspect: 1, maxWidth: 320 }), alt: '' }}
          sizes="80px"
          className="size-16 shrink-0 rounded-full object-cover sm:size-20"
        />
      )}
      <div className="flex flex-col gap-1">
        <p className="font-heading text-h3 text-ink">{name}</p>
        {position && <p className="text-small text-sage">{position}</p>}
        {biography && <p className="measure pt-2">{biography}</p>}
      </div>
    </div>
  )
}

/** The ways to the previous and to the next post. */
export function PostNeighbours({ newer, older }: Pick<Post, 'newer' | 'older'>) {
  if (!newer && !older) return null
  return (
    <nav aria-label="More posts" className="grid gap-6 border-y border-line py-8 sm:grid-cols-2">
      {older && <Neighbour post={older} label="Previous post" icon="arrow-left" />}
      {newer && <Neighbour post={newer} label="Next post" icon="arrow-right" isNext />}
    </nav>
  )
}

type NeighbourProps = {
  post: PostCard
  label: string
  icon: 'arrow-left' | 'arrow-right'
  isNext?: boolean
}

function Neighbour({ post, label, icon, isNext = false }: NeighbourProps) {
  const { title, href, date, tag, picture } = post
  return (
    <div
      className={
        isNext ? 'card flex-row-reverse items-center text-end sm:col-start-2' : 'card flex-row items-center'
      }
    >
      <div className="card-frame w-24 shrink-0">
        <Picture
          source={picture && { ...pictureSource(picture, { aspect: 1, maxWidth: 320 }), alt: '' }}
          sizes="96px"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <p
          className={
            isNext
              ? 'flex flex-row-reverse items-center gap-2 text-small text-sage'
              : 'flex items-center gap-2 text-small text-sage'
          }
        >
          <Icon name={icon} className="mirrored size-4" />
          {label}
        </p>
        <p className="font-heading text-h3 text-ink">
          <Link href={href} className="card-link">
            {title}
          </Link>
        </p>
        <p className="text-small">{[date && postDate(date), tag?.title].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
