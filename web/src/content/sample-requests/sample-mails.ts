import { sendPair } from '../mail/send-pair'
import { greeting, isSafeInMail } from '../mail/visitor-text'
import type { SampleLine } from './offered-samples'
import type { SampleRequest } from './sample-request'

type Sent = { lines: readonly SampleLine[]; number: string; id: string }

/** Confirms a request for samples, and notifies the shop. It never throws. */
export function sendSampleMails(request: SampleRequest, { lines, number, id }: Sent): Promise<boolean> {
  const samples = lines.map(({ sku, name, size }) => `${sku}: ${name}, ${size}`).join('\n')
  return sendPair({ kind: 'samples', id, email: request.email }, (shop) => ({
    toVisitor: {
      subject: `Your samples (${number})`,
      text: confirmation({ request, samples, number, shop: shop.name }),
    },
    toShop: {
      subject: `Samples for ${request.company || request.name} (${number})`,
      text: notice(request, samples, number),
    },
  }))
}

const addressOf = ({ name, company, address1, address2, city, zip }: SampleRequest) =>
  [company, name, address1, address2, `${city} ${zip}`].filter(Boolean).join('\n')

/** A postal address that contains a link is not an address; the confirmation omits it. */
const destinationOf = (request: SampleRequest) =>
  isSafeInMail(addressOf(request))
    ? `They are free, and go to:\n\n${addressOf(request)}`
    : 'They are free, and go to the address in your request.'

type Confirmation = { request: SampleRequest; samples: string; number: string; shop: string }

const confirmation = ({ request, samples, number, shop }: Confirmation) => `${greeting(request.name)}

Thank you for your request ${number}. We will review it within one working day and email you when the samples ship.

${samples}

${destinationOf(request)}

To change anything, reply to this email.

${shop}
`

const notice = (request: SampleRequest, samples: string, number: string) => `${number}

${samples}

To:
${addressOf(request)}

Email: ${request.email}
Phone: ${request.phone || '–'}

What will be packed:
${request.use || '–'}

Reply to this email to answer ${request.name}. Approve the request in the Studio's inbox, and set it to Sent when the samples ship: each sends ${request.name} an email.
`
