import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { lumaOf, structuralSimilarity } from '../../../testing/structural-similarity.ts'
import { parseTransform } from '../transform.ts'
import { applyTransform } from './apply-transform.ts'

const folder = fileURLToPath(new URL('../../../../scripts/seed/images/', import.meta.url))
/** The quality that the site requests. */
const quality = 88
const width = 640
/** Below this, blocks around edges are visible. */
const minSimilarity = 0.985

const pictures = [
  'catalogue/Kraft-sheets-1',
  'catalogue/kraft-bags-brown-1',
  'catalogue/sos-bags-white-1',
  'category/foils',
  'product/arc-floor-lamp',
  'product/linen-sofa',
  'people/author-1',
  'people/team-2',
  'blog/post-01',
  'hero/about',
  'banner/home-office',
  'portfolio/slider-1',
]
const formats = { avif: 'image/avif,image/webp', webp: 'image/webp' }

async function similarityToSource(name: string, accept: string): Promise<number> {
  const file = `${folder}${name}.webp`
  const source = await sharp(file).metadata()
  const search = new URLSearchParams({ w: String(width), q: String(quality), fit: 'max', auto: 'format' })
  const transform = parseTransform(search, accept, 4096)
  if (!transform) throw new Error('expected a transform')
  const size = { width: source.width, height: source.height, format: 'webp' }
  const made = await applyTransform(file, size, transform, 100_000_000)
  const reference = sharp(file).resize({ width })
  return structuralSimilarity(await lumaOf(made), await lumaOf(reference))
}

describe.each(Object.entries(formats))('as %s', (_, accept) => {
  test.each(pictures)('%s shows no blocks', async (name) => {
    expect(await similarityToSource(name, accept)).toBeGreaterThanOrEqual(minSimilarity)
  })
})

test('the measure falls when blocks are visible', async () => {
  const source = sharp(`${folder}banner/home-office.webp`).resize({ width })
  const [same, reference] = [await lumaOf(source), await lumaOf(source.clone())]
  expect(structuralSimilarity(same, reference)).toBe(1)
  const blocky = await lumaOf(await source.clone().avif({ quality: 45, effort: 1 }).toBuffer())
  expect(structuralSimilarity(blocky, reference)).toBeLessThan(minSimilarity)
})
