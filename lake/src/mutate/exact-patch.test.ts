import { makePatches, stringifyPatches } from '@sanity/diff-match-patch'
import { Mutation } from '@sanity/mutator'
import { expect, it } from 'vitest'
import { patchedExactly } from './exact-patch.ts'
import { Workspace } from './workspace.ts'

const patchOf = (before: string, after: string) => stringifyPatches(makePatches(before, after))

/** A text after a patch, as the lake stores it, and as a Studio has it that hears of the change. */
function stored(text: string, patch: string): unknown {
  const document = {
    _id: 'a',
    _type: 't',
    _rev: 'r',
    _createdAt: '2026',
    _updatedAt: '2026',
    terms: { text },
  }
  const documents = new Map([['a', document]])
  const workspace = new Workspace({ documents, transactionId: 'tx', timestamp: '2026', timeLimit: 2000 })
  workspace.patch('a', { diffMatchPatch: { 'terms.text': patch } })
  const textOf = (changed: unknown) => (changed as typeof document).terms.text
  const told = new Mutation({ mutations: structuredClone(workspace.changes[0]?.mutations) as never })
  const heard = told.apply(structuredClone(document) as never)
  expect(textOf(heard) === textOf(workspace.existing('a'))).toBe(true)
  return textOf(workspace.existing('a'))
}

/** A text of numbered sentences, like terms of business. */
const terms = (count: number, buyer: string) =>
  Array.from(
    { length: count },
    (_, n) => `${n}. The ${buyer} pays ${n * 7} days after the day of delivery. `,
  ).join('')

it.each([
  [
    'a word that is replaced throughout a long text',
    terms(100, 'buyer'),
    terms(100, 'purchaser of the goods'),
  ],
  [
    'sentences that come in',
    terms(160, 'buyer'),
    terms(160, 'buyer').replace(/(\d*[05]\. The)/g, 'Other terms do not apply. $1'),
  ],
  ['a text of ten thousand characters in another version', terms(200, 'buyer'), terms(200, 'client')],
])('stores what an editor wrote: %s', (_, before, after) => {
  expect(stored(before, patchOf(before, after)) === after).toBe(true)
})

it('counts in bytes of UTF-8, for all characters', () => {
  const before = 'ä😀漢 one two three four five '.repeat(40)
  const after = before.replaceAll('two', '2 😀').replace('漢', '')
  expect(patchedExactly(before, patchOf(before, after))).toBe(after)
})

it('leaves to the mutator what does not fit, because another editor was faster', () => {
  const patch = patchOf('Kraft bags, brown', 'Kraft bags, white')
  expect(patchedExactly('New: Kraft bags, brown', patch)).toBeUndefined()
  expect(stored('New: Kraft bags, brown', patch)).toBe('New: Kraft bags, white')
  expect(patchedExactly('Kraft bags, brown', 'no patch')).toBeUndefined()
  expect(patchedExactly('aé', '@@ -0,0 +0 @@\n+X\n')).toBeUndefined()
  expect(patchedExactly('aé', '@@ -99,0 +99 @@\n+X\n')).toBeUndefined()
})

// A quarter of it would be searched for in the other text, for minutes.
it('takes what replaces very much, where it fits, and refuses it elsewhere', () => {
  const before = `${'A'.repeat(400_000)}B`
  const patch = patchOf(before, 'short')
  expect(stored(before, patch)).toBe('short')
  expect(() => stored(`${'A'.repeat(300_000)}C${'A'.repeat(100_000)}`, patch)).toThrow('too many changes')
})

it('judges a patch by the text that the steps before it have made', () => {
  const [small, large] = [`${'A'.repeat(50)}B`, `${'A'.repeat(400_000)}C`]
  const patch = patchOf(`${'A'.repeat(400_000)}B`, 'short')
  const document = { _id: 'a', _type: 't', _rev: 'r', _createdAt: '2026', _updatedAt: '2026', text: small }
  const documents = new Map([['a', document]])
  const workspace = new Workspace({ documents, transactionId: 'tx', timestamp: '2026', timeLimit: 2000 })
  const steps = { set: { text: large }, diffMatchPatch: { text: patch } }
  expect(() => workspace.patch('a', steps)).toThrow(/too many changes|could not be applied/)
})

it('leaves a text with half a character to the mutator, which keeps it', () => {
  expect(patchedExactly('end \ud800', patchOf('end', 'End'))).toBeUndefined()
})
