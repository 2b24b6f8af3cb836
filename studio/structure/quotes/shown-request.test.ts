import { expect, it } from 'vitest'
import { lineWords } from './line-words.ts'
import { shownRequest } from './shown-request.ts'

it('shows what the site stored', () => {
  const units = [{ _key: 'u', _type: 'unitWords', key: 'case', singular: 'box', plural: 'boxes' }]
  const line = { _key: 'a', _type: 'quoteRequestLine', name: 'Bags', quantity: 2, unit: 'case', units }
  const contact = { name: 'Anna', company: 'Shop', email: 'anna@example.com', phone: '1' }
  const { lines, ...request } = shownRequest({ number: 'Q-1', sentAt: '2026-05-01', contact, lines: [line] })
  expect(request).toMatchObject({ number: 'Q-1', sentAt: '2026-05-01', contact })
  expect(lines.map((each) => lineWords(each).title)).toEqual(['2 boxes · Bags'])
})

it.each([[7], [{ a: 1 }], [[null, 3, 'x', []]], [null]])(
  'leaves out what is of another type: %j',
  (wrong) => {
    const of = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, wrong]))
    expect(shownRequest(of('number', 'sentAt', 'neededBy', 'message', 'contact', 'lines'))).toEqual({
      contact: {},
      lines: [],
      more: 0,
      attachment: undefined,
    })
    const { lines } = shownRequest({ lines: [of('sku', 'name', 'unit', 'units', 'note')] })
    expect(lines.map((line) => lineWords(line))).toEqual([{ title: '0 pieces', details: '' }])
  },
)

it('shows as many lines as a list may have, and says how many more there are, as a program can store', () => {
  const { lines, more } = shownRequest({
    lines: Array.from({ length: 1000 }, () => ({ note: 'n'.repeat(20_000) })),
  })
  expect([lines.length, more, lines[0]?.note]).toEqual([300, 700, undefined])
})
