/** The invisible characters that draft mode adds to texts (stega). */
const stega = /[\u200B-\u200D\u2060-\u2064\uFEFF\u{1D173}-\u{1D17A}]{4,}/gu

/** Structured data for search engines (schema.org). `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll(stega, '')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
