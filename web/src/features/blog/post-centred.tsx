import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { PostFoot, PostFrame, PostHead, type PostLayoutProps } from './post-frame'

/** A post in one column: its heading, its picture across the page, and its text in the middle. */
export function PostCentred({ post, text }: PostLayoutProps) {
  const { picture } = post
  return (
    <PostFrame post={post}>
      <article>
        <header className="border-b border-line bg-band">
          <div className="wrap py-10 sm:py-14">
            <div className="mx-auto flex max-w-[46rem] flex-col gap-4">
              <PostHead post={post} />
            </div>
          </div>
        </header>
        {picture && (
          <div className="wrap pt-8 sm:pt-12">
            <Picture
              source={pictureSource(picture, { aspect: 16 / 9 })}
              sizes="88vw"
              isFirst
              className="aspect-4/3 w-full object-cover sm:aspect-16/9 lg:aspect-2/1"
            />
          </div>
        )}
        <div className="wrap pt-10 pb-section sm:pt-14">
          <div className="mx-auto flex max-w-[46rem] flex-col gap-14">
            {text}
            <PostFoot post={post} />
          </div>
        </div>
      </article>
    </PostFrame>
  )
}
