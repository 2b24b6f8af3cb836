import { describe, expect, it } from 'vitest'
import { pictureAddress, pictureSource, toPicture } from './picture'

const imageAsset = (_ref: string) => ({ _type: 'reference' as const, _ref })
const asset = imageAsset('image-0123456789abcdef0123456789abcdef01234567-1200x1200-webp')

describe('toPicture', () => {
  it('is nothing without an asset', () => {
    expect(toPicture({ alt: 'A bag', asset: null })).toBeUndefined()
    expect(toPicture({ alt: 'A bag', asset: imageAsset('image-nonsense') })).toBeUndefined()
  })

  it('accepts only a colour as its placeholder', () => {
    const placeholderOf = (placeholder: string) =>
      toPicture({ alt: 'A bag', asset, placeholder })?.placeholder
    expect(placeholderOf('#d3c8b2')).toBe('#d3c8b2')
    expect(placeholderOf('red;background:url(//a.example)')).toBeUndefined()
  })
})

describe('pictureSource', () => {
  const picture = toPicture({ alt: 'A bag', asset })
  if (!picture) throw new Error('the picture has an asset')

  it('has an address of the site on the embedded lake, with the width left open', () => {
    expect(pictureSource(picture).pattern).toMatch(/^\/cdn\/\{w\}\/[\w-]{10}\/\w{40}-1200x1200\.webp$/)
    expect(pictureAddress(picture, { aspect: 4 / 3 })).toMatch(
      /^\/cdn\/1200\/[\w-]{10}\/0,150,1200,900\/\w{40}-1200x1200\.webp$/,
    )
  })

  it('comes in the listed widths and in its own, never in more pixels than the place can use', () => {
    expect(pictureSource(picture).widths).toEqual([320, 480, 640, 960, 1200])
    expect(pictureSource(picture, { aspect: 4 / 5 }).widths).toEqual([320, 480, 640, 960])
    expect(pictureSource(picture, { maxWidth: 480 }).widths).toEqual([320, 480])
  })

  it('has the size of its shape', () => {
    expect(pictureSource(picture, { aspect: 4 / 3 })).toMatchObject({ width: 1200, height: 900 })
  })

  it('holds what the hotspot encloses where a picture covers its place, and leaves cropping to a shape to the lake', () => {
    const hotspot = { _type: 'sanity.imageHotspot' as const, x: 0.4, y: 0.5, width: 0.5, height: 1 }
    const focused = toPicture({ alt: '', asset, hotspot })
    if (!focused) throw new Error('the picture has an asset')
    expect(pictureSource(focused).focus).toBe('30% 50%')
    expect(pictureSource({ ...focused, crop: { left: 0.1, right: 0, top: 0, bottom: 0 } }).focus).toBe(
      '13% 50%',
    )
    expect(pictureSource(focused, { aspect: 1 }).focus).toBeUndefined()
    expect(pictureSource(picture).focus).toBeUndefined()
  })

  it('counts only what the crop leaves', () => {
    const crop = { _type: 'sanity.imageCrop' as const, left: 0.25, right: 0.25, top: 0, bottom: 0 }
    const cropped = toPicture({ alt: '', asset, crop })
    expect(cropped && pictureSource(cropped)).toMatchObject({ width: 600, height: 1200 })
  })
})
