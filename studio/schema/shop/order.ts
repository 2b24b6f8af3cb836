import { BillIcon } from '@sanity/icons/Bill'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sentCount, sentEmail, sentLine, sentMoment, stateField, stateTitle } from '../inbox/sent-fields.ts'
import { centsField, inDollars } from './cents.ts'
import { StateInput } from './state-input.tsx'

/** How far an order is: the values of the specification (section 4), titled as customers see them. */
export const ORDER_STATES = [
  { value: 'Pending', title: 'Pending' },
  { value: 'Completed', title: 'Completed' },
  { value: 'Cancel', title: 'Cancelled' },
]

const titleOf = (state: unknown) => ORDER_STATES.find(({ value }) => value === state)?.title

const orderLine = defineArrayMember({
  name: 'orderLine',
  title: 'Line',
  type: 'object',
  icon: BillIcon,
  readOnly: true,
  fields: [
    sentCount('product', 'Number of the product', 'As in the address of its page.'),
    sentLine('name', 'Name', 'As the product was called when it was ordered.'),
    sentLine('category', 'Kind', 'For example “Chair”.'),
    sentLine('sku', 'Article number', 'For the warehouse.'),
    sentLine('size', 'Size', 'What the customer chose.'),
    sentLine('colour', 'Colour', 'What the customer chose.'),
    sentLine('unit', 'Unit', 'Of goods that were offered: piece, pack, case or pallet.'),
    sentLine('unitName', 'Word for the unit', 'As the offer named it, for example “box”.'),
    sentCount('quantity', 'Quantity', 'How many.'),
    centsField('unitPrice', 'Price', 'Of one unit, or of as many as below, when it was ordered.'),
    sentCount('per', 'Price is for', 'So many units. Empty for one.'),
    centsField('total', 'Total', 'Of the whole line.'),
    sentLine('note', 'Note', 'As the offer said it.'),
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
      description:
        'The customer sees it immediately: Completed in green, Pending in amber, Cancelled in red.',
      options: { list: ORDER_STATES, layout: 'radio', direction: 'horizontal' },
      components: { input: StateInput },
      validation: (rule) => rule.required().error('Choose how far the order is.'),
    }),
    {
      ...stateField,
      name: 'handling',
      title: 'Handling',
      description: 'For editors only: whether action is needed. Completed and Cancelled set it to Done.',
    },
    sentMoment('stateDate', 'State since', 'Set when the state changes. The customer sees the day.'),
    defineField({
      name: 'notes',
      title: 'Notes',
      type: 'text',
      rows: 3,
      description: 'For editors only; the customer never sees them.',
    }),
    sentLine('number', 'Number', 'The customer has it on the invoice.'),
    sentMoment('placedAt', 'Placed at', 'When the customer ordered, or accepted the offer.'),
    sentLine(
      'quoteNumber',
      'Quote',
      'The request whose offer was accepted. Empty for an order of the checkout.',
    ),
    sentLine('purchaseOrder', 'Purchase order', 'The customer’s own number, if they gave one.'),
    { ...sentLine('quoteRequest', 'Id of the quote', 'Set by the site.'), hidden: true },
    defineField({
      name: 'customer',
      title: 'Customer',
      type: 'object',
      description: 'Who ordered, and where the order goes.',
      readOnly: true,
      fields: [
        sentLine('name', 'Full name', 'As the customer entered it.'),
        sentEmail('Where the confirmation went.'),
        sentLine('phone', 'Phone number', 'For questions about the delivery.'),
        sentLine('address1', 'Address line 1', 'Street and number.'),
        sentLine('address2', 'Address line 2', 'Optional.'),
        sentLine('city', 'Town / city', 'As the customer entered it.'),
        sentLine('zip', 'Zip code', 'As the customer entered it.'),
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
    sentLine('promoCode', 'Promo code', 'The code that the customer used, if any.'),
    centsField('discount', 'Coupon', 'What the code took off.'),
    sentLine('shippingName', 'Delivery', 'What the customer chose.'),
    centsField('delivery', 'Delivery fee', 'What the delivery costs.'),
    sentLine('taxName', 'Name of the tax', 'As shown on the invoice.'),
    defineField({
      name: 'isTaxIncluded',
      title: 'Prices contain the tax',
      type: 'boolean',
      description: 'Otherwise the tax was added to the total.',
      readOnly: true,
    }),
    centsField('tax', 'Tax', 'Of goods and delivery.'),
    centsField('total', 'Total', 'What the customer pays.'),
    sentLine('currency', 'Currency', 'Of all amounts.'),
    sentLine('paymentName', 'Payment', 'How the customer pays.'),
    { ...sentLine('linkHash', 'Private link', 'Proves the customer’s private link.'), hidden: true },
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
      subtitle: [
        stateTitle(handling),
        titleOf(state),
        inDollars(total),
        typeof at === 'string' && at.slice(0, 10),
      ]
        .filter(Boolean)
        .join(' · '),
      media: BillIcon,
    }),
  },
})
