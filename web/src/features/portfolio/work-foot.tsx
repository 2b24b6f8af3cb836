import { pictureSource } from '@/content/pictures/picture'
import type { Work, WorkCard } from '@/content/portfolio/work'
import { shareOf } from '@/content/site/share'
import { type Neighbour, Neighbours } from '@/ui/neighbours'
import { ShareLinks } from '@/ui/share-links'
import * as messages from '@/messages/portfolio'

type WorkFootProps = {
  work: Work
  /** The layout in which the neighbours open. */
  layout: 'v1' | 'v2'
}

/** What follows the story of a work: share links, and links to the previous and the next work. */
export function WorkFoot({ work, layout }: WorkFootProps) {
  const { name, href, picture, previous, next } = work
  const toNeighbour = (label: string, card: WorkCard): Neighbour => ({
    label,
    href: layout === 'v1' ? card.href : card.galleryHref,
    title: card.name,
    text: card.tag,
    source: pictureSource(card.picture, { aspect: 1, maxWidth: 320 }),
  })
  return (
    <div className="flex flex-col gap-8">
      <ShareLinks {...shareOf(name, href, picture)} />
      <Neighbours
        label={messages.moreWorks}
        previous={previous && toNeighbour(messages.previousWork, previous)}
        next={next && toNeighbour(messages.nextWork, next)}
      />
    </div>
  )
}
