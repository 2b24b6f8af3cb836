/**
 * Whether a text is an email address as the newsletter accepts it: word characters, dots or hyphens, an @, domain labels,
 * and a top-level domain of 2 to 63 letters (specification section 5, as changed in the decisions).
 */
export const isEmail = (text: string): boolean => /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,63}$/i.test(text)

/** Specification section 8. */
export const invalidEmailMessage = 'Please enter a valid email address'

/** A hidden field of the form; only a bot fills it in. */
export const honeypotField = 'website'
