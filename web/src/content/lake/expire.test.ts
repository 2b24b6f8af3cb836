import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { POST } from '@/app/api/revalidate/route'
import {
  beginWithoutExpiredTags,
  expiredTagsFile,
  isExpired,
  restoreExpiredTags,
  withSequence,
  currentSequence,
} from './expired-tags'

let tags = ['sanity:s1:a']
vi.mock('./webhook', () => ({ readPublish: () => Promise.resolve({ tags }) }))

const build = mkdtempSync(join(tmpdir(), 'expire-'))
const publish = () => POST(new NextRequest('http://localhost/api/revalidate', { method: 'POST' }))

it('acknowledges a publish only once a restart cannot undo it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const file = expiredTagsFile(build)
  beginWithoutExpiredTags(build)
  restoreExpiredTags(build)
  expect((await publish()).status).toBe(200)

  // Nothing can be renamed onto a folder that holds something, as nothing can be written to a full disk.
  rmSync(file)
  mkdirSync(join(file, 'in the way'), { recursive: true })
  expect((await publish()).status).toBe(507)
  expect(readdirSync(dirname(file))).toEqual(['expired-tags.json'])
  rmSync(file, { recursive: true })
  expect((await publish()).status).toBe(200)
})

it('expires everything when a publish changed too much to name it', async () => {
  const page = withSequence(['sanity:s1:b'], currentSequence())
  expect((await publish()).status).toBe(200)
  expect(isExpired(page)).toBe(false)
  tags = ['sanity:s1:everything']
  expect((await publish()).status).toBe(200)
  expect(isExpired(page)).toBe(true)
})
