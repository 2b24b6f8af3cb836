import { BillIcon } from '@sanity/icons/Bill'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sentEmail, stateField, stateTitle } from '../inbox/sent-fields.ts'
import { centsField, inDollars } from './cents.ts'
import { StateInput } from './state-input.ts'

/** How far an order is, in the words of the specification (section 4). */
export const ORDER_STATES = ['Pending', 'Completed', 'Cancel']

const line = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description, readOnly: true })

const count = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description, readOnly: true })

const orderLine = defineArrayMember({
  name: 'orderLine',
  title: 'Line',
  type: 'object',
  icon: BillIcon,
  readOnly: true,
  fields: [
    count('product', 'Number of the product', 'As in the address of its page.'),
    line('name', 'Name', 'As the product was called when it was ordered.'),
    line('category', 'Kind', 'For example “Chair”.'),
    line('sku', 'Article number', 'For the warehouse.'),
    line('size', 'Size', 'What the customer chose.'),
    line('colour', 'Colour', 'What the customer chose.'),
    line('unit', 'Unit', 'Of goods that were offered: piece, pack, case or pallet.'),
    count('quantity', 'Quantity', 'How many.'),
    centsField('unitPrice', 'Price', 'Of one unit, or of as many as below, when it was ordered.'),
    count('per', 'Price is for', 'So many units. Empty for one.'),
    centsField('total', 'Total', 'Of the whole line.'),
  ],
  preview: {
    select: { name: 'name', size: 'size', colour: 'colour', quantity: 'quantity', total: 'total' },
    prepare: ({ name, size, colour, quantity, total }) => ({
      title: [quantity, name].filter(Boolean).join(' × '),
      subtitle: [size, colour, inDollars(total)].filter(Boolean).join(' · '),
      media: BillIcon,
    }),
  },
})

/**
 * What a customer ordered, as it was at that moment. The site writes it. Editors change its state and its handling; with
 * `liveEdit` the customer sees a new state immediately. Its id has a dot, so that it is private.
 */
export const order = defineType({
  name: 'order',
  title: 'Order',
  type: 'document',
  icon: BillIcon,
  description: 'An order of the shop. Set its state; the rest stays as the customer sent it.',
  liveEdit: true,
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'placedAt', direction: 'desc' }] },
    { name: 'total', title: 'Highest total first', by: [{ field: 'total', direction: 'desc' }] },
  ],
  fields: [
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'The customer sees it immediately: Completed in green, Pending in amber, Cancel in red.',
      options: { list: ORDER_STATES, layout: 'radio', direction: 'horizontal' },
      components: { input: StateInput },
      validation: (rule) => rule.required().error('Choose how far the order is.'),
    }),
    {
      ...stateField,
      name: 'handling',
      title: 'Handling',
      description: 'For editors only: whether action is needed. Completed and Cancel set it to Done.',
    },
    defineField({
      name: 'stateDate',
      title: 'State since',
      type: 'datetime',
      description: 'Set when the state changes. The customer sees the day.',
      readOnly: true,
    }),
    defineField({
      name: 'notes',
      title: 'Notes',
      type: 'text',
      rows: 3,
      description: 'For editors only; the customer never sees them.',
    }),
    line('number', 'Number', 'The customer has it on the invoice.'),
    defineField({
      name: 'placedAt',
      title: 'Placed at',
      type: 'datetime',
      description: 'When the customer pressed “Place to Order”.',
      readOnly: true,
    }),
    line('quoteNumber', 'Quote', 'The request whose offer was accepted. Empty for an order of the checkout.'),
    line('purchaseOrder', 'Purchase order', 'The customer’s own number, if they gave one.'),
    defineField({
      name: 'quoteRequest',
      title: 'Id of the quote',
      type: 'string',
      description: 'Set by the site.',
      readOnly: true,
      hidden: true,
    }),
    defineField({
      name: 'customer',
      title: 'Customer',
      type: 'object',
      description: 'Who ordered, and where the order goes.',
      readOnly: true,
      fields: [
        line('name', 'Full name', 'As the customer entered it.'),
        sentEmail('Where the confirmation went.'),
        line('phone', 'Phone number', 'For questions about the delivery.'),
        line('address1', 'Address line 1', 'Street and number.'),
        line('address2', 'Address line 2', 'Optional.'),
        line('city', 'Town / city', 'As the customer entered it.'),
        line('zip', 'Zip code', 'As the customer entered it.'),
        defineField({
          name: 'text',
          title: 'Additional text',
          type: 'text',
          rows: 3,
          description: 'What the customer wants you to know.',
        }),
      ],
    }),
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      description: 'What was ordered, at the prices of that moment.',
      readOnly: true,
      of: [orderLine],
    }),
    centsField('subtotal', 'Subtotal', 'The goods.'),
    line('promoCode', 'Promo code', 'The code that the customer used, if any.'),
    centsField('discount', 'Coupon', 'What the code took off.'),
    line('shippingName', 'Delivery', 'What the customer chose.'),
    centsField('delivery', 'Delivery fee', 'What the delivery costs.'),
    line('taxName', 'Name of the tax', 'As shown on the invoice.'),
    defineField({
      name: 'isTaxIncluded',
      title: 'Prices contain the tax',
      type: 'boolean',
      description: 'Otherwise the tax was added to the total.',
      readOnly: true,
    }),
    centsField('tax', 'Tax', 'Of goods and delivery.'),
    centsField('total', 'Total', 'What the customer pays.'),
    line('currency', 'Currency', 'Of all amounts.'),
    line('paymentName', 'Payment', 'How the customer pays.'),
    defineField({
      name: 'linkHash',
      title: 'Private link',
      type: 'string',
      description: 'Proves the customer’s private link.',
      readOnly: true,
      hidden: true,
    }),
  ],
  preview: {
    select: {
      number: 'number',
      name: 'customer.name',
      // Selected so that the list's search finds an order by its address, too.
      email: 'customer.email',
      total: 'total',
      state: 'state',
      handling: 'handling',
      at: 'placedAt',
    },
    prepare: ({ number, name, total, state, handling, at }) => ({
      title: [number, name].filter(Boolean).join(' · '),
      subtitle: [stateTitle(handling), state, inDollars(total), typeof at === 'string' && at.slice(0, 10)]
        .filter(Boolean)
        .join(' · '),
      media: BillIcon,
    }),
  },
})
