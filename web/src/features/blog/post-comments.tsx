import { stegaClean } from '@/content/draft/metadata'
import type { Post } from '@/content/blog/blog'
import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'
import { ReplyLink } from './reply-link-client'
import * as messages from '@/messages/blog'

type PostCommentsProps = Pick<Post, 'comments' | 'commentCount'>

/** What readers wrote under a post; a reply is a comment that begins with the other reader's name. */
export function PostComments({ comments, commentCount }: PostCommentsProps) {
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="comments" className="flex flex-col gap-8">
      <h2 id="comments" className="text-h2">
        {messages.commentCount(commentCount)}
      </h2>
      <ul className="flex flex-col">
        {comments.map(({ id, name, text, date, picture }) => (
          <li key={id} className="flex gap-5 border-t border-line py-6">
            {picture && (
              <Picture
                source={pictureSource(picture, { aspect: 1, maxWidth: 320, alt: '' })}
                sizes="56px"
                className="size-14 shrink-0 rounded-full object-cover"
              />
            )}
            <div className="flex flex-col gap-1">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span dir="auto" className="font-heading text-h3 text-ink">
                  {name}
                </span>
                {date && (
                  <time dateTime={date} className="text-small">
                    {postDate(date)}
                  </time>
                )}
              </p>
              <p dir="auto" className="measure whitespace-pre-line">
                {text}
              </p>
              <ReplyLink name={stegaClean(name)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
