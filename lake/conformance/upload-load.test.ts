import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { clientFor, lakeForTest, secretsIn, temporaryFolder } from '../testing/test-lake.ts'

/** Resident memory of a process in MB: now, or the most that it had. */
const memoryOf = (pid: number | undefined, which: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

// a progressive picture is decoded as a whole: 400 MB for each of these
test.skipIf(!existsSync('/proc/self/status'))('large pictures are decoded one at a time', async () => {
  const LAKE_DATA = temporaryFolder()
  onTestFinished(() => rmSync(LAKE_DATA, { recursive: true, force: true }))
  const { url, child, kill } = await startLakeProcess({ LAKE_DATA })
  onTestFinished(() => void kill('SIGKILL'))
  const client = clientFor(url, secretsIn(LAKE_DATA).editor)
  const bomb = (red: number) =>
    sharp({ create: { width: 8000, height: 8000, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .jpeg({ progressive: true, quality: 20 })
      .toBuffer()
  const pictures = [await bomb(0), await bomb(50), await bomb(100), await bomb(150)]
  const before = memoryOf(child.pid, 'VmRSS')
  await Promise.all(pictures.map((picture) => client.assets.upload('image', picture)))
  expect(memoryOf(child.pid, 'VmHWM') - before).toBeLessThan(600)
})

/** An upload whose bytes never all arrive. */
function stalledUpload(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-length': 1_000_000 }
  const upload = request(`${url}/v1/assets/files/production`, { method: 'POST', headers })
  upload.on('error', () => undefined)
  upload.write('x')
  onTestFinished(() => void upload.destroy())
  return upload
}

test('few uploads of one token arrive at a time, and they do not take the turn of others', async () => {
  const lake = await lakeForTest()
  const stalled = () => stalledUpload(lake.url, lake.tokens.editor)
  const send = (token: string) => clientFor(lake.url, token).assets.upload('file', Buffer.from(token))
  const uploads = [stalled(), stalled(), stalled(), stalled()]
  await new Promise((resolve) => setTimeout(resolve, 300))
  let isSent = false
  const own = send(lake.tokens.editor).then(() => (isSent = true))
  await send(lake.tokens.administrator)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(isSent).toBe(false)
  uploads[0]?.destroy()
  await own
})

test('uploads that arrive slowly do not keep others waiting, and leave nothing behind', async () => {
  const lake = await lakeForTest()
  const slow = [lake.tokens.editor, lake.tokens.administrator].flatMap((token) =>
    Array.from({ length: 4 }, () => stalledUpload(lake.url, token)),
  )
  const arrivals = join(lake.dataDir, 'arrivals')
  await expect.poll(() => readdirSync(arrivals)).toHaveLength(8)
  await clientFor(lake.url, lake.tokens.site).assets.upload('file', Buffer.from('artwork'))
  for (const upload of slow) upload.destroy()
  await expect.poll(() => readdirSync(arrivals)).toEqual([])
})

test('a GIF, which takes most memory, may have fewer pixels than other pictures', async () => {
  const lake = await lakeForTest()
  const plain = sharp({ create: { width: 5100, height: 5100, channels: 3, background: '#123456' } })
  const upload = lake.client().assets.upload('image', await plain.gif({ colours: 2, effort: 1 }).toBuffer())
  await expect(upload).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('too large'),
  })
})
