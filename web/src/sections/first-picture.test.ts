import { expect, it } from 'vitest'
import { firstPicture } from './first-picture'

const picture = (letter: string, kind: string) => ({
  alt: letter,
  asset: { _ref: `image-${letter.repeat(40)}-800x600-${kind}` },
})

it('finds the first picture that is no drawing, at any depth', () => {
  const sections = [
    { heading: 'Words', picture: null },
    { partners: [{ logo: picture('a', 'svg') }] },
    { slides: [{ picture: picture('b', 'webp') }] },
    { picture: picture('c', 'webp') },
  ]
  expect(firstPicture(sections)?.alt).toBe('b')
  expect(firstPicture(null)).toBeUndefined()
})
