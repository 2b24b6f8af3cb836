/* Ids and secrets of orders and quote requests, as the browser makes them and the server takes them. */

/** A version 4 UUID, which the browser makes: the id of an order or a quote request. Sending it twice makes one document. */
export const newIdPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** The id of any order: of one that an accepted offer makes, the server derives a version 8 UUID, which no browser can take. */
export const orderIdPattern = /^[\da-f]{8}-[\da-f]{4}-[48][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** 128 random bits, which the browser makes. Only their hash is stored. */
export const tokenPattern = /^[\da-f]{32}$/

/** The same of a quote request, in base64url. */
export const quoteTokenPattern = /^[\w-]{22}$/
