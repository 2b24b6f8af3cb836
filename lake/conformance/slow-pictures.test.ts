import { expect, test, vi } from 'vitest'
import type * as transform from '../src/assets/transform.ts'
import { applyTransform } from '../src/assets/transform.ts'
import { noise } from '../testing/pictures.ts'
import { lakeForTest } from '../testing/test-lake.ts'

vi.mock('../src/assets/transform.ts', async (original) => ({
  ...(await original<typeof transform>()),
  applyTransform: vi.fn<typeof transform.applyTransform>(),
}))

test('a picture that took too long to make is refused immediately, and another size of it is tried', async () => {
  // as libvips says it
  vi.mocked(applyTransform).mockRejectedValue(new Error('timeout: 5% complete'))
  const lake = await lakeForTest()
  const { url } = await lake.client().assets.upload('image', await noise(400, 300))
  const ask = async (width: number) => (await fetch(`${url}?w=${width}`)).status
  expect(await ask(320)).toBe(400)
  expect(await ask(320)).toBe(400)
  expect(applyTransform).toHaveBeenCalledTimes(1)
  expect(await ask(160)).toBe(400)
  expect(applyTransform).toHaveBeenCalledTimes(2)
})
