/**
 * What is wrong with a contact entry: a phone number must be callable, an email address must be one to which the site writes
 * (web/src/content/forms/email.ts).
 */
export function contactProblem(kind: string | undefined, value: string | undefined): true | string {
  if (!value?.trim()) return 'Write the address or number, or remove the entry.'
  if (kind === 'email' && !/^[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,63}$/.test(value.trim())) {
    return 'This is not an email address. It looks like “name@company.com”.'
  }
  if (kind === 'phone' && (!/^[+\d\s().-]+$/.test(value) || value.replace(/\D/g, '').length < 7)) {
    return 'This is not a phone number. Use digits, spaces, brackets and hyphens, for example “+1 201-555-0123”.'
  }
  return true
}

/** A number for the messaging app: digits only, with the country code. */
export function messagingNumberProblem(value: string | undefined): true | string {
  if (!value) return true
  if (/^[1-9]\d{6,14}$/.test(value)) return true
  return 'Write digits only, country code first, without “+”, zeros in front or spaces: “12015550123”.'
}
