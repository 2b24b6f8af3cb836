import { config } from '@/content/config'
import { pictureSource } from '@/content/pictures/picture'
import { PageBand } from '@/ui/page-band'
import { Picture } from '@/ui/picture'
import { BlogSidebar } from './blog-sidebar'
import { PostFoot, PostFrame, type PostLayoutProps, postCrumbs } from './post-frame'
import { PostMeta } from './post-parts'

/** A post with categories, recent posts and popular tags beside it. */
export function PostWithSidebar({ post, text }: PostLayoutProps) {
  return (
    <PostFrame post={post}>
      <PageBand
        title={post.title}
        text={post.description}
        crumbs={postCrumbs(post.title)}
        siteUrl={config.siteUrl}
      />
      <div className="wrap grid gap-x-12 gap-y-14 pt-8 pb-section sm:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-20">
        <article className="flex flex-col gap-10">
          <Picture
            source={pictureSource(post.picture, { aspect: 16 / 9 })}
            sizes="(min-width: 1024px) 70vw, 88vw"
            isFirst
            className="aspect-16/9 w-full object-cover"
          />
          <PostMeta {...post} />
          {text}
          <PostFoot post={post} />
        </article>
        <BlogSidebar recent={post.recent} />
      </div>
    </PostFrame>
  )
}
