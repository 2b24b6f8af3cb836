import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { look, plainPicture } from '../../../testing/pictures.ts'
import { temporaryFolder } from '../../../testing/test-lake.ts'
import { parseTransform } from '../transform.ts'
import { applyTransform } from './apply-transform.ts'

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function make(width: number, height: number, search: string, accept = '') {
  const file = join(folder, `${width}x${height}.png`)
  writeFileSync(file, await plainPicture(width, height))
  const transform = parseTransform(new URLSearchParams(search), accept, 4096)
  if (!transform) throw new Error('nothing is asked for')
  return applyTransform(file, { width, height, format: 'png' }, transform, 100_000_000)
}

test('a large picture without a size is made smaller', async () => {
  const { width, height } = await look(await make(6000, 3000, 'fm=jpg'))
  expect(width * height).toBeLessThanOrEqual(16_800_000)
  expect(width / height).toBeCloseTo(2, 2)
})

test.each([
  [100, 100, 'w=4000&fm=avif'],
  [100, 900, 'w=4000'],
  [2000, 1, 'w=1000&h=1000&fit=crop&crop=focalpoint'],
])('%i × %i with %s takes too long and is refused', async (width, height, search) => {
  await expect(make(width, height, search)).rejects.toMatchObject({ status: 400 })
})

test('usual sizes are made', async () => {
  const automatic = await make(2100, 2100, 'w=2100&auto=format', 'image/avif,image/webp')
  expect(await look(automatic)).toMatchObject({ width: 2100, format: 'heif' })
  expect(await look(await make(100, 900, 'w=4000&fit=max'))).toMatchObject({ width: 100, height: 900 })
  expect(await look(await make(400, 300, 'w=200&h=200&fit=crop&or=90'))).toMatchObject({
    width: 200,
    height: 200,
  })
})
