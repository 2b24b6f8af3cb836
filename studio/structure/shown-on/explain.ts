import { isLater, todayUtc } from '../../schema/blog/is-later.ts'
import type { UsedOn } from '../../presentation/used-on.ts'

/**
 * What the list of pages means: whether visitors meet the document there already.
 *
 * @param today the day by which the date of a post is judged (ISO 8601, UTC)
 */
export function explain(
  found: UsedOn | undefined,
  published: { _type: string; date?: unknown } | null,
  today: string = todayUtc(),
): string {
  if (!found) return 'Looking…'
  if (found.frame && published) return found.frame.message
  if (found.places.length === 0) return 'No page of the site shows this document yet.'
  if (!published) return 'Once it is published, visitors will meet this document here.'
  const { _type, date } = published
  return _type === 'post' && isLater(date, today)
    ? `Visitors will meet this post here from ${date}. Until then, its own address shows another post.`
    : 'Visitors meet this document here. A click opens the page in Preview.'
}
