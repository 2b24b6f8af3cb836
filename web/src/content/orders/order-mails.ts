import { config } from '../config'
import { shopContact } from '../inbox/shop-contact'
import { sendMail } from '../mail/send'
import { formatCents } from '../money/format'
import { orderHref } from './order-link'
import type { OrderRequest, PlacedOrder } from './types'

/** A confirmation to the customer, and a notice to the shop. It never throws. */
export async function sendOrderMails(order: PlacedOrder, { customer, lines }: OrderRequest): Promise<void> {
  const shop = await shopContact()
  const goods = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')
  const total = formatCents(order.total)
  await sendMail({
    key: `order-customer-${order.id}`,
    to: customer.email,
    replyTo: shop.email,
    subject: `Your order ${order.number}`,
    text: `Hello ${customer.name},

thank you for your order ${order.number}.

${goods}

Total: ${total}

Your order and its invoice: ${config.siteUrl}${orderHref('invoice', order)}
Keep this link to yourself: anyone who has it can see the order.

${shop.name}
`,
  })
  if (!shop.email) return
  await sendMail({
    key: `order-shop-${order.id}`,
    to: shop.email,
    replyTo: customer.email,
    subject: `New order ${order.number}: ${total}`,
    text: `${customer.name} (${customer.email}) ordered:

${goods}

Total: ${total}

The order is in the Studio, under Orders.
`,
  })
}
