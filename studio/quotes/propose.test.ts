import { expect, it, vi } from 'vitest'
import { printNote } from './print-note.ts'
import { proposedValidUntil, proposeLine, proposeLines } from './propose.ts'

const now = new Date('2026-06-15T12:00:00Z')
const selling = {
  pricePer: 1000,
  orderUnit: 'case',
  articles: [
    { sku: 'A', price: 38 },
    { sku: 'B', price: 33.33, perOrderUnit: 4 },
    { sku: 'C', price: null },
  ],
  priceBreaks: [
    { from: 48, reduction: 8 },
    { from: 12, reduction: 4 },
  ],
  units: [
    { key: 'piece', holds: 1 },
    { key: 'pack', holds: 100 },
    { key: 'case', holds: 5 },
    { key: 'pallet', holds: 40 },
  ],
}
const line = { _key: 'k', sku: 'A', name: 'Bag', unit: 'case', quantity: 1 }
const proposed = (changes: object) => {
  const { unit, quantity, unitPrice, per = 1 } = proposeLine({ ...line, ...changes }, { selling }, now)
  return per > 1 ? [quantity, unit, unitPrice, per] : [quantity, unit, unitPrice]
}

it.each([
  ['below the first break', {}, [1, 'case', 19]],
  ['at a break', { quantity: 12 }, [12, 'case', 18.24]],
  ['at a later break', { quantity: 48 }, [48, 'case', 17.48]],
  ['in pieces that fill cases', { unit: 'piece', quantity: 6000, pieces: 6000 }, [12, 'case', 18.24]],
  ['in pallets', { unit: 'pallet', quantity: 2 }, [80, 'case', 17.48]],
  [
    'in pieces that do not fill a case',
    { unit: 'piece', quantity: 750, pieces: 750 },
    [750, 'piece', 3.8, 100],
  ],
  ['of a size with another case, rounded down', { sku: 'B', quantity: 1 }, [1, 'case', 13.33]],
  ['without a listed price', { sku: 'C', quantity: 3 }, [3, 'case', undefined]],
  ['of an unknown size', { sku: 'X', quantity: 3 }, [3, 'case', undefined]],
])('proposes the price of a line %s', (_, changes, expected) => expect(proposed(changes)).toEqual(expected))

it.each([
  [12.3, [2000, 'piece', 1.23, 100]],
  [1.23, [2000, 'piece', 1.23, 1000]],
  [1500, [2000, 'piece', 1.5]],
  [0.001, [2000, 'piece', 0]],
])('keeps the digits of a listed price of $%d for 1,000 pieces', (price, expected) => {
  const pieces = { pricePer: 1000, orderUnit: 'piece', articles: [{ sku: 'P', price }] }
  const item = { selling: { ...pieces, units: [{ key: 'piece', holds: 1 }] } }
  const { quantity, unit, unitPrice, per } = proposeLine(
    { _key: 'k', sku: 'P', unit: 'piece', quantity: 2000 },
    item,
    now,
  )
  expect([quantity, unit, unitPrice, ...(per ? [per] : [])]).toEqual(expected)
})

it('leaves a line without a price whose item has odd prices, which a program can store', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const odd of [{ articles: [null] }, { articles: [{ sku: 'A', price: 'x' }] }, { units: [null] }]) {
    const lines = proposeLines(line, { selling: { ...selling, ...odd } as never }, now)
    expect(lines).toEqual([expect.objectContaining({ _key: 'k', sku: 'A', quantity: 1 })])
    expect(lines[0]).not.toHaveProperty('unitPrice')
  }
})

it('never proposes more than the price list', () => {
  for (let quantity = 1; quantity <= 100; quantity += 1) {
    const { unitPrice = 0 } = proposeLine({ ...line, sku: 'B', quantity }, { selling }, now)
    const per1000 = Math.round(quantity >= 48 ? 3333 * 0.92 : quantity >= 12 ? 3333 * 0.96 : 3333)
    const listed = Math.round((per1000 * quantity * 400) / 1000)
    const proposal = Math.round(unitPrice * 100) * quantity
    expect(proposal).toBeLessThanOrEqual(listed)
    expect(listed - proposal).toBeLessThan(quantity)
  }
})

it('takes the sale price of a product while the sale runs', () => {
  const product = { price: 85, salePrice: 70, saleEnds: '2026-06-16T00:00:00Z' }
  expect(proposeLine(line, product, now).unitPrice).toBe(70)
  expect(proposeLine(line, product, new Date('2026-06-17T00:00:00Z')).unitPrice).toBe(85)
  expect(proposeLine(line, { price: 85 }, now)).toMatchObject({
    _key: 'k',
    name: 'Bag',
    quantity: 1,
    unitPrice: 85,
  })
  expect(proposeLine(line, undefined, now).unitPrice).toBeUndefined()
})

it('makes an offer valid for thirty days', () => expect(proposedValidUntil(now)).toBe('2026-07-15'))

it('keeps the words of the item for its units', () => {
  const units = [{ key: 'case', singular: 'box', plural: 'boxes' }]
  expect(proposeLine({ ...line, units }, { selling }, now)).toMatchObject({ unit: 'case', units })
})

const print = {
  minimum: 5000,
  colours: 2,
  prices: [
    { from: 20_000, amount: 14 },
    { from: 5000, amount: 22.5 },
  ],
  extraColour: 6,
  plate: 60,
}
const printed = (quantity: number, note: string, item: object = { selling: { ...selling, print } }) =>
  proposeLines({ ...line, quantity, note, size: 'S' }, item, now).map(
    ({ name, unit, quantity: count, unitPrice, per = 1 }) => [name, count, unit, unitPrice, per],
  )

it('adds the printing and the plates that the note asks for', () => {
  expect(printed(40, `${printNote(1)}. Brown ink`)).toEqual([
    ['Bag', 40, 'case', 18.24, 1],
    ['Printing, 1 colour: Bag', 20_000, 'piece', 1.4, 100],
    ['Printing plates, 1 colour: Bag', 1, 'piece', 60, 1],
  ])
  expect(printed(10, printNote(2)).slice(1)).toEqual([
    ['Printing, 2 colours: Bag', 5000, 'piece', 2.85, 100],
    ['Printing plates, 2 colours: Bag', 2, 'piece', 60, 1],
  ])
})

it.each([
  ['below the shortest run', 9, printNote(1), undefined],
  ['in more colours than can be printed', 40, printNote(3), undefined],
  ['that is quoted', 40, printNote(1), { selling: { ...selling, print: { minimum: 1 } } }],
  ['of goods that are sold plain', 40, printNote(1), { selling }],
])('leaves the price of printing %s to the editor', (_, quantity, note, item) => {
  const [, run, ...more] = printed(quantity, note, item)
  expect([run?.[0], run?.[3], more]).toEqual([expect.stringContaining('Printing, '), undefined, []])
})

it('keeps each line of an offer apart, and adds nothing to plain goods', () => {
  const keys = proposeLines({ ...line, note: printNote(1) }, { selling }, now).map(({ _key }) => _key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(printed(40, 'No printing, please')).toHaveLength(1)
})

it('prices a plain line and a printed line of the same size, each with a key of its own', () => {
  const plain = { ...line, _key: 'a' }
  const toPrint = { ...line, _key: 'a-printed', quantity: 40, note: printNote(1) }
  const item = { selling: { ...selling, print } }
  const both = [plain, toPrint].flatMap((each) => proposeLines(each, item, now))
  expect(both.map(({ _key, unitPrice }) => [_key, unitPrice])).toEqual([
    ['a', 19],
    ['a-printed', 18.24],
    ['a-printed-print', 1.4],
    ['a-printed-plates', 60],
  ])
})
