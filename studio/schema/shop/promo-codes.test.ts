import { expect, it } from 'vitest'
import { validate } from '../../testing/schema.ts'

const withCodes = (count: number) =>
  validate({
    _id: 'promoCodes.shop',
    _type: 'promoCodes',
    codes: Array.from({ length: count }, (_, at) => ({
      _key: `c${at}`,
      _type: 'promoCode',
      code: `CODE-${at}`,
      kind: 'percentage',
      value: 10,
    })),
  })

it('says how many codes the checkout knows', async () => {
  expect(await withCodes(1000)).toEqual([])
  expect((await withCodes(1001)).map(({ message }) => message)).toEqual([
    'The checkout knows the first 1000 codes only. Remove those that have ended.',
  ])
})
