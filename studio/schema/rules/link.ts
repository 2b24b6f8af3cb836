/**
 * Says what is wrong with an address outside the site, in an editor's words.
 * An empty address is valid here: whether it is required is up to the field.
 */
export function urlProblem(url: string | undefined): true | string {
  if (!url) return true
  if (url.length > 500) return 'Use 500 characters at most: the site leaves out longer addresses.'
  if (/\s/.test(url)) return 'An address has no spaces. Remove them, or write %20 in their place.'
  if (/\p{Cf}/u.test(url))
    return 'The address has an invisible character, as pasted texts do. Type it by hand.'
  if (/^https:\/\/[^/]|^mailto:.|^tel:./.test(url))
    return URL.canParse(url) || 'This address cannot be opened. Copy it again from the browser.'
  if (url.startsWith('/') && !url.startsWith('//'))
    return 'This is an address of this site. Remove it here and choose the page in “Page of this site”.'
  if (/^[\w.-]+@[\w.-]+$/.test(url)) return `This is an email address. Write “mailto:${url}”.`
  if (/^\+?[\d()-]{6,}$/.test(url)) return `This is a phone number. Write “tel:${url}”.`
  if (/^(http:\/\/|www\.|\/\/)/.test(url)) return 'The address of another site starts with “https://”.'
  return 'Start the address with “https://”, or with “mailto:” or “tel:” for an email or a call.'
}

/** A link as an editor fills it in. */
export type LinkValue = { label?: string; to?: { _ref?: string }; url?: string }

/**
 * The problem of a link's target: nothing chosen, or both a page and an address.
 *
 * @param isOptional whether the link needs no target once its label is empty
 */
export function targetProblem(
  { to, url }: LinkValue,
  { isOptional = false }: { isOptional?: boolean } = {},
): true | string {
  if (to?._ref && url)
    return 'Keep one: a link leads either to a page of this site or to an address outside it.'
  if (to?._ref || url) return true
  return isOptional
    ? 'Choose where this leads, or empty the label.'
    : 'Choose where this leads: a page of this site, or an address outside it.'
}
