import { describe, expect, it } from 'vitest'
import { changeOf, editAction, isInPlace, reverse, withChange } from './changes.ts'
import { columnOf, formatMoment, parseMoment, parseMoney } from './columns.ts'
import { changedFields, FIELDS, filterRows, rowsOf, type Row, type StoredProduct } from './rows.ts'

const stored = [
  { _id: 'b', _rev: '1', number: 2, name: 'Blue chair', price: 20, salePrice: null, category: 'Chair' },
  { _id: 'a', _rev: '2', number: 1, name: 'Arc lamp', price: 10, sku: 'LM_0001', category: 'Lamp' },
  { _id: 'drafts.a', _rev: '3', number: 1, name: 'Arc lamp', price: 12, salePrice: 9, category: 'Lamp' },
  { _id: 'drafts.new', _rev: '4', name: 'Nothing yet' },
]
const rows = rowsOf(stored)
const rowOf = (id: string) => rows.find((row) => row.id === id) as Row

describe('a revision', () => {
  const form = (_id: string, price: number) => ({ _id, _rev: 'same transaction', name: 'Chair', price })

  it('changes when a draft is discarded that one transaction stored together with what is published', () => {
    const revisionOf = (...forms: StoredProduct[]) => rowsOf(forms)[0]?.revision
    expect(revisionOf(form('a', 1))).not.toBe(revisionOf(form('a', 1), form('drafts.a', 2)))
  })
})

describe('rows', () => {
  it('are one for each product, drafts before what is published, in the order of the shop', () => {
    expect(rows.map(({ id, hasDraft, values: { price } }) => [id, hasDraft, price])).toEqual([
      ['a', true, 12],
      ['b', false, 20],
      ['new', true, undefined],
    ])
    expect(rowOf('new').published).toBeUndefined()
  })

  it('are in order also when names have hundred thousands of accents, whose comparison would take minutes', () => {
    const marks = '\u0301\u0323'.repeat(100_000)
    const twins = ['c', 'b', 'a'].map((letter) => ({ _id: letter, _rev: '1', name: letter + marks }))
    expect(rowsOf(twins).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('know what visitors do not see yet', () => {
    expect(changedFields(rowOf('a'))).toEqual(['price', 'salePrice', 'sku'])
    expect(changedFields(rowOf('b'))).toEqual([])
    expect(changedFields(rowOf('new'))).toEqual([])
  })

  it('take values of another type for missing', () => {
    const wrong = [5, true, { a: 1 }, ['x']].map((value, place) => {
      const fields = Object.fromEntries(FIELDS.map((field) => [field, value]))
      return {
        _id: `w${place}`,
        _rev: '1',
        number: value,
        category: value,
        ...fields,
      } as unknown as StoredProduct
    })
    const found = rowsOf(wrong)
    expect(found.map(({ id, number, kind }) => [id, number, kind])).toEqual([
      ['w0', 5, undefined],
      ['w1', undefined, undefined],
      ['w2', undefined, undefined],
      ['w3', undefined, undefined],
    ])
    expect(found.map(({ values }) => values)).toEqual([{ price: 5, salePrice: 5 }, {}, {}, {}])
    expect(filterRows(found, { text: 'untitled', kind: '', show: 'all' })).toEqual([])
  })

  it.each([
    [{ text: 'CHAIR blue', kind: '', show: 'all' }, ['b']],
    [{ text: '', kind: 'Lamp', show: 'all' }, ['a']],
    [{ text: '', kind: '', show: 'sale' }, ['a']],
    [{ text: '', kind: '', show: 'draft' }, ['a', 'new']],
    [{ text: 'lamp', kind: 'Chair', show: 'all' }, []],
  ] as const)('are found by %j', (filter, ids) =>
    expect(filterRows(rows, filter).map(({ id }) => id)).toEqual(ids),
  )
})

describe('a change', () => {
  const change = changeOf(rowOf('a'), { price: 15, salePrice: undefined, name: 'Arc lamp' })

  it('holds only what differs, and becomes a patch of the draft', () => {
    expect(change).toEqual({
      id: 'a',
      fields: ['price', 'salePrice'],
      before: { price: 12, salePrice: 9 },
      after: { price: 15 },
    })
    expect(change && editAction(change)).toEqual({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { set: { price: 15 }, unset: ['salePrice'] },
    })
    expect(changeOf(rowOf('a'), { price: 12 })).toBeUndefined()
  })

  it('can be taken back while the same fields were not changed since', () => {
    if (!change) throw new Error('There is no change')
    const values = withChange(rowOf('a').values, change)
    expect(values).toEqual({ name: 'Arc lamp', price: 15 })
    expect(withChange(values, reverse(change))).toEqual(rowOf('a').values)
    expect(isInPlace(change, { price: 15, salePrice: null })).toBe(true)
    expect(isInPlace(change, { price: 16 })).toBe(false)
    expect(isInPlace(change, undefined)).toBe(false)
  })
})

describe('what an editor types', () => {
  it.each([
    ['140.99', 140.99],
    ['$1,140.50', 1140.5],
    ['1140,5', 1140.5],
    [' 12 ', 12],
    ['.5', 0.5],
    ['-1', -1],
    ['', undefined],
  ])('%s is %s', (text, value) => expect(parseMoney(text)).toEqual({ value }))

  it.each(['abc', '1.2.3', '12 apples', '1e3', '1.000', '$12.500'])('%s is no amount', (text) =>
    expect(parseMoney(text)).toHaveProperty('problem'),
  )

  it('as a moment is kept to the minute in the time zone of the browser', () => {
    expect(parseMoment('2030-05-01T10:30')).toEqual({ value: new Date('2030-05-01T10:30').toISOString() })
    expect(formatMoment(new Date('2030-05-01T10:30').toISOString())).toBe('2030-05-01T10:30')
    expect(formatMoment(undefined)).toBe('')
    expect(parseMoment('')).toEqual({ value: undefined })
  })

  it('as a name loses the spaces around it', () => {
    expect(columnOf('name')?.parse('  Chair ')).toEqual({ value: 'Chair' })
  })
})
