import { beforeEach, expect, it, vi } from 'vitest'
import { FormError } from '../forms/handle-form'
import { formOf } from '../forms/testing'
import { checkOut } from './checkout'
import { placeOrder } from './place-order'

vi.mock('./place-order', () => ({ placeOrder: vi.fn<typeof placeOrder>() }))

const line = { product: 1, option: {}, quantity: 1, name: 'Chair', unitPrice: 8500 }
const cartOf = (lines: object[], total = 8500) => JSON.stringify({ lines, tax: 0, total })
const good = {
  name: 'Anna',
  email: 'anna@example.com',
  phone: '+1 201 555 0142',
  city: 'Trenton',
  zip: '00000',
  address1: '12 Sample Mill Road',
  address2: '',
  text: '',
  shipping: 'free',
  payment: 'cash',
  terms: 'on',
  cart: cartOf([line]),
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  token: 'a'.repeat(32),
}

let visitor = 0
const send = (changes: Partial<Record<keyof typeof good, string>>) =>
  checkOut(formOf({ ...good, ...changes }), `visitor-${visitor++}`)

const placed = { id: good.id, token: good.token, number: 'PH-1', date: '2026-05-01T12:00:00Z', total: 8500 }
beforeEach(() => {
  vi.mocked(placeOrder).mockReset().mockResolvedValue({ order: placed })
})

it('hands a complete order on', async () => {
  expect(await send({})).toMatchObject({ status: 'done', number: 'PH-1', result: { order: placed } })
  expect(placeOrder).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      lines: [line],
      total: 8500,
      customer: expect.objectContaining({ city: 'Trenton' }),
    }),
  )
})

it.each(['name', 'email', 'phone', 'city', 'zip', 'address1', 'terms', 'shipping', 'payment'] as const)(
  'asks for %s',
  async (field) => {
    expect(await send({ [field]: '' })).toMatchObject({
      status: 'invalid',
      errors: { [field]: expect.any(String) },
    })
    expect(placeOrder).not.toHaveBeenCalled()
  },
)

it.each([
  ['a negative quantity', cartOf([{ ...line, quantity: -1 }])],
  ['no piece', cartOf([{ ...line, quantity: 0 }])],
  ['a part of a piece', cartOf([{ ...line, quantity: 0.1 + 0.2 }])],
  ['a thousand million pieces', cartOf([{ ...line, quantity: 1e9 }])],
  ['a quantity in words', cartOf([{ ...line, quantity: '1' }])],
  ['a product below one', cartOf([{ ...line, product: 0 }])],
  ['a negative total', cartOf([line], -1)],
  ['a total beyond every order', cartOf([line], 1e15)],
  ['no line', cartOf([])],
  ['a hundred and one lines', cartOf(Array.from({ length: 101 }, () => line))],
  ['no JSON', '{"lines":'],
  ['another kind of value', '[1]'],
  ['nothing', ''],
])('refuses a cart with %s', async (_, cart) => {
  expect(await send({ cart })).toMatchObject({
    status: 'invalid',
    errors: { cart: expect.stringMatching(/cart/) },
  })
  expect(placeOrder).not.toHaveBeenCalled()
})

it.each([
  ['id', 'order.1'],
  ['id', '0f8fad5b-d9cb-169f-a165-70867728950e'],
  ['token', 'short'],
] as const)('refuses the %s %j', async (field, value) => {
  expect(await send({ [field]: value })).toMatchObject({ status: 'invalid' })
  expect(placeOrder).not.toHaveBeenCalled()
})

it('takes a product with a long name and a long colour, as the shop shows them', async () => {
  const long = { ...line, name: 'x'.repeat(5000), option: { colour: 'y'.repeat(150) } }
  expect(await send({ cart: cartOf([long]) })).toMatchObject({ status: 'done' })
})

it('keeps what was typed when the lake is down', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(placeOrder).mockRejectedValue(new Error('down'))
  expect(await send({})).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('Nothing is lost'),
    values: { name: 'Anna' },
  })
})

it('takes the order of a customer whose address others typed into failing orders', async () => {
  vi.mocked(placeOrder).mockRejectedValue(new FormError('The total changed.'))
  for (let count = 0; count < 30; count++) await send({ email: 'victim@example.com' })
  vi.mocked(placeOrder).mockResolvedValue({ order: placed })
  expect(await send({ email: 'victim@example.com' })).toMatchObject({ status: 'done' })
})
