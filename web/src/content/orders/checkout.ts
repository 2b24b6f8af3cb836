import { z } from 'zod'
import { emailField, jsonField, optionalLine, optionalText, requiredLine, shortList } from '../forms/fields'
import { createFormHandler } from '../forms/handle-form'
import { createLimits, tenMinutes } from '../forms/limits'
import { billing } from './billing'
import { newIdPattern, tokenPattern } from '../forms/id-patterns'
import { placeOrder } from './place-order'
import type { CheckoutResult } from './types'

const maxLines = 100
const maxQuantity = 9999
const maxCents = 1_000_000_000

const cents = z.number().int().min(0).max(maxCents)
const label = z.string().min(1).max(500).optional()

const line = z.object({
  product: z.number().int().min(1).max(999_999),
  option: z.object({ size: label, colour: label }),
  quantity: z.number().int().min(1).max(maxQuantity),
  /** It is only compared. */
  name: z
    .string()
    .min(1)
    .transform((name) => name.slice(0, 200)),
  unitPrice: cents,
})

const cartMessage = 'We could not read your cart. Go back to the cart and check it'

const cart = jsonField(
  z.object({
    lines: shortList(line, maxLines).refine(({ length }) => length > 0),
    tax: cents,
    total: cents,
    promoCode: label,
    delivery: label,
    paymentName: label,
  }),
  { maxLength: 100_000, message: cartMessage },
)

const [kilobytesOfOrder, kilobytesOfLine] = [6, 2]

const reload = 'Reload the page and try again'

/** Handles the checkout's form. */
export const checkOut = createFormHandler({
  name: 'checkout',
  schema: z.object({
    name: requiredLine(billing.name),
    email: emailField,
    phone: requiredLine(billing.phone),
    city: requiredLine(billing.city),
    zip: requiredLine(billing.zip),
    address1: requiredLine(billing.address1),
    address2: optionalLine(billing.address2),
    text: optionalText(billing.text),
    shipping: requiredLine(billing.shipping),
    payment: requiredLine(billing.payment),
    terms: z.literal('on', billing.terms.message),
    cart,
    id: z.string().regex(newIdPattern, reload),
    token: z.string().regex(tokenPattern, reload),
  }),
  limits: createLimits({
    perVisitor: { points: 20, seconds: tenMinutes },
    inTotal: { points: 300, seconds: tenMinutes },
  }),
  thanks: 'Thank you for your order.',
  failed:
    'We could not place your order. Nothing is lost: your cart and what you typed are still here. Try again in a moment.',
  act: async ({ cart: shown, id, token, shipping, payment, terms: _terms, ...customer }) => {
    const placed = await placeOrder({ ...shown, id, token, shipping, payment, customer })
    return {
      number: placed.order.number,
      result: placed satisfies CheckoutResult as CheckoutResult,
      kilobytes: kilobytesOfOrder + shown.lines.length * kilobytesOfLine,
    }
  },
})
