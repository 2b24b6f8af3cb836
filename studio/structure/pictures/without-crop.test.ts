import { set, setIfMissing, unset } from 'sanity'
import { expect, it } from 'vitest'
import { withoutCrop } from './without-crop.ts'

const asset = set({ _type: 'reference', _ref: 'image-b' }, ['asset'])

it('takes crop and circle from a picture that replaces another', () => {
  const started = setIfMissing({ _type: 'picture' })
  expect(withoutCrop([started, asset])).toEqual([unset(['crop']), unset(['hotspot']), started, asset])
  expect(withoutCrop(asset)).toEqual([unset(['crop']), unset(['hotspot']), asset])
})

it('leaves other changes as they are', () => {
  for (const change of [set({ left: 0.2 }, ['crop']), unset(['asset']), [set('Two bags', ['alt'])]])
    expect(withoutCrop(change)).toBe(change)
})
