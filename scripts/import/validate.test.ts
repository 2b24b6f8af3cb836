import { describe, expect, it } from 'vitest'
import { seed } from '../seed/index.ts'
import type { SeedDocument } from '../seed/types.ts'
import { SeedError, validateSeed } from './validate.ts'

type Loose = Record<string, unknown> & { _id: string }
const id = 'galleryItem-1'

/** The seed with one document changed, or repeated with a change. */
function broken(change: (document: Loose) => unknown): SeedDocument[] {
  return seed.flatMap((document) =>
    document._id === id
      ? ([change(structuredClone(document) as unknown as Loose)].flat() as SeedDocument[])
      : [document],
  )
}

function mistakesOf(documents: readonly SeedDocument[]): readonly string[] {
  try {
    validateSeed(documents)
  } catch (error) {
    if (error instanceof SeedError) return error.mistakes
    throw error
  }
  return []
}

describe('validateSeed', () => {
  it('accepts the seed as it is', () => expect(mistakesOf(seed)).toEqual([]))

  it.each<[string, (document: Loose) => unknown, string]>([
    ['an id that is used twice', (one) => [one, { ...one, name: 'Again' }], 'the _id is used twice'],
    [
      'a picture that is not there',
      (one) => ({ ...one, picture: { _type: 'picture', file: 'portfolio/gone.webp', alt: 'A vase' } }),
      'picture: there is no picture seed/images/portfolio/gone.webp',
    ],
    [
      'a list key that is used twice',
      (one) => ({ ...one, items: [{ _key: 'a' }, { _key: 'b' }, { _key: 'a' }] }),
      'items: the _key "a" is used twice',
    ],
    [
      'a reference to nothing',
      (one) => ({ ...one, deep: [{ to: { _type: 'reference', _ref: 'post-99' } }] }),
      'references "post-99", which the seed does not have',
    ],
  ])('finds %s', (_, change, message) => {
    expect(mistakesOf(broken(change))).toEqual([expect.stringMatching(new RegExp(`^${id}.*${message}`))])
  })

  it('names every mistake in one message', () => {
    const picture = { _type: 'picture', file: 'gone.webp' }
    expect(() => validateSeed(broken((one) => ({ ...one, picture, other: picture })))).toThrow(
      /nothing was written[\s\S]*picture: [\s\S]*other: /,
    )
  })
})
