import { pictureSource } from '@/content/pictures/picture'
import type { WorkCard as Card } from '@/content/portfolio/work'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'

type WorkCardProps = {
  work: Card
  /** Its picture is as wide as the page. */
  isWide?: boolean
  /** Its picture is on the first screen. */
  isFirst?: boolean
}

/** A work of the portfolio: its picture, tag, name and summary, with one link to its page. */
export function WorkCard({ work, isWide = false, isFirst }: WorkCardProps) {
  const { name, href, tag, description, picture } = work
  return (
    <article className="card gap-5">
      <div className="card-frame">
        <Picture
          source={pictureSource(picture)}
          sizes={isWide ? '88vw' : '(min-width: 768px) 48vw, 88vw'}
          isFirst={isFirst}
          className={isWide ? 'aspect-8/5 lg:aspect-2/1' : 'aspect-8/5'}
        />
      </div>
      <div
        className={isWide ? 'flex flex-col gap-2 lg:grid lg:grid-cols-2 lg:gap-12' : 'flex flex-col gap-2'}
      >
        <div className="flex flex-col gap-1">
          {tag && <p className="tag">{tag}</p>}
          <h2 className={isWide ? 'text-h2' : 'text-h3'}>
            <Link href={href} className="card-link">
              {name}
            </Link>
          </h2>
        </div>
        {description && <p className={isWide ? 'measure text-lead lg:self-end' : 'measure'}>{description}</p>}
      </div>
    </article>
  )
}
