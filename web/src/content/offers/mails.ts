import { quoteHref } from '@shop/studio/routes'
import { unitWord } from '@shop/studio/pricing'
import { offerRevision, replyName } from '@shop/studio/quotes'
import type { QuoteReply } from '@shop/studio/types'
import { config } from '../config'
import { shopContact } from '../inbox/shop-contact'
import { goodsText } from '../quotes/line'
import type { Mail } from '../mail/mail'
import { mailDate } from '../mail/mail-date'
import { sendMailOnce } from '../mail/send-once'
import { greeting } from '../mail/visitor-text'
import { formatCents, formatPrice } from '../money/format'
import { currentShopSettings } from '../orders/settings'
import { mailToken } from './link'
import { refusalKey, type StoredQuote } from './stored-quote'
import { billOf, type OfferBill, offerTax } from './sums'

const linkOf = (id: string) => `${config.siteUrl}${quoteHref(id, mailToken(id))}`

/** Sends the published offer to its buyer, once for each offer. */
export async function sendOffer(quote: StoredQuote): Promise<void> {
  const { id, request, revision } = quote
  const { offer, contact, number = '' } = request
  if (!offer || !revision || !contact?.email) return
  const shop = await shopContact()
  const settings = await currentShopSettings()
  const bill = billOf(quote, settings)
  if (!bill) return
  const mail = {
    to: contact.email,
    replyTo: shop.email,
    subject: `Your offer ${number}`,
    text: `${greeting(contact.name)}

Thank you for your request ${number}. Here is our offer.
${offer.message ? `\n${offer.message}\n` : ''}
${billText(bill)}

It is valid until ${mailDate(offer.validUntil ?? '')}.
${offer.terms ? `\n${offer.terms}\n` : ''}
View, accept or decline the offer, or ask a question: ${linkOf(id)}
Keep this link to yourself: anyone who has it can answer the offer.

${shop.name}
`,
  }
  await sendOnce(quote, revision, mail, { tax: offerTax(quote, settings.tax) })
}

/** Informs a buyer that there is no offer, or that it was withdrawn; once for each offer. */
export async function sendRefusal(quote: StoredQuote): Promise<void> {
  const { id, request, isOfferWithdrawn } = quote
  const { contact, number = '', offer } = request
  if (!contact?.email) return
  const shop = await shopContact()
  await sendOnce(quote, refusalKey(offer?.sentAt ? offerRevision(offer) : undefined), {
    to: contact.email,
    replyTo: shop.email,
    subject: isOfferWithdrawn ? `Your offer was withdrawn: ${number}` : `Your request ${number}`,
    text: `${greeting(contact.name)}

${isOfferWithdrawn ? `We have withdrawn our offer for request ${number}.` : `We are sorry, but we cannot make you an offer for request ${number}.`}

Read our messages or write to us: ${linkOf(id)}

${shop.name}
`,
  })
}

/** Sends a message of an editor to the buyer, or what the buyer answered to the shop. */
export async function sendReply(quote: StoredQuote, reply: QuoteReply): Promise<void> {
  const { id, request } = quote
  const { contact, number = '' } = request
  const shop = await shopContact()
  const key = reply._id.slice(reply._id.lastIndexOf('.') + 1)
  if (reply.kind === 'answer') {
    if (!contact?.email) return
    await sendOnce(quote, key, {
      to: contact.email,
      replyTo: shop.email,
      subject: `A message about your request ${number}`,
      text: `${greeting(contact.name)}

${reply.text}

Reply here: ${linkOf(id)}

${shop.name}
`,
    })
    return
  }
  const title = buyerTitles[reply.kind ?? '']
  if (!shop.email || !title) return
  await sendOnce(quote, key, {
    to: shop.email,
    replyTo: contact?.email,
    subject: `${title}: ${number}`,
    text: `${[contact?.name, contact?.company].filter(Boolean).join(', ')} <${contact?.email}>
${reply.text ? `\n${reply.text}\n` : ''}
The request is in the Studio's inbox. Reply there, so that your reply is kept with the request.
`,
  })
}

const buyerTitles: Record<string, string> = {
  message: 'New message about a quote',
  decline: 'Offer declined',
  withdrawal: 'Request withdrawn',
}

/** Sends an email about a request, once for each key. @param fields of the notice */
function sendOnce(
  { id, request }: StoredQuote,
  key: string,
  mail: Omit<Mail, 'key'>,
  fields: Pick<Partial<QuoteReply>, 'tax'> = {},
): Promise<void> {
  return sendMailOnce({ ...mail, key: `quote-${id}-${key}` }, 'quoteReply', replyName(id, 'notice', key), {
    kind: 'notice',
    request: { _type: 'reference', _ref: request._id, _weak: true },
    text: `${mail.subject} → ${mail.to}`,
    ...fields,
  })
}

const billText = ({ lines, subtotal, delivery, tax, taxName, isTaxIncluded, total }: OfferBill): string =>
  [
    ...lines.map(
      ({ quantity, unit, units, name, size, unitPrice, per = 1, total: sum, note }) =>
        `${goodsText({ unit, quantity }, { name, size }, { units })}, ${per === 1 ? `${formatCents(unitPrice)} per ${unitWord(unit, 1, units)}` : formatPrice(unitPrice, per)}: ${formatCents(sum)}${note ? `\n  ${note}` : ''}`,
    ),
    '',
    `Subtotal: ${formatCents(subtotal)}`,
    `Delivery: ${formatCents(delivery)}`,
    `${isTaxIncluded ? `${taxName}, included` : taxName}: ${formatCents(tax)}`,
    `Total: ${formatCents(total)}`,
  ].join('\n')
