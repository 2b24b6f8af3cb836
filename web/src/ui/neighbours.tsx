import { Icon } from './icons/icon'
import { Link } from './link-client'
import { Picture, type PictureSource } from './picture'

/** A page before or after another one. */
export type Neighbour = {
  /** Such as “Next post”. */
  label: string
  href: string
  title: string
  text?: string
  source?: PictureSource
}

type NeighboursProps = {
  /** The label of the links for screen readers. */
  label: string
  previous?: Neighbour
  next?: Neighbour
}

/** Links to the previous and the next page. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="grid gap-6 border-y border-line py-8 sm:grid-cols-2">
      {previous && <NeighbourCard neighbour={previous} />}
      {next && <NeighbourCard neighbour={next} isNext />}
    </nav>
  )
}

function NeighbourCard({ neighbour, isNext = false }: { neighbour: Neighbour; isNext?: boolean }) {
  const { label, href, title, text, source } = neighbour
  return (
    <div
      className={
        isNext
          ? 'card flex-row-reverse items-center text-right sm:col-start-2 rtl:text-left'
          : 'card flex-row items-center'
      }
    >
      <div className="card-frame w-24 shrink-0">
        <Picture source={source && { ...source, alt: '' }} sizes="96px" />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <p
          className={
            isNext
              ? 'flex flex-row-reverse items-center gap-2 text-small text-sage'
              : 'flex items-center gap-2 text-small text-sage'
          }
        >
          <Icon name={isNext ? 'arrow-right' : 'arrow-left'} className="mirrored size-4" />
          {label}
        </p>
        <p className="font-heading text-h3 text-ink">
          <Link href={href} className="card-link">
            {title}
          </Link>
        </p>
        {text && <p className="text-small">{text}</p>}
      </div>
    </div>
  )
}
