import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sanity } from './cli.ts'

it('keeps no compiled code in the folder for temporary files, where other users could change it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cli-'))
  try {
    await sanity(['telemetry', 'status'], { TMPDIR: folder }, 'ignore')
    expect(await readdir(folder)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)
