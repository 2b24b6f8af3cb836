import {
  type ScreenKey,
  firstPageHref,
  pageHref,
  screenEntries,
  screenHref,
  screenId,
} from '@shop/studio/routes'
import type { SearchIndexQueryResult } from '@shop/studio/types'
import { joined, shownText } from './entry'
import type { SearchEntry } from './types'

type Raw = Pick<SearchIndexQueryResult, 'questions' | 'questionsPages' | 'pages' | 'screens' | 'certificates'>

/** Questions with their answers, pages, fixed pages that visitors search for, and certificates. */
export const pageEntries = (raw: Raw, maxQuestions: number): SearchEntry[] => [
  ...questionEntries(raw, maxQuestions),
  ...raw.pages.flatMap(({ route, title, description, words }) => {
    const href = pageHref(route)
    return href && title
      ? {
          kind: 'page' as const,
          href,
          title,
          text: shownText(description),
          words: joined((words ?? []).flatMap(sectionWords)),
        }
      : []
  }),
  ...screensFound(raw),
  ...raw.certificates.flatMap(({ _id, title, number, standard, summary }) =>
    title
      ? {
          kind: 'page' as const,
          href: `${screenHref('compliance')}#${_id}`,
          title,
          text: shownText(summary),
          words: joined([number, standard, summary]),
          skus: number ?? undefined,
        }
      : [],
  ),
]

function questionEntries({ questions, questionsPages }: Raw, max: number): SearchEntry[] {
  const page = firstPageHref(questionsPages)
  if (!page) return []
  return questions
    .flatMap(({ title, items }) => (items ?? []).map((item) => ({ ...item, subject: title })))
    .filter(({ question, answer }) => question && answer)
    .slice(0, max)
    .map(({ _key, question, answer, subject }) => ({
      kind: 'question',
      href: `${page}#${_key}`,
      title: question ?? '',
      text: shownText(answer),
      words: joined([subject, answer]),
    }))
}

/** Pages with what a visitor has chosen or sent: not in the site map, but searched for by name. */
const ownPages: readonly ScreenKey[] = ['quote', 'order-history']

/** Of several pages with one heading, such as the three layouts of the shop, the first. */
function screensFound({ screens }: Raw): SearchEntry[] {
  const found = new Map<string, SearchEntry>()
  for (const [key, { title, path, isInSitemap }] of screenEntries) {
    if (!(isInSitemap || ownPages.includes(key))) continue
    const words = screens.find(({ _id }) => _id === screenId(key))
    const name = words?.heading ?? words?.title ?? title
    if (found.has(name)) continue
    found.set(name, {
      kind: 'page',
      href: path,
      title: name,
      text: shownText(words?.description ?? words?.text),
      words: words?.text ?? undefined,
    })
  }
  return [...found.values()]
}

type RawSection = NonNullable<Raw['pages'][number]['words']>[number]

const sectionWords = ({ heading, text, body, points, steps }: RawSection): (string | null)[] => [
  heading,
  text,
  body,
  ...(points ?? []),
  ...(steps ?? []).flatMap((step) => [step.title, step.text]),
]
