import type { Order } from '@shop/studio/types'
import { config } from '../config'
import { shopContact } from '../inbox/shop-contact'
import { sendMail } from '../mail/send'
import { formatCents } from '../money/format'
import { type OrderLink, orderHref } from './order-link'
import { type OrderView, sumsOf, toOrderView } from './view'

/**
 * Sends a confirmation to the customer, and a notice to the shop. It never throws.
 * @returns whether both were stored in the outbox
 */
export async function sendOrderMails(stored: Order, link: OrderLink): Promise<boolean> {
  const shop = await shopContact()
  const order = toOrderView(stored, { name: shop.name, address: '', email: shop.email ?? '', phone: '' })
  const isConfirmed = await sendMail({
    key: `order-customer-${link.id}`,
    to: order.customer.email,
    replyTo: shop.email,
    subject: `Your order ${order.number}`,
    text: confirmation(order, `${config.siteUrl}${orderHref('invoice', link)}`),
  })
  if (!shop.email) return isConfirmed
  const isNotified = await sendMail({
    key: `order-shop-${link.id}`,
    to: shop.email,
    replyTo: order.customer.email,
    subject: `New order ${order.number}: ${formatCents(order.total)}`,
    text: notice(order, stored.customer?.text),
  })
  return isConfirmed && isNotified
}

const confirmation = (order: OrderView, invoiceUrl: string) => `Hello ${order.customer.name},

Thank you for your order ${order.number}. We are packing it now.

Payment: ${order.paymentName}

${billOf(order)}

We deliver to:
${order.customer.name}
${order.customer.address}

Your order, its status and its invoice: ${invoiceUrl}
Keep this link to yourself: anyone who has it can see the order. For questions or changes, reply to this email.

${order.shop.name}
`

const notice = (order: OrderView, text: string | undefined) => `${order.number}

${billOf(order)}

Payment: ${order.paymentName}
Name: ${order.customer.name}
Address: ${order.customer.address}
Email: ${order.customer.email}
Phone: ${order.customer.phone}
${text ? `\n${text}\n` : ''}
Reply to this email to answer ${order.customer.name}. The order is in the Studio's inbox.
`

/** What was ordered, and how the total comes about. */
const billOf = (order: OrderView): string =>
  [
    ...order.lines.map(({ quantity, name, text, total }) =>
      [`${quantity} × ${name}`, text && ` (${text})`, `: ${formatCents(total)}`].filter(Boolean).join(''),
    ),
    '',
    ...sumsOf(order).map(([name, amount]) => `${name}: ${amount}`),
    `Total: ${formatCents(order.total)}`,
    ...(order.purchaseOrder ? ['', `Purchase order: ${order.purchaseOrder}`] : []),
  ].join('\n')
