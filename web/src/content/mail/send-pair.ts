import { shopContact } from '../inbox/shop-contact'
import type { Mail } from './mail'
import { sendMail, whenBegun } from './send'

type Words = Pick<Mail, 'subject' | 'text'>
type Submission = { kind: string; id: string; /** The visitor's address. */ email: string }

const visitorKey = (kind: string, id: string) => `${kind}-visitor-${id}`
const shopKey = (kind: string, id: string) => `${kind}-shop-${id}`

/** Resolves when both mails of a submission wait for no other ones any more, or after some seconds. */
export async function whenPairBegun({ kind, id }: Pick<Submission, 'kind' | 'id'>): Promise<void> {
  await Promise.all([visitorKey(kind, id), shopKey(kind, id)].map(whenBegun))
}

/**
 * Sends a confirmation to the visitor, and a notice to the shop whose reply goes to the visitor: once for each submission,
 * also when it was sent twice. It never throws.
 * @returns whether both mails were stored in the outbox
 */
export async function sendPair(
  { kind, id, email }: Submission,
  wordsOf: (shop: { name: string; email?: string }) => { toVisitor: Words; toShop: Words },
): Promise<boolean> {
  const shop = await shopContact()
  const { toVisitor, toShop } = wordsOf(shop)
  const isConfirmed = await sendMail({
    ...toVisitor,
    key: visitorKey(kind, id),
    to: email,
    isToVisitor: true,
    replyTo: shop.email,
  })
  if (!shop.email) return isConfirmed
  const isNotified = await sendMail({
    ...toShop,
    key: shopKey(kind, id),
    to: shop.email,
    replyTo: email,
  })
  return isConfirmed && isNotified
}
