/**
 * An email address as every form accepts it: word characters, dots, hyphens or plus signs, an @, domain labels, and a
 * top-level domain of 2 to 63 letters (specification section 5, as changed in the decisions). Also the `pattern` of the
 * input, where hyphens must be escaped.
 */
export const emailPattern = String.raw`[\w.+\-]+@(?:[\w\-]+\.)+[A-Za-z]{2,63}`

const email = new RegExp(`^(?:${emailPattern})$`)

/** Whether a text is an email address by `emailPattern`. */
export const isEmail = (text: string): boolean => email.test(text)

/** Email addresses are at most this long (RFC 5321). */
export const maxEmailLength = 254

/** Specification section 8. */
export const invalidEmailMessage = 'Please enter a valid email address'
