import type { ReactNode } from 'react'
import { blogSidebar } from '@/content/blog/blog'
import type { PostCard } from '@/content/blog/card'
import { pictureSource } from '@/content/pictures/picture'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { postDate } from '@/ui/post-date'
import { TagLinks } from './post-parts'
import * as messages from '@/messages/blog'
import * as common from '@/messages/common'

/** The sidebar of a post: Categories, Recent Posts, Popular Tags. */
export async function BlogSidebar({ recent }: { recent: PostCard[] }) {
  const { categories, popular } = await blogSidebar()
  return (
    <aside aria-label={messages.moreOfTheBlog} className="flex flex-col gap-12">
      <Part title={common.categories}>
        <ul>
          {categories.map(({ slug, title, href }) => (
            <li key={slug} className="border-b border-line">
              <Link href={href} className="list-link px-0">
                {title}
                <Icon name="chevron-right" className="mirrored" />
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={messages.recentPosts}>
        <ul className="flex flex-col gap-5">
          {recent.map((post) => (
            <li key={post.id} className="card flex-row items-center">
              <div className="card-frame w-20 shrink-0">
                <Picture
                  source={pictureSource(post.picture, { aspect: 1, maxWidth: 320, alt: '' })}
                  sizes="80px"
                />
              </div>
              <div className="flex min-w-0 flex-col gap-1">
                <Link href={post.href} className="card-link font-heading leading-snug text-ink">
                  {post.title}
                </Link>
                {post.date && (
                  <time dateTime={post.date} className="text-small">
                    {postDate(post.date)}
                  </time>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={messages.popularTags}>
        <TagLinks tags={popular} />
      </Part>
    </aside>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-5">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)
