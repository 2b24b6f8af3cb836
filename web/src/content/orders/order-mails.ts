import type { Order } from '@shop/studio/types'
import { config } from '../config'
import { sendPair, whenPairBegun } from '../mail/send-pair'
import { greeting, isSafeInMail } from '../mail/visitor-text'
import { formatCents } from '../money/format'
import { type OrderLink, orderHref } from './order-link'
import { type OrderView, sumsOf, toOrderView } from './view'

/** Resolves when both wait for no other mails any more, or after some seconds: what the lake sends for editors waits for this. */
export const whenOrderMailsBegun = ({ id }: OrderLink): Promise<void> => whenPairBegun({ kind: 'order', id })

/**
 * Sends a confirmation to the customer, and a notice to the shop. It never throws.
 * @returns whether both were stored in the outbox
 */
export const sendOrderMails = (stored: Order, link: OrderLink): Promise<boolean> =>
  sendPair({ kind: 'order', id: link.id, email: stored.customer?.email ?? '' }, ({ name, email = '' }) => {
    const order = toOrderView(stored, { name, address: '', email, phone: '' })
    return {
      toVisitor: {
        subject: `Your order ${order.number}`,
        text: confirmation(order, `${config.siteUrl}${orderHref('invoice', link)}`),
      },
      toShop: {
        subject: `New order ${order.number}: ${formatCents(order.total)}`,
        text: notice(order, stored.customer?.text),
      },
    }
  })

const confirmation = (order: OrderView, invoiceUrl: string) => `${greeting(order.customer.name)}

Thank you for your order ${order.number}. We are packing it now.

Payment: ${order.paymentName}

${billOf(order)}
${typedByCustomer(order)}
Your order, its status and its invoice: ${invoiceUrl}
Keep this link to yourself: anyone who has it can see the order. For questions or changes, reply to this email.

${order.shop.name}
`

/** The address of delivery and the purchase order number; a text that contains a link is only on the page of the order. */
function typedByCustomer({ customer, purchaseOrder }: OrderView): string {
  const parts = [
    purchaseOrder && isSafeInMail(purchaseOrder) && `Purchase order: ${purchaseOrder}\n`,
    isSafeInMail(customer.name, customer.address) &&
      `We deliver to:\n${customer.name}\n${customer.address}\n`,
  ]
  return parts
    .filter(Boolean)
    .map((part) => `\n${part}`)
    .join('')
}

const notice = (order: OrderView, text: string | undefined) => `${order.number}

${billOf(order)}
${order.purchaseOrder ? `\nPurchase order: ${order.purchaseOrder}\n` : ''}
Payment: ${order.paymentName}
Name: ${order.customer.name}
Address: ${order.customer.address}
Email: ${order.customer.email}
Phone: ${order.customer.phone}
${text ? `\n${text}\n` : ''}
Reply to this email to answer ${order.customer.name}. The order is in the Studio's inbox.
`

/** The lines of the order, and the parts of its total. */
const billOf = (order: OrderView): string =>
  [
    ...order.lines.map(({ quantity, name, text, total }) =>
      [`${quantity} × ${name}`, text && ` (${text})`, `: ${formatCents(total)}`].filter(Boolean).join(''),
    ),
    '',
    ...sumsOf(order).map(([name, amount]) => `${name}: ${amount}`),
    `Total: ${formatCents(order.total)}`,
  ].join('\n')
