import { expect, it } from 'vitest'
import { share } from './share'

it('gives the widest variant in the shape that other sites show', () => {
  const picture = { alt: 'Bags', assetId: `image-${'a'.repeat(40)}-1600x1200-webp` }
  const { openGraph } = share(picture)
  expect(openGraph).toMatchObject({ images: [{ width: 1280, height: 672, alt: 'Bags' }] })
  expect(JSON.stringify(openGraph)).toContain('/cdn/1280x672/')
  expect(share(undefined)).toEqual({})
})
