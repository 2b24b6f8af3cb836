import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { PostFoot, PostFrame, PostHead, type PostLayoutProps } from './post-frame'

/** A post with its picture beside the heading, and with its subheadings beside the text. */
export function PostSplit({ post, text }: PostLayoutProps) {
  const { picture } = post
  return (
    <PostFrame post={post}>
      <article>
        <header className="bg-band">
          <div className="grid lg:grid-cols-2">
            <div className="flex flex-col justify-center gap-5 px-gutter ps-page py-10 sm:py-14">
              <PostHead post={post} />
            </div>
            <Picture
              source={pictureSource(picture, { aspect: 4 / 3 })}
              sizes="(min-width: 1024px) 50vw, 100vw"
              isFirst
              className="aspect-4/3 size-full object-cover"
            />
          </div>
        </header>
        <div className="wrap flex flex-col gap-14 pt-10 pb-section sm:pt-16">
          {text}
          {/* Below the text, in the columns of its subheadings. */}
          <div className="lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-12 xl:gap-x-20">
            <div className="max-w-[43rem] lg:col-start-2">
              <PostFoot post={post} />
            </div>
          </div>
        </div>
      </article>
    </PostFrame>
  )
}
