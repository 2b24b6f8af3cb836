import type { PostCard } from '@/content/blog/card'
import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { PostTeaserView } from './post-teaser-client'

type PostTeaserProps = { post: PostCard; isWide?: boolean }

/** A post: picture, date, tag and title. The tag leads to the posts of that tag, all else to the post. */
export function PostTeaser({ post, isWide }: PostTeaserProps) {
  const { title, href, date, tag, description, picture } = post
  return (
    <PostTeaserView title={title} href={href} date={date} tag={tag} {...(isWide && { isWide, description })}>
      <Picture
        source={picture && pictureSource(picture, { aspect: 4 / 3, maxWidth: 960 })}
        sizes={isWide ? '(min-width: 768px) 48vw, 96vw' : '(min-width: 768px) 32vw, 96vw'}
        className="aspect-4/3"
      />
    </PostTeaserView>
  )
}
