import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sanity } from './cli.ts'

it('sanity.types.ts is what schema.json and the site’s queries say; else run "npm run typegen -w studio"', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'types-'))
  try {
    const fresh = join(folder, 'sanity.types.ts')
    await sanity(['typegen', 'generate'], { SANITY_TYPES_FILE: fresh }, 'ignore')
    expect(await readFile(fresh, 'utf8')).toBe(
      await readFile(new URL('sanity.types.ts', import.meta.url), 'utf8'),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)
