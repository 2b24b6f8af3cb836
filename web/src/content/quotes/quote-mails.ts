import { quoteHref } from '@shop/studio/routes'
import { config } from '../config'
import { mailDate } from '../mail/mail-date'
import { sendPair } from '../mail/send-pair'
import { greeting } from '../mail/visitor-text'
import { formatCents } from '../money/format'
import type { RequestFacts } from './request-document'

/** A confirmation with the private link to the buyer, and a notice to the shop that can be answered. It never throws. */
export function sendQuoteMails(
  request: RequestFacts,
  { id, token }: { id: string; token: string },
): Promise<boolean> {
  const { number, buyer } = request
  return sendPair({ kind: 'quote', id, email: buyer.email }, (shop) => ({
    toVisitor: {
      subject: `We received your quote request ${number}`,
      text: confirmation(request, `${config.siteUrl}${quoteHref(id, token)}`, shop.name),
    },
    toShop: {
      subject: `New quote request ${number}: ${buyer.company || buyer.name}`,
      text: notice(request),
    },
  }))
}

const confirmation = (request: RequestFacts, link: string, shop: string) => `${greeting(request.buyer.name)}

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

${linesOf(request, { withNotes: true })}

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

/** What was asked for, each line with its list price and target price below it. */
const linesOf = ({ lines }: RequestFacts, { withNotes = false } = {}): string =>
  lines
    .map(({ sku, goods, colours, listTotal, targetPrice, note }) =>
      [
        `${goods} (${sku}): ${listTotal === undefined ? 'quote only' : formatCents(listTotal)}${colours && listTotal !== undefined ? ' without printing' : ''}`,
        targetPrice !== undefined && `  Target price: ${formatCents(targetPrice)}`,
        withNotes && note && `  Note: ${note}`,
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n')
