import { sendMail } from '../mail/send'
import { greeting } from '../mail/visitor-text'
import type { Inquiry } from './inquiry'
import { shopContact } from './shop-contact'

/** Sends a confirmation to the visitor, and a notice to the shop whose reply goes to the visitor. It never throws. */
export async function sendInquiryMails(inquiry: Inquiry, number: string, id: string): Promise<void> {
  const shop = await shopContact()
  await sendMail({
    key: `inquiry-visitor-${id}`,
    to: inquiry.email,
    isToVisitor: true,
    replyTo: shop.email,
    subject: `We received your message (${number})`,
    text: confirmation(inquiry, number, shop.name),
  })
  if (!shop.email) return
  await sendMail({
    key: `inquiry-shop-${id}`,
    to: shop.email,
    replyTo: inquiry.email,
    subject: `New enquiry ${number}: ${inquiry.subject || inquiry.name}`,
    text: notice(inquiry, number),
  })
}

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
