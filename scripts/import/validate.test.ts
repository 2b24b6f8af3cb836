import { describe, expect, it } from 'vitest'
import { seed } from '../seed/index.ts'
import type { SeedDocument, SeedFile } from '../seed/model.ts'
import { SeedError, type SeedMistake, validateSeed } from './validate.ts'

type Loose = Record<string, unknown> & { _id: string }

/** The seed with one document changed (or one more), as someone who edits a seed file might break it. */
function broken(id: string, change: (document: Loose) => unknown): SeedFile[] {
  return seed.map(({ file, documents }) => ({
    file,
    documents: documents.flatMap((document) =>
      document._id === id
        ? ([change(structuredClone(document) as Loose)].flat() as SeedDocument[])
        : [document],
    ),
  }))
}

function mistakesOf(files: SeedFile[]): readonly SeedMistake[] {
  try {
    validateSeed(files)
  } catch (error) {
    if (error instanceof SeedError) return error.mistakes
    throw error
  }
  return []
}

const details = 'details-foil-pans'
const file = 'catalogue/foils.ts'

describe('validateSeed', () => {
  it('accepts the seed as it is', () => {
    expect(mistakesOf([...seed])).toEqual([])
  })

  it('names file, document and field of an empty text', () => {
    expect(mistakesOf(broken(details, (one) => ({ ...one, title: ' ' })))).toMatchObject([
      { file, document: details, field: 'title' },
    ])
  })

  it('finds a picture that is not there', () => {
    const files = broken(details, (one) => ({
      ...one,
      pictures: [
        { _key: 'a', _type: 'picture', file: 'catalogue/foil-pens.webp', alt: 'Three pens of foil' },
      ],
    }))
    expect(mistakesOf(files)).toEqual([
      {
        file,
        document: details,
        field: 'pictures[0]',
        message: 'there is no picture seed/images/catalogue/foil-pens.webp',
      },
    ])
  })

  it('finds a picture without alternative text', () => {
    const files = broken(details, (one) => ({
      ...one,
      pictures: [{ _key: 'a', _type: 'picture', file: 'catalogue/foil-pans-1.webp', alt: '' }],
    }))
    expect(mistakesOf(files)).toContainEqual(
      expect.objectContaining({ file, document: details, field: 'pictures[0].alt' }),
    )
  })

  it.each(['pictures', 'features'])('finds a fifth of the %s', (field) => {
    const files = broken(details, (one) => {
      const list = one[field] as unknown[]
      const [first] = list
      const fifth = typeof first === 'object' ? { ...first, _key: 'fifth' } : first
      return { ...one, [field]: [...list, fifth] }
    })
    expect(mistakesOf(files)).toMatchObject([{ document: details, field }])
  })

  it('finds a field that no type has', () => {
    expect(mistakesOf(broken(details, (one) => ({ ...one, colour: 'red' })))).toMatchObject([
      { document: details },
    ])
  })

  it('finds a type that does not exist', () => {
    expect(mistakesOf(broken(details, (one) => ({ ...one, _type: 'detail' })))).toContainEqual(
      expect.objectContaining({ file, document: details, field: '_type' }),
    )
  })

  it('finds a slug that cannot stand in an address', () => {
    const files = broken('subCategory-foil-pans', (one) => ({
      ...one,
      slug: { _type: 'slug', current: 'foil pans' },
    }))
    expect(mistakesOf(files)).toMatchObject([{ document: 'subCategory-foil-pans', field: 'slug.current' }])
  })

  it('finds a slug that differs from another only in letter case', () => {
    const files = broken('subCategory-foil-pans', (one) => ({
      ...one,
      slug: { _type: 'slug', current: 'kraft-Sheets' },
    }))
    expect(mistakesOf(files)).toMatchObject([{ file, document: 'subCategory-foil-pans', field: 'slug' }])
  })

  it('lets a sub-category bear the slug of its category', () => {
    const slugs = validateSeed(seed).flatMap((one) => ('slug' in one ? [one.slug.current] : []))
    expect(slugs.filter((slug) => slug === 'paper-plates')).toHaveLength(2)
  })

  it('finds an id that is used twice', () => {
    expect(mistakesOf(broken('page-home', (one) => [one, { ...one, route: '/again' }]))).toMatchObject([
      { file: 'pages/home.ts', document: 'page-home', field: '_id' },
    ])
  })

  it('finds a number that is used twice', () => {
    expect(mistakesOf(broken('category-foils', (one) => ({ ...one, number: 1 })))).toMatchObject([
      { document: 'category-foils', field: 'number' },
    ])
  })

  it('finds a list key that is used twice', () => {
    const files = broken(details, (one) => {
      const [first, second, ...rest] = one.pictures as Record<string, unknown>[]
      return { ...one, pictures: [first, { ...second, _key: first?._key }, ...rest] }
    })
    expect(mistakesOf(files)).toMatchObject([{ file, document: details, field: 'pictures' }])
  })

  it('finds a reference to nothing', () => {
    const files = broken('subCategory-foil-pans', (one) => ({
      ...one,
      details: { _type: 'reference', _ref: 'details-foil-pan' },
    }))
    expect(mistakesOf(files)).toMatchObject([{ file, document: 'subCategory-foil-pans', field: 'details' }])
  })

  it('finds a category inside itself', () => {
    const files = broken('subCategory-foil-pans', (one) => ({
      ...one,
      products: [{ _key: 'a', _type: 'reference', _ref: 'subCategory-foil-pans' }],
    }))
    expect(mistakesOf(files)).toMatchObject([{ document: 'subCategory-foil-pans', field: 'references' }])
  })

  it('says all of it in one message', () => {
    expect(() => validateSeed(broken(details, (one) => ({ ...one, title: '', description: '' })))).toThrow(
      /nothing was written[\s\S]*seed\/catalogue\/foils\.ts › details-foil-pans › title[\s\S]*› description/,
    )
  })
})
