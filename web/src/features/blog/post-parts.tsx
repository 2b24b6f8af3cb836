import type { Author, Post } from '@/content/blog/blog'
import type { PostCard, Tag } from '@/content/blog/card'
import { pictureSource } from '@/content/pictures/picture'
import { Link } from '@/ui/link-client'
import { type Neighbour, Neighbours } from '@/ui/neighbours'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'
import * as messages from '@/messages/blog'

/** Date and author over a post. */
export function PostMeta({ date, author }: Pick<Post, 'date' | 'author'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      {date && <time dateTime={date}>{postDate(date)}</time>}
      {author && <span>{messages.byAuthor(author.name)}</span>}
    </p>
  )
}

/** Links to the posts of each tag. */
export function TagLinks({ tags }: { tags: Tag[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ slug, title, href }) => (
        <li key={slug}>
          <Link href={href} className="chip">
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
          source={pictureSource(picture, { aspect: 1, maxWidth: 320, alt: '' })}
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

/** Links to the previous and the next post. */
export const PostNeighbours = ({ newer, older }: Pick<Post, 'newer' | 'older'>) => (
  <Neighbours
    label={messages.morePosts}
    previous={older && toNeighbour(messages.previousPost, older)}
    next={newer && toNeighbour(messages.nextPost, newer)}
  />
)

const toNeighbour = (label: string, { title, href, date, tag, picture }: PostCard): Neighbour => ({
  label,
  href,
  title,
  text: [date && postDate(date), tag?.title].filter(Boolean).join(' · '),
  source: pictureSource(picture, { aspect: 1, maxWidth: 320 }),
})
