import { renderToStaticMarkup } from 'react-dom/server'
import { Sections } from './registry'
import type { AnySection } from './types'

/** The markup of one section, made of the fields that a test is about; the others are empty. */
export function markupOf<Kind extends AnySection['_type']>(_type: Kind, fields: object): string {
  const section = { _key: _type, _type, heading: null, text: null, ...fields } as unknown as AnySection
  return renderToStaticMarkup(<Sections sections={[section]} />)
}

/** What a reader sees of it. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<script.*?<\/script>/g, ' ')
    .replace(/<[^>]+>|\u2060/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Where its links lead. */
export const linksOf = (markup: string): string[] =>
  [...markup.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
