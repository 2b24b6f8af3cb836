'use client'

/** By these a text in draft mode says where it comes from; facts are for machines. */
const hidden = /[\u200B-\u200D\u2060-\u2064\uFEFF\u{1D173}-\u{1D17A}]{4,}/gu

/**
 * Facts for search engines (schema.org). No text can end the script early. Drawn in the browser too:
 * in a page's data the facts are then not text within text.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll(hidden, '')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
