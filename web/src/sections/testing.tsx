import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Sections } from './registry'
import type { AnySection } from './types'

/** The markup of one section with the given fields; the others are empty. */
export function markupOf<Kind extends AnySection['_type']>(_type: Kind, fields: object): string {
  return markupOfPage([{ _type, ...fields }])
}

/** The markup of several, in a row. */
export const markupOfPage = (sections: Fields[]): string => renderToStaticMarkup(pageOf(sections))

/** The markup of several, with the components that are loaded lazily. */
export async function loadedMarkupOf(...sections: Fields[]): Promise<string> {
  const { prelude } = await prerender(pageOf(sections))
  return new Response(prelude).text()
}

type Fields = { _type: AnySection['_type']; [field: string]: unknown }

function pageOf(sections: Fields[]) {
  const whole = sections.map((fields, index) => ({ _key: `${index}`, heading: null, text: null, ...fields }))
  return <Sections sections={whole as unknown as AnySection[]} />
}

/** Its visible text. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<script.*?<\/script>/g, ' ')
    .replace(/<[^>]+>|\u2060/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The addresses of its links. */
export const linksOf = (markup: string): string[] =>
  [...markup.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)

/** A link as a query reads it: to the page of a route, or to nothing. */
export const link = (label: string, route: string | null) => ({
  label,
  url: null,
  to: route
    ? {
        _type: 'page' as const,
        _id: 'page',
        route,
        slug: null,
        number: null,
        childCount: 0 as const,
        hasDetails: false as const,
      }
    : null,
})
