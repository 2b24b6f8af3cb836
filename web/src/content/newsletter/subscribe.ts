import { createHash } from 'node:crypto'
import { config } from '../config'
import { createOnce } from '../lake/create-once'

/** Thrown when a subscription was not accepted; the message is for the log. */
class NewsletterError extends Error {}

/** The body that the newsletter service expects (specification section 7). */
const leadOf = (email: string) => ({
  firstName: '',
  lastName: '',
  email,
  subscribed: false,
  doubleOptIn: true,
  overrideExisting: true,
  message: '',
})

/** Milliseconds. */
const timeout = 10_000

/**
 * Sends a checked email address to the newsletter service when one is configured, else stores it in the content lake as a
 * `newsletterLead` document. Subscribing twice leaves one lead.
 * @throws NewsletterError when it was not accepted
 */
export async function subscribe(email: string): Promise<void> {
  await (config.newsletter ? sendToService(email, config.newsletter) : storeInLake(email))
}

async function sendToService(email: string, { host, key }: { host: string; key: string }): Promise<void> {
  const response = await fetch(`${host}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: key },
    body: JSON.stringify(leadOf(email)),
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new NewsletterError(`The newsletter service answered ${response.status}`)
}

async function storeInLake(email: string): Promise<void> {
  if (!config.apiToken)
    throw new NewsletterError('SANITY_API_TOKEN is needed to store a newsletter lead in the lake')
  const name = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)
  // The dot makes the document private on the hosted lake: an email address is not public content.
  await createOnce({ _id: `newsletterLead.${name}`, _type: 'newsletterLead', ...leadOf(email) }, 'async')
}
