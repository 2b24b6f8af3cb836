import type * as AssetUtils from '@sanity/asset-utils'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { assetPatterns, withLinearPatterns } from './asset-patterns.ts'

const library = fileURLToPath(import.meta.resolve('@sanity/asset-utils'))
const code = readFileSync(library, 'utf8')

/** The library as the Studio bundles it. */
async function patched() {
  const url = `data:text/javascript,${encodeURIComponent(assetPatterns.transform(code, library) ?? '')}`
  return (await import(/* @vite-ignore */ url)) as typeof AssetUtils
}

it('finds the patterns of the installed library', () => {
  expect(withLinearPatterns(code)).not.toBe(code)
  expect(withLinearPatterns(code)).not.toContain('{40})+')
  expect(assetPatterns.transform(code, '/elsewhere.js')).toBeUndefined()
})

it('recognizes what it did', async () => {
  const { isImageSource, isImageAssetId, isFileAssetId } = await patched()
  const hash = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4e5f6a1b2'
  expect(isImageAssetId(`image-${hash}-800x600-webp`)).toBe(true)
  expect(isImageAssetId(`image-Tb9Ew8CXIwaY6R1kjMvI0uRR-800x600-webp`)).toBe(true)
  expect(isImageAssetId('image-short-800x600-webp')).toBe(false)
  expect(isFileAssetId(`file-${hash}-pdf`)).toBe(true)
  expect(isFileAssetId(`file-${hash}`)).toBe(false)
  expect(isImageSource({ _type: 'image', asset: { _ref: `image-${hash}-800x600-webp` } })).toBe(true)
  expect(isImageSource(`${hash}-800x600.webp`)).toBe(true)
})

// With the patterns of the library, each of these takes longer than the time of the test.
it.each(['', 'image-', 'file-'])('reads a long text after “%s” once', async (start) => {
  const { isImageSource, isImageAssetId, isFileAssetId, isValidFilename } = await patched()
  const text = start + 'x'.repeat(100_000)
  expect([isImageAssetId, isFileAssetId, isValidFilename, isImageSource].map((is) => is(text))).toEqual(
    Array(4).fill(false),
  )
  expect(isImageSource({ asset: { _ref: text } })).toBe(false)
})
