/**
 * Milliseconds for which a signature of a webhook is valid, so that a recorded request cannot be replayed later. The embedded lake
 * and a Function sign each attempt again; Sanity's own webhooks retry for one minute only.
 */
export const maxSignatureAge = 5 * 60_000
