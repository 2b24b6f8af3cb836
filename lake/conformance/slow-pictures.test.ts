import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { noise } from '../testing/pictures.ts'
import { lakeForTest, refusal, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

/** Nothing is made in so short a time: the process has not even begun. */
const short = { maxMs: 1, maxBytes: 1_500_000_000, niceness: 0 }
const tooShort = { quickPicture: short, slowPicture: short }

test('a picture that took too long to make is refused immediately, and another size of it is tried', async () => {
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const first = await startTestLake({ dataDir })
  const { path } = await first.client().assets.upload('image', await noise(400, 300))
  await first.close()
  const lake = await lakeForTest({ dataDir, limits: tooShort })
  const tried = () => lake.log.filter(({ event }) => event === 'transform').length
  const ask = async (width: number) => (await fetch(`${lake.url}/${path}?w=${width}`)).status
  expect(await ask(320)).toBe(400)
  expect(await ask(320)).toBe(400)
  expect(tried()).toBe(1)
  expect(await ask(160)).toBe(400)
  expect(tried()).toBe(2)
})

test('an upload that takes too long is refused, and stores nothing', async () => {
  const lake = await lakeForTest({ limits: tooShort })
  const error = await refusal(lake.client().assets.upload('image', await noise(400, 300)))
  expect([error.statusCode, error.message]).toEqual([400, expect.stringContaining('in time')])
  expect(await lake.client().fetch('count(*[_type == "sanity.imageAsset"])')).toBe(0)
})

test('a picture that is not quick is read by the processes for slow ones', async () => {
  const lake = await lakeForTest({ limits: { quickPicture: short } })
  const { path } = await lake.client().assets.upload('image', await noise(400, 300))
  expect((await fetch(`${lake.url}/${path}?w=320`)).status).toBe(200)
})
