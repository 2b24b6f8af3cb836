import { inlineSymbols } from './inline-symbols'

/** The icons of the shell, once per document. In a file of their own they would appear after the header that holds them. */
export function InlineIcons() {
  return <svg aria-hidden="true" className="hidden" dangerouslySetInnerHTML={{ __html: inlineSymbols }} />
}
