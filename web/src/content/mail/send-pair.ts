import { shopContact } from '../inbox/shop-contact'
import type { Mail } from './mail'
import { sendMail } from './send'

type Words = Pick<Mail, 'subject' | 'text'>
type Submission = { kind: string; id: string; /** The visitor's address. */ email: string }

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
    key: `${kind}-visitor-${id}`,
    to: email,
    isToVisitor: true,
    replyTo: shop.email,
  })
  if (!shop.email) return isConfirmed
  const isNotified = await sendMail({
    ...toShop,
    key: `${kind}-shop-${id}`,
    to: shop.email,
    replyTo: email,
  })
  return isConfirmed && isNotified
}
