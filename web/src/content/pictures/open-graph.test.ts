import { expect, it } from 'vitest'
import { openGraph } from './open-graph'

it('gives the widest variant in the shape that other sites show', () => {
  const picture = { alt: 'Bags', assetId: `image-${'a'.repeat(40)}-1600x1200-webp` }
  const metadata = openGraph(picture)
  expect(metadata.openGraph).toMatchObject({ images: [{ width: 1280, height: 672, alt: 'Bags' }] })
  expect(JSON.stringify(metadata)).toContain('/cdn/1280/')
  expect(openGraph(undefined)).toEqual({})
})
