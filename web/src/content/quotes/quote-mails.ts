import { quoteHref } from '@shop/studio/routes'
import { config } from '../config'
import { shopContact } from '../inbox/shop-contact'
import { mailDate } from '../mail/mail-date'
import { sendMail } from '../mail/send'
import { formatCents } from '../money/format'
import type { RequestFacts } from './request-document'

/** A confirmation with the private link to the buyer, and a notice to the shop that can be answered. It never throws. */
export async function sendQuoteMails(
  request: RequestFacts,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const shop = await shopContact()
  const { number, buyer } = request
  await sendMail({
    key: `quote-buyer-${id}`,
    to: buyer.email,
    replyTo: shop.email,
    subject: `We received your quote request ${number}`,
    text: confirmation(request, `${config.siteUrl}${quoteHref(id, token)}`, shop.name),
  })
  if (!shop.email) return
  await sendMail({
    key: `quote-shop-${id}`,
    to: shop.email,
    replyTo: buyer.email,
    subject: `New quote request ${number}: ${buyer.company || buyer.name}`,
    text: notice(request),
  })
}

const confirmation = (request: RequestFacts, link: string, shop: string) => `Hello ${request.buyer.name},

Thank you for your request ${request.number}. Within one working day we will send you an offer that includes delivery.

You asked for:

${linesOf(request)}

Your request and our offer: ${link}
Keep this link to yourself: anyone who has it can see and accept the offer. To add anything, reply to this email.

${shop}
`

const notice = (request: RequestFacts) => {
  const { number, artwork } = request
  const { name, company, email, phone, neededBy, message } = request.buyer
  return `${number}

${linesOf(request)}

Name: ${name}
Company: ${company || '–'}
Email: ${email}
Phone: ${phone || '–'}
Needed by: ${neededBy ? mailDate(neededBy) : '–'}
Artwork: ${artwork ?? '–'}
${message ? `\n${message}\n` : ''}
Reply to this email to answer ${name}. Make the offer in the Studio's inbox.
`
}

/** What was asked for, each line with its list price; target prices and notes below it. */
const linesOf = ({ lines }: RequestFacts): string =>
  lines
    .map(({ sku, goods, listTotal, targetPrice, note }) =>
      [
        `${goods} (${sku}): ${listTotal === undefined ? 'quote only' : formatCents(listTotal)}`,
        targetPrice !== undefined && `  Target price: ${formatCents(targetPrice)}`,
        note && `  Note: ${note}`,
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n')
