/**
 * A mail address as the footer's newsletter takes it: word characters, dots or hyphens, an @, domain labels, and a
 * top-level part of 2 to 63 letters (specification section 5, as changed in the decisions).
 */
export const isMailAddress = (text: string): boolean => /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,63}$/i.test(text)

/** Specification section 8. */
export const invalidAddressMessage = 'Please enter a valid email address'

/** A field of the form that visitors do not see; whoever fills it in is a machine. */
export const honeypotField = 'website'
