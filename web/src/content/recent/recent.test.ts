import { expect, it } from 'vitest'
import { parseRecent, recentFor, withRecent } from './recent'

const item = (number: number) => ({ href: `/product-details/${number}`, name: `Item ${number}` })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1))

it('has the newest first, each once', () => {
  const seen = [item(1), item(2), item(1)].reduce(withRecent, [] as ReturnType<typeof item>[])
  expect(seen).toEqual([item(1), item(2)])
})

it('shows at most eight, and never the open page', () => {
  const seen = numbers(20).reduce(withRecent, [] as ReturnType<typeof item>[])
  const shown = recentFor(seen, item(20).href)
  expect(shown).toHaveLength(8)
  expect(shown[0]).toEqual(item(19))
  expect(recentFor([item(1)], item(1).href)).toEqual([])
})

it('drops a stored item that leads elsewhere or has no name', () => {
  const stored = [{ href: '//evil.example', name: 'x' }, { href: '/a', name: '' }, null, item(3)]
  expect(parseRecent(stored)).toEqual([{ ...item(3), pictureSrc: undefined }])
  expect(parseRecent({})).toBeUndefined()
})
