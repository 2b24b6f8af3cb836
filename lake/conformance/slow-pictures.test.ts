import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { noise } from '../testing/pictures.ts'
import { lakeForTest, refusal, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

/** Nothing is made in so short a time: the process has not even begun. */
const tooShort = { pictureMs: 1 }

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

test('after a picture that was ended, its account rests, and files of others are stored meanwhile', async () => {
  const lake = await lakeForTest({ limits: tooShort })
  const picture = await noise(400, 300)
  const upload = (token: string) =>
    lake
      .client(undefined, { token })
      .assets.upload('image', picture)
      .then(String, (error: Error) => error.message)
  const resting = [lake.tokens.editor, lake.tokens.administrator].flatMap((token) =>
    Array.from({ length: 4 }, () => upload(token)),
  )
  const ended: string[] = []
  for (const each of resting)
    void each.then(
      (message) => ended.push(message),
      () => undefined,
    )
  await expect.poll(() => ended.length, { timeout: 10_000 }).toBe(2)
  const site = lake.client(undefined, { token: lake.tokens.site })
  expect(await site.assets.upload('file', Buffer.from('artwork'))).toMatchObject({ size: 7 })
  expect(ended).toHaveLength(2)
})
