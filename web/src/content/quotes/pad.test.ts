import { describe, expect, it, vi } from 'vitest'
import { maxRows, parsePad, parseQuantity } from './pad-rows'
import { indexSkus, similarSkus } from './similar-skus'
import { checkPad } from './pad'
import { bagItem, bagItemWith } from './testing'

const found = (text: string) => parsePad(text).rows.map(({ sku, quantity }) => [sku, quantity])

describe('parsePad', () => {
  it.each([
    ['tabs', 'KBB-01\t12'],
    ['commas', 'KBB-01,12'],
    ['semicolons', 'KBB-01; 12'],
    ['spaces', '  KBB-01    12  '],
    ['one space', 'KBB-01 12'],
    ['a name between', 'KBB-01\tKraft bags, brown\t12\t19.00'],
    ['a name between spaces', 'KBB-01 Kraft bags 6 x 4 12'],
    ['quotes', '"KBB-01","12"'],
  ])('reads columns separated by %s', (_, text) => expect(found(text)).toEqual([['KBB-01', '12']]))

  it('recognizes headings and the columns that they name', () => {
    const { heading, rows } = parsePad('Qty\tName\tSKU\r\n12\tBags\tKBB-01\r\n\r\n3\tBags\tKBB-02')
    expect(heading).toEqual({ row: 1, text: 'Qty\tName\tSKU' })
    expect(rows.map(({ row, sku, quantity }) => [row, sku, quantity])).toEqual([
      [2, 'KBB-01', '12'],
      [4, 'KBB-02', '3'],
    ])
  })

  it.each(['Article number;Quantity', 'Item No.,Cases', 'product code\tPcs'])(
    'takes %s as headings',
    (text) => expect(parsePad(`${text}\nKBB-01 1`).heading?.text).toBe(text),
  )

  it('does not take the first article as headings', () =>
    expect(parsePad('KBB-01 12').heading).toBeUndefined())

  it('joins a quantity that was split at its comma', () =>
    expect(found('KBB-01,1,000')).toEqual([['KBB-01', '1000']]))

  it('joins it below headings, too', () => {
    expect(found('SKU,Qty\nKBB-01,1,000')).toEqual([['KBB-01', '1000']])
    expect(found('SKU,Qty,Note\nKBB-01,1,000')).toEqual([['KBB-01', '1']])
  })

  it('does not take a price for the quantity', () =>
    expect(found('KBB-01 12 19.00')).toEqual([['KBB-01', '12']]))

  // Trimmed at each sign, this would take ten seconds, more than a test has.
  it('reads white space and quotation marks without end', () => {
    const text = `KBB-01,5,${'\u3000'.repeat(100_000)}${'"" '.repeat(33_000)}"`
    expect(found(text)).toEqual([['KBB-01', '5']])
  })

  it('reads a quantity with a comma between spaces', () => {
    expect(found('KBB-01 1,000')).toEqual([['KBB-01', '1,000']])
    expect(found('KBB-01 1,000 12.50')).toEqual([['KBB-01', '1,000']])
    expect(found('KBB-01 Kraft Bags 6 x 4 x 12 in 1,000')).toEqual([['KBB-01', '1,000']])
    expect(found('KBB-01 12 oz cup 2,500')).toEqual([['KBB-01', '2,500']])
    expect(found('KBB-01, 1,000')).toEqual([['KBB-01', '1000']])
  })

  it('takes no quantity from a row with a cell too many that may be a part of it', () => {
    expect(found('SKU,Qty,Price\nKBB-01,1,000,19.50')).toEqual([['KBB-01', '']])
    expect(found('SKU,Name,Price,Qty\nKBB-01,Bag,1,250.00,24')).toEqual([['KBB-01', '']])
    expect(found('SKU,Name,Price,Qty\nKBB-01,Bag,"1,250.00",24')).toEqual([['KBB-01', '24']])
    expect(found('SKU,Qty\nKBB-01,24,')).toEqual([['KBB-01', '24']])
    expect(found('SKU,Qty\nKBB-01,24,please call')).toEqual([['KBB-01', '24']])
    expect(found('SKU\tQty\nKBB-01\t24\t250')).toEqual([['KBB-01', '24']])
    expect(found('SKU Qty\nKBB-01 24 pcs')).toEqual([['KBB-01', '24']])
  })

  it('reads cells in quotes, and inches as they are copied', () => {
    expect(found('KBB-01\tBag 12"\t24')).toEqual([['KBB-01', '24']])
    expect(found('KBB-01\t6" x 4" x 12"\t24')).toEqual([['KBB-01', '24']])
    expect(found('Item\tSize\tQty\nKBB-01\t12"\t24')).toEqual([['KBB-01', '24']])
    expect(found('"KBB-01";"Bag; 12"" wide";"24"')).toEqual([['KBB-01', '24']])
    expect(found('KBB-01,"Bag, ""brown""",24')).toEqual([['KBB-01', '24']])
  })

  it('and not between cells of a sheet, of which the next one says something else', () => {
    expect(found('KBB-01\t2\t500')).toEqual([['KBB-01', '2']])
    expect(found('KBB-01;24;150')).toEqual([['KBB-01', '24']])
  })
})

it.each([
  ['12', 12],
  ['1,000', 1000],
  ['1’000', 1000],
  ['12.00', 12],
  ['-5', -5],
  ['−5', -5],
  ['0', 0],
])('the quantity %s is %d', (text, expected) => expect(parseQuantity(text)).toBe(expected))

it.each(['1.5', '1.000', 'a dozen', '', '1e9', '0x10', '12 cases', '1,00'])(
  '%j is no whole quantity',
  (text) => expect(parseQuantity(text)).toBeNaN(),
)

it.each([
  ['KBB01', ['KBB-01', 'KBB-02', 'KBB-03']],
  ['kbb-20', ['KBB-02', 'KBB-03', 'KBB-01']],
  ['BKB-02', ['KBB-02']],
  ['XYZ-99', []],
  ['', []],
  ['K'.repeat(5000), []],
])('resembles %s', (unknown, expected) => {
  const skus = ['KBB-01', 'KBB-02', 'KBB-03', 'TBX-11']
  expect(similarSkus(unknown, indexSkus(skus)).slice(0, 1)).toEqual(expected.slice(0, 1))
})

describe('checkPad', () => {
  it('looks up similar numbers of a limited number of unknown ones, since each is compared with every article', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `KBB-0${String.fromCharCode(65 + (row % 25))}\t1`)
    const { results } = checkPad(rows.join('\n'), [bagItem])
    const asked = results.filter(({ message }) => message.includes('Did you mean'))
    // Of 25 different numbers 20 are looked up; the other rows repeat some of them.
    expect(asked).toHaveLength(35)
    expect(results).toHaveLength(40)
  })

  it('reads the numbers of a catalogue once, however many are looked up', () => {
    const articles = Array.from({ length: 5000 }, (_, n) => ({
      size: '',
      sku: `KBB-${n}`,
      pieces: { case: 1 },
    }))
    const items = [{ ...bagItem, articles }]
    const rows = Array.from({ length: 20 }, (_, row) => `KBX-${row}-9\t1`).join('\n')
    const read = vi.spyOn(String.prototype, 'replaceAll')
    for (let time = 0; time < 3; time++) checkPad(rows, items)
    const times = read.mock.calls.length
    read.mockRestore()
    expect(times).toBeLessThan(articles.length + 200)
  })

  const answer = (text: string, item = bagItem) => {
    const { results, lines, rest } = checkPad(text, [item])
    return {
      results: results.map(({ row, kind, message }) => `${row} ${kind}: ${message}`),
      lines: lines.map(({ sku, quantity }) => `${sku} ${quantity}`),
      rest,
    }
  }

  it('has a result for each row, and leaves rows that were not recognised', () => {
    expect(
      answer(
        [
          'SKU\tQty',
          'kbb-01\t12',
          'KBB-20\t3',
          'KBB-02',
          'KBB-02\t0',
          'KBB-02\t-4',
          'KBB-02\t1.5',
          'KBB-01\t3',
          'KBB-03\t1',
        ].join('\n'),
      ),
    ).toEqual({
      results: [
        '1 heading: Read as the headings of the columns.',
        '2 added: 15 cases of Kraft Bags, 5 × 3 × 10 in: $267.90, added up from rows 2 and 8.',
        '3 problem: We have no article KBB-20. Did you mean KBB-02 or KBB-01 or KBB-03?',
        '4 problem: The quantity is missing.',
        '5 problem: The quantity must be at least 1.',
        '6 problem: The quantity must be at least 1.',
        '7 problem: “1.5” is not a whole number.',
        '8 together: Added up with row 2.',
        '9 added: 1 case of Kraft Bags, 9 × 6 × 17 in: sold by quote only.',
      ],
      lines: ['KBB-01 15', 'KBB-03 1'],
      rest: 'SKU\tQty\nKBB-20\t3\nKBB-02\nKBB-02\t0\nKBB-02\t-4\nKBB-02\t1.5',
    })
  })

  it('raises to the increment and says so; the sum of repeated rows counts', () => {
    const item = bagItemWith({ minimum: 10, increment: 5, maximum: 40 })
    expect(answer('KBB-01 3\nKBB-01 4\nKBB-02 12', item)).toMatchObject({
      results: [
        expect.stringContaining('10 cases of Kraft Bags'),
        '2 together: Added up with row 1.',
        expect.stringContaining('Raised from 12: sold in steps of 5 cases.'),
      ],
      lines: ['KBB-01 10', 'KBB-02 15'],
      rest: '',
    })
  })

  it('refuses what is beyond the maximum, also as a sum', () => {
    const item = bagItemWith({ maximum: 40 })
    const { results, lines, rest } = answer('KBB-01 30\nKBB-01 11\nKBB-02 1000000000', item)
    expect(results.slice(0, 2)).toEqual(
      [1, 2].map((row) => expect.stringContaining(`${row} problem: We take orders of at most 40 cases.`)),
    )
    expect(results[2]).toContain('too large')
    expect([lines, rest]).toEqual([[], 'KBB-01 30\nKBB-01 11\nKBB-02 1000000000'])
  })

  it('answers 500 rows in bounded time, and leaves the rows after them', () => {
    const rows = Array.from({ length: maxRows + 3 }, (_, index) => `KXB-${index % 97} ${index}`)
    const started = performance.now()
    const { results, rest } = checkPad(rows.join('\n'), [bagItem])
    expect(performance.now() - started).toBeLessThan(2000)
    expect(results).toHaveLength(maxRows + 1)
    expect(results.at(-1)?.message).toBe('We read the first 500 rows. The other 3 are still in the field.')
    expect(rest.split('\n')).toHaveLength(maxRows + 3)
  })

  it('has no result for an empty field', () =>
    expect(checkPad(' \n ', [bagItem])).toEqual({ results: [], lines: [], rest: '' }))
})
