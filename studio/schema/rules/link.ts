const STARTS = ['/', '#', 'https://', 'mailto:', 'tel:']

/**
 * Says what is wrong with an address that a visitor may click, in an editor's words.
 * An empty address is fine here: whether it is required is the field's own business.
 */
export function linkProblem(href: string | undefined): true | string {
  if (!href) return true
  if (/\s/.test(href)) return 'An address has no spaces. Remove them, or write %20 in their place.'
  if (href.startsWith('//'))
    return 'Start a page of this site with a single "/", another site with "https://".'
  if (STARTS.some((start) => href.startsWith(start) && (href.length > start.length || start.length === 1)))
    return true
  if (/^[\w.-]+@[\w.-]+$/.test(href)) return `This is a mail address. Write "mailto:${href}".`
  if (/^\+?[\d()-]{6,}$/.test(href)) return `This is a phone number. Write "tel:${href}".`
  if (/^(http:\/\/|www\.)/.test(href)) return 'Another site starts with "https://".'
  return 'Start the address with "/" for a page of this site, "#" for a place on the same page, or "https://", "mailto:" or "tel:".'
}
