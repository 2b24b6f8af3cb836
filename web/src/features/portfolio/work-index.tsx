import type { WorkCard } from '@/content/portfolio/work'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { Section } from '@/ui/section'
import * as messages from '@/messages/portfolio'

/** A line for each work: name, tag, and a link to its page. */
export const WorkIndex = ({ works }: { works: WorkCard[] }) => (
  <Section label={messages.allWorks} look="band">
    <h2 className="mb-8 text-h2">{messages.allWorksHeading}</h2>
    <ul className="border-t border-line">
      {works.map(({ id, name, tag, galleryHref }) => (
        <li key={id} className="border-b border-line">
          <Link
            href={galleryHref}
            className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-6 py-3 hover:text-kraft-deep sm:grid-cols-[2fr_1fr_auto]"
          >
            <span className="font-heading text-h3 text-ink">{name}</span>
            <span className="tag max-sm:row-start-2">{tag}</span>
            <Icon
              name="arrow-right"
              className="mirrored size-5 max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2"
            />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
