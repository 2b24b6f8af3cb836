import { fork } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { noise, plainPicture } from '../../testing/pictures.ts'
import { temporaryFolder } from '../../testing/test-lake.ts'
import { PictureEnded, PictureProcesses } from './picture-processes.ts'

vi.mock('node:child_process', { spy: true })

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(bounds: { maxMs?: number; maxBytes?: number } = {}) {
  const processes = new PictureProcesses({ maxMs: 20_000, maxBytes: 1.5e9, ...bounds })
  onTestFinished(() => processes.close())
  return processes
}

function fileOf(name: string, bytes: Buffer | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

const limits = { maxPixels: 100_000_000, maxBytes: 64_000_000 }

/** A drawing that takes librsvg minutes. */
const slowDrawing = () => {
  const turbulence = '<feTurbulence baseFrequency="0.05" numOctaves="9"/>'.repeat(2000)
  const filter = `<filter id="f" x="0" y="0" width="1" height="1">${turbulence}</filter>`
  const size = 'width="3000" height="3000"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${filter}<rect ${size} filter="url(#f)"/></svg>`
  return fileOf('slow.svg', svg)
}

test('a picture that takes too long is ended, and the next one is read', async () => {
  const processes = start({ maxMs: 1500 })
  const from = performance.now()
  await expect(processes.run('describe', { path: slowDrawing(), ...limits })).rejects.toThrow(PictureEnded)
  expect(performance.now() - from).toBeLessThan(12_000)
  expect(
    await processes.run('describe', { path: fileOf('a.png', await plainPicture(20, 10)), ...limits }),
  ).toMatchObject({ width: 20 })
})

test('a picture that takes too much memory is ended', async () => {
  const processes = start({ maxBytes: 150_000_000 })
  const path = fileOf('large.png', await plainPicture(9000, 9000))
  const transform = { fit: 'clip', focal: { x: 0.5, y: 0.5 }, turn: 90, width: 4000 } as const
  const flags = { flipX: true, flipY: true, isInverted: false, isGray: false, isAutomatic: false }
  const source = { width: 9000, height: 9000, format: 'png' }
  const job = { path, source, transform: { ...transform, ...flags }, maxPixels: 100_000_000 }
  await expect(processes.run('transform', job)).rejects.toThrow(PictureEnded)
})

test('a refusal keeps its status and words, and a failure its code', async () => {
  const processes = start()
  const path = fileOf('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await expect(processes.run('describe', { path, ...limits })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('it holds <script>') as string,
  })
  await expect(processes.run('describe', { path: join(folder, 'missing'), ...limits })).rejects.toMatchObject(
    {
      code: 'ENOENT',
    },
  )
})

test('several are read at the same time, and processes are used again', async () => {
  const processes = start()
  const paths = await Promise.all([1, 2, 3].map(async (n) => fileOf(`${n}.jpg`, await noise(n * 10, 10))))
  const all = () =>
    Promise.all(paths.map(async (path) => (await processes.run('describe', { path, ...limits })).width))
  expect(await all()).toEqual([10, 20, 30])
  vi.mocked(fork).mockClear()
  expect(await all()).toEqual([10, 20, 30])
  expect(fork).not.toHaveBeenCalled()
})

test('jobs end when the lake closes', async () => {
  const processes = start()
  const job = processes.run('describe', { path: slowDrawing(), ...limits })
  processes.close()
  await expect(job).rejects.toThrow(PictureEnded)
  vi.mocked(fork).mockClear()
  await expect(processes.run('describe', { path: 'any', ...limits })).rejects.toThrow(PictureEnded)
  expect(fork).not.toHaveBeenCalled()
})

test('a process that cannot be started fails its job, and only that', async () => {
  const processes = start()
  const path = fileOf('b.png', await plainPicture(20, 10))
  const { execPath } = process
  onTestFinished(() => void (process.execPath = execPath))
  process.execPath = join(folder, 'missing')
  await expect(processes.run('describe', { path, ...limits })).rejects.toMatchObject({ code: 'ENOENT' })
  process.execPath = execPath
  expect(await processes.run('describe', { path, ...limits })).toMatchObject({ width: 20 })
})

test('a process in which a picture has left much memory reads no further one', async () => {
  const path = fileOf('noise.jpg', await noise(3000, 2000))
  const startsOf = async (maxBytes: number) => {
    const processes = start({ maxBytes })
    vi.mocked(fork).mockClear()
    for (let each = 0; each < 3; each += 1) await processes.run('describe', { path, ...limits })
    return vi.mocked(fork).mock.calls.length
  }
  expect(await startsOf(3e9)).toBe(1)
  // less than the process has without any picture
  expect(await startsOf(200_000_000)).toBe(3)
})
