import { stegaClean } from '@/content/draft/metadata'
import type { Post } from '@/content/blog/blog'
import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'

type PostCommentsProps = Pick<Post, 'comments' | 'commentCount' | 'title'> & {
  /** The shop's eeemail address, to which replies go. */
  email?: string
}

/** What readers wrote under a post. A reply goes to the editors by email. */
export function PostComments({ comments, commentCount, title, email }: PostCommentsProps) {
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="comments" className="flex flex-col gap-8">
      <h2 id="comments" className="text-h2">
        Comment ({commentCount})
      </h2>
      <ul className="flex flex-col">
        {comments.map(({ id, name, text, date, picture }) => (
          <li key={id} className="flex gap-5 border-t border-line py-6">
            {picture && (
              <Picture
                source={{ ...pictureSource(picture, { aspect: 1, maxWidth: 320 }), alt: '' }}
                sizes="56px"
                className="size-14 shrink-0 rounded-full object-cover"
              />
            )}
            <div className="flex flex-col gap-1">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-heading text-h3 text-ink">{name}</span>
                {date && (
                  <time dateTime={date} className="text-small">
                    {postDate(date)}
                  </time>
                )}
              </p>
              <p className="measure">{text}</p>
              {email && (
                <a
                  href={`mailto:${email}?subject=${encodeURIComponent(stegaClean(`Reply to ${name}: ${title}`))}`}
                  aria-label={`Reply to ${name} by email`}
                  className="quiet-link min-h-11 min-w-11 w-fit text-small text-kraft-deep underline"
                >
                  Reply
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
