import { describe, expect, it } from 'vitest'
import type { SeedDocument } from '../seed/types.ts'
import { resolved } from './resolve.ts'

const picture = (file: string) => ({ _type: 'picture', _key: 'k', file, alt: 'what is seen' })
const assets = new Map([['a/there.webp', 'image-1']])

/** Any document will do: what is completed may stand at any depth of any type. */
const resolve = (fields: object) =>
  resolved({ _id: 'x', _type: 'thing', ...fields } as unknown as SeedDocument, { assets, day: '2026-11-20' })

describe('resolved', () => {
  it('puts the asset in the place of the file', () => {
    expect(resolve({ deep: { one: picture('a/there.webp') } }).deep).toEqual({
      one: {
        _type: 'picture',
        _key: 'k',
        alt: 'what is seen',
        asset: { _type: 'reference', _ref: 'image-1' },
      },
    })
  })

  it('says which picture has no asset', () => {
    expect(() => resolve({ list: [picture('a/gone.webp')] })).toThrow('seed/images/a/gone.webp')
  })

  it('counts days from the day of the import', () => {
    expect(resolve({ saleEnds: 'importDay+30' }).saleEnds).toBe('2026-12-20T00:00:00.000Z')
  })

  it('leaves everything else as it is', () => {
    const fields = { text: 'on importDay+30', number: 0, flag: false, nothing: null, empty: [] }
    expect(resolve(fields)).toEqual({ _id: 'x', _type: 'thing', ...fields })
  })
})
