import type { SampleRequest } from '@shop/studio/types'
import { shopContact } from '../inbox/shop-contact'
import { fetchPrivate } from '../lake/private'
import { sendMailOnce } from '../mail/send-once'
import { greeting } from '../mail/visitor-text'

type State = NonNullable<SampleRequest['handling']>

/** What the visitor reads about a state; of the others an editor writes. */
const words: { [state in State]?: { subject: string; news: string; reply: string } } = {
  approved: {
    subject: 'Your samples are approved',
    news: 'Your samples are approved and are being packed. We will email you when they ship.',
    reply: 'To change anything, reply to this email.',
  },
  sent: {
    subject: 'Your samples are on their way',
    news: 'Your samples have been sent to the address in your request.',
    reply: 'If one is missing or you want to try another size, reply to this email.',
  },
}

/**
 * Informs the visitor of the state of a sample request, once for each state. The request is read again first, so that an
 * approval is not sent after the samples.
 * @param id its id without the type
 * @throws when the lake is down or the email could not be stored; then the request must be repeated
 */
export async function sendSampleState(id: string): Promise<void> {
  const request = await fetchPrivate('sampleRequest', id)
  const { handling, contact, lines, number = '' } = request ?? {}
  const text = handling && words[handling]
  if (!text || !contact?.email) return
  const shop = await shopContact()
  const samples = lines?.map(({ sku, name, size }) => `${sku}: ${name}, ${size}`).join('\n')
  await sendMailOnce(
    {
      key: `samples-${id}-${handling}`,
      to: contact.email,
      replyTo: shop.email,
      subject: `${text.subject} (${number})`,
      text: [greeting(contact.name), text.news, samples, text.reply, `${shop.name}\n`]
        .filter(Boolean)
        .join('\n\n'),
    },
    'sampleNotice',
    `${id}.${handling}`,
    { state: handling },
  )
}
