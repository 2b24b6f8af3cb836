import { sendPair } from '../mail/send-pair'
import { greeting } from '../mail/visitor-text'
import type { Inquiry } from './inquiry'

/** Confirms an enquiry, and notifies the shop. It never throws. */
export const sendInquiryMails = (inquiry: Inquiry, number: string, id: string): Promise<boolean> =>
  sendPair({ kind: 'inquiry', id, email: inquiry.email }, (shop) => ({
    toVisitor: {
      subject: `We received your message (${number})`,
      text: confirmation(inquiry, number, shop.name),
    },
    toShop: {
      subject: `New enquiry ${number}: ${inquiry.subject || inquiry.name}`,
      text: notice(inquiry, number),
    },
  }))

const confirmation = ({ name }: Inquiry, number: string, shop: string) => `${greeting(name)}

Thank you for your message. Its number is ${number}; please mention it when you write or call.
We reply within one working day.

${shop}
`

const notice = ({ name, email, phone, subject, message }: Inquiry, number: string) => `${number}

Name: ${name}
Email: ${email}
Phone: ${phone || '–'}
Subject: ${subject || '–'}

${message}

Reply to this email to answer ${name}. The enquiry is in the Studio's inbox.
`
