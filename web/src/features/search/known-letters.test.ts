import { expect, it } from 'vitest'
import { finder } from './find'
import { knownLetters } from './known-letters'

const letter = (n: number) => String.fromCodePoint(0x4e00 + n)

it('leaves out words that come after too many different letters, and no others', () => {
  const isKept = knownLetters()
  const kept = Array.from({ length: 20_000 }, (_, n) => letter(n)).filter(isKept)
  expect(kept).toHaveLength(2000)
  expect(isKept(`${letter(0)}${letter(1999)}`)).toBe(true)
  expect(isKept(`${letter(0)}${letter(2000)}`)).toBe(false)
  expect(isKept('bags')).toBe(true)
})

it('finds an entry by its other words, whatever letters came before', () => {
  const junk = Array.from({ length: 100 }, (_, n) => ({
    kind: 'post' as const,
    title: `Junk ${n}`,
    href: `/blog/${n}`,
    text: Array.from({ length: 100 }, (_, at) => letter(100 * n + at)).join(' '),
  }))
  const tray = { kind: 'category' as const, title: 'Tray 漢字', href: '/tray', text: 'Half a tray: ½' }
  const find = finder({ entries: [...junk, tray], synonyms: [] })
  expect(find('tray')).toEqual([tray])
  expect(find(letter(5))).toEqual([junk[0]])
})
