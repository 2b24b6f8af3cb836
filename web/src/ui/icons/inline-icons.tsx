import { inlineSymbols } from './inline-symbols'

/** The icons of the shell, once per document. In a separate file they would be painted after the header. */
export function InlineIcons() {
  return <svg aria-hidden="true" className="hidden" dangerouslySetInnerHTML={{ __html: inlineSymbols }} />
}
