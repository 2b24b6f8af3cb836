import { describe, expect, it } from 'vitest'
import { pictureAddress, pictureSource, toPicture } from './picture'
import { pictureRequest } from './request'
import { signPicture } from './signature'

const hash = '0123456789abcdef0123456789abcdef01234567'
const file = `${hash}-1200x1200.webp`
const request = (address: string, accept = 'image/avif,image/webp') =>
  pictureRequest(address.replace(/^\/cdn\//, '').split('/'), accept)
const signed = (width: string, part: string) => `/cdn/${width}/${signPicture(part)}/${part}`

describe('pictureRequest', () => {
  it.each([
    ['plain', 1200, 1200, {}, {}],
    ['cropped to a shape', 1200, 1200, {}, { aspect: 4 / 3 }],
    ['of odd size', 1237, 911, {}, { aspect: 1 }],
    ['small', 210, 150, {}, {}],
    ['larger than any screen', 5000, 3000, {}, { aspect: 1200 / 630, maxWidth: 1280 }],
    [
      'with a crop',
      1200,
      900,
      { crop: { _type: 'sanity.imageCrop', left: 0.113, right: 0.2, top: 0.05, bottom: 0 } },
      {},
    ],
    [
      'with a hotspot',
      1601,
      1067,
      { hotspot: { _type: 'sanity.imageHotspot', x: 0.31, y: 0.4, width: 0.3, height: 0.3 } },
      { aspect: 0.8 },
    ],
  ] as const)(
    'serves every address that the site makes for a picture %s',
    (_, width, height, edits, shape) => {
      const asset = { _type: 'reference' as const, _ref: `image-${hash}-${width}x${height}-webp` }
      const picture = toPicture({ alt: '', asset, ...edits })
      if (!picture) throw new Error('the picture has an asset')
      const { pattern, widths } = pictureSource(picture, shape)
      expect(widths.length).toBeGreaterThan(0)
      for (const candidate of widths)
        expect(request(pattern.replace('{w}', String(candidate)))).toMatchObject({ width: candidate })
      expect(request(pictureAddress(picture, shape))).toBeDefined()
    },
  )

  it('reads width, rectangle and file', () => {
    expect(request(signed('640', file))).toEqual({ file, rect: undefined, width: 640, format: 'avif' })
    expect(request(signed('640', `0,150,1200,900/${file}`))?.rect).toBe('0,150,1200,900')
  })

  it.each(['641', '1', '0640', '1280', '99999', '-1', '', '640x480'])('refuses the width %s', (width) => {
    expect(request(signed(width, file))).toBeUndefined()
  })

  it.each([
    ['no signature', `/cdn/640/${file}`],
    ['a wrong signature', `/cdn/640/${'a'.repeat(10)}/${file}`],
    ['the signature of another part', `/cdn/640/${signPicture(file)}/0,0,600,600/${file}`],
    ['a shortened signature', `/cdn/640/${signPicture(file).slice(0, 4)}/${file}`],
    ['a folder', signed('640', `../../${file}`)],
    ['another file', signed('640', 'secrets.json')],
    ['a broken rectangle', signed('640', `1,2/${file}`)],
    ['two rectangles', signed('640', `0,0,900,900/0,0,900,900/${file}`)],
    ['nothing', '/cdn/'],
  ])('refuses %s', (_, address) => {
    expect(request(address)).toBeUndefined()
  })

  it('chooses the format that the browser takes', () => {
    expect(request(signed('640', file), 'image/webp,*/*')?.format).toBe('webp')
    expect(request(signed('640', file), '*/*')?.format).toBe('other')
  })
})
