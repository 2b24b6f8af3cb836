import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { foils } from '../seed/catalogue/foils.ts'
import { branchDocuments } from '../seed/catalogue/tree.ts'
import { certificates } from '../seed/selling/certificates.ts'
import type { SeedDocument } from '../seed/types.ts'
import { importSeed, type ImportOptions } from './import-seed.ts'
import { type Fault, startFaultyProxy, startTestLake, type TestLake } from './test-lake.ts'

/** One category and its certificate show everything: references at three levels and shared pictures. */
const documents: SeedDocument[] = [
  ...branchDocuments(foils),
  ...certificates.filter(({ _id }) => _id === 'certificate-aluminium'),
]
const count = documents.length
const id = 'subCategory-foil-pans'

let lake: TestLake
beforeEach(async () => {
  lake = await startTestLake()
})
afterEach(() => lake.close())

const run = (options: Partial<ImportOptions> = {}) =>
  importSeed({ client: lake.client, documents, ...options })

function changed(change: (document: SeedDocument) => SeedDocument | undefined): SeedDocument[] {
  return documents.map(change).filter((document) => document !== undefined)
}
const gone = { _key: 'gone', _type: 'picture', file: 'catalogue/gone.webp' }
const renamed = (name: string) =>
  changed((one) => (one._id === id ? ({ ...one, name } as SeedDocument) : one))
const nameOf = () => lake.client.fetch<string | null>('*[_id == $id][0].name', { id })

describe('a clean import', () => {
  it('fills an empty dataset, and repeated it changes nothing', async () => {
    const first = await run()
    expect(first).toMatchObject({ created: count, updated: 0, unchanged: 0, skipped: [] })
    expect(first.uploaded).toBeGreaterThan(0)
    const before = await lake.client.fetch<unknown>('*[true]{_id, _rev} | order(_id asc)')
    expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: count, uploaded: 0, skipped: [] })
    expect(await lake.client.fetch<unknown>('*[true]{_id, _rev} | order(_id asc)')).toEqual(before)
  })

  it('gives each picture its description as title, so that editors find it by name', async () => {
    await run()
    const untitled = 'count(*[_type == "sanity.imageAsset" && !defined(title)])'
    expect(await lake.client.fetch(untitled)).toBe(0)
    const titles = await lake.client.fetch<string[]>('*[_type == "sanity.imageAsset"].title')
    expect(titles.length).toBeGreaterThan(0)
    expect(JSON.stringify(documents)).toContain(JSON.stringify(titles[0]))
  })

  it('reports its progress', async () => {
    const lines: string[] = []
    await run({ onProgress: (line) => lines.push(line) })
    expect(lines[0]).toMatch(/^0 of \d+ pictures$/)
    expect(lines.at(-1)).toBe(`${count} of ${count} documents`)
  })

  it('writes nothing on a dry run, and reports what a run would do', async () => {
    const before = await lake.dump()
    const predicted = await run({ dryRun: true })
    expect(await lake.dump()).toEqual(before)
    expect(predicted).toEqual(await run())
    expect(await run({ dryRun: true })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: count,
      uploaded: 0,
    })
  })

  it('writes nothing when the seed is broken', async () => {
    const before = await lake.dump()
    const unpictured = changed((one) => (one._id === id ? ({ ...one, picture: gone } as SeedDocument) : one))
    await expect(run({ documents: unpictured })).rejects.toThrow(
      'subCategory-foil-pans.picture: there is no picture seed/images/catalogue/gone.webp',
    )
    expect(await lake.dump()).toEqual(before)
  })
})

describe('an import after the seed has changed', () => {
  it('updates what the seed changed', async () => {
    await run()
    expect(await run({ documents: renamed('New') })).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: count - 1,
    })
    expect(await nameOf()).toBe('New')
  })

  it('counts days from the first import, or from today with replace', async () => {
    const dated = { documents: renamed('importDay+30') }
    await run({ ...dated, today: new Date('2026-11-20T15:00:00Z') })
    expect(await nameOf()).toBe('2026-12-20T00:00:00.000Z')
    const weekLater = new Date('2026-11-27T15:00:00Z')
    expect(await run({ ...dated, today: weekLater })).toMatchObject({ updated: 0, unchanged: count })
    expect(await run({ ...dated, today: weekLater, replace: true })).toMatchObject({ updated: 1 })
    expect(await nameOf()).toBe('2026-12-27T00:00:00.000Z')
  })

  it('deletes what the seed no longer has only with prune', async () => {
    await run()
    const fewer = changed((one) => (one._id === id ? undefined : one))
    expect(await run({ documents: fewer })).toMatchObject({ updated: 0, deleted: 0, obsolete: [id] })
    expect(await run({ documents: fewer, prune: true })).toMatchObject({ deleted: 1, obsolete: [] })
    expect(await nameOf()).toBeNull()
    expect(await run({ documents: fewer, prune: true })).toMatchObject({ deleted: 0, unchanged: count - 1 })
  })

  it('does not delete what an edited document still uses', async () => {
    await run()
    await lake.client.patch('subCategory-foil-rolls-12x1000').set({ name: 'Long roll' }).commit()
    const fewer = changed((one) => (one._id.startsWith('subCategory-foil-rolls') ? undefined : one))
    const summary = await run({ documents: fewer, prune: true })
    expect(summary.deleted).toBe(1)
    expect(summary.skipped.map((one) => `${one.id}: ${one.reason}`).toSorted()).toEqual([
      'subCategory-foil-rolls-12x1000: edited since it was imported',
      'subCategory-foil-rolls: still used by subCategory-foil-rolls-12x1000',
    ])
  })
})

describe('an import after an editor has changed something', () => {
  it('skips the edited document and names it, every time', async () => {
    await run()
    await lake.client.patch(id).set({ name: 'By hand' }).commit()
    const skipped = [{ id, type: 'subCategory', reason: 'edited since it was imported' }]
    expect(await run()).toMatchObject({ updated: 0, unchanged: count - 1, skipped })
    expect(await run({ documents: renamed('New') })).toMatchObject({ updated: 0, skipped })
    expect(await nameOf()).toBe('By hand')
  })

  it('overwrites it with replace', async () => {
    await run()
    await lake.client.patch(id).set({ name: 'By hand' }).commit()
    expect(await run({ documents: renamed('New'), replace: true })).toMatchObject({
      updated: 1,
      skipped: [],
    })
    expect(await nameOf()).toBe('New')
    expect(await run({ documents: renamed('New') })).toMatchObject({ unchanged: count, skipped: [] })
  })

  it('does not bring back what an editor deleted', async () => {
    await run()
    await lake.client.delete(id)
    expect(await run()).toMatchObject({ created: 0, skipped: [{ id }] })
    expect(await run({ replace: true })).toMatchObject({ created: 1, skipped: [] })
  })

  it('touches no draft', async () => {
    await run()
    const draft = { _id: `drafts.${id}`, _type: 'subCategory', name: 'Draft' }
    await lake.client.createOrReplace(draft)
    await run({ documents: renamed('New'), replace: true })
    expect(await lake.client.fetch('*[_id == $id][0].name', { id: draft._id }, { perspective: 'raw' })).toBe(
      'Draft',
    )
  })

  it('does not overwrite an edit that is saved while it runs', async () => {
    await run()
    // Requests 1 to 3 read; the edit is saved before the fourth, which writes.
    const proxy = await startFaultyProxy(lake.url, async (n): Promise<Fault> => {
      if (n === 4) await lake.client.patch(id).set({ name: 'By hand' }).commit()
      return 'none'
    })
    const all = changed((one) => ({ ...one, name: 'New' }) as SeedDocument)
    const summary = await run({ documents: all, client: lake.clientAt(proxy.url) })
    await proxy.close()
    expect(await nameOf()).toBe('By hand')
    expect(summary).toMatchObject({ updated: count - 1, skipped: [{ id }] })
  })
})

describe('--only', () => {
  it('imports one type with what it references', async () => {
    const summary = await run({ only: ['subCategory'] })
    expect(summary.created).toBe(count)
    expect(await run({ documents: renamed('New'), only: ['category'] })).toMatchObject({
      updated: 0,
      unchanged: 1,
    })
    expect(await run({ documents: renamed('New'), only: ['subCategory'] })).toMatchObject({ updated: 1 })
  })

  it('names the types that exist', async () => {
    await expect(run({ only: ['item'] })).rejects.toThrow(
      /no documents of type item.*category, certificate, subCategory/,
    )
  })
})

describe('an interrupted import', () => {
  it('survives lost connections and a busy lake', async () => {
    const faults: Fault[] = ['none', 'lostRequest', 'none', 'busy', 'none', 'lostResponse']
    const proxy = await startFaultyProxy(lake.url, (n) => faults[n % faults.length] ?? 'none')
    const summary = await run({ client: lake.clientAt(proxy.url) })
    await proxy.close()
    expect(summary).toMatchObject({ created: count, skipped: [] })
    expect(await run()).toMatchObject({ unchanged: count, uploaded: 0 })
  })

  it('stopped at any step and repeated, ends with the same dataset as one clean run', async () => {
    await run()
    const clean = await lake.dump()
    const total = await requestsOfCleanRun()
    // Before the uploads, between two of them, before the plan, and while writing.
    for (const at of [1, 4, total - 1, total]) {
      for (const fault of ['stopBefore', 'stopAfter'] as const) {
        const fresh = await startTestLake()
        const proxy = await startFaultyProxy(fresh.url, (n) =>
          n === at ? fault : n > at ? 'stopBefore' : 'none',
        )
        await expect(run({ client: fresh.clientAt(proxy.url) })).rejects.toMatchObject({ statusCode: 418 })
        await proxy.close()
        await run({ client: fresh.client })
        expect(await fresh.dump()).toEqual(clean)
        expect(await run({ client: fresh.client })).toMatchObject({ unchanged: count, skipped: [] })
        await fresh.close()
      }
    }
  }, 120_000)
})

async function requestsOfCleanRun(): Promise<number> {
  const fresh = await startTestLake()
  const proxy = await startFaultyProxy(fresh.url, () => 'none')
  await run({ client: fresh.clientAt(proxy.url) })
  const total = proxy.count()
  await proxy.close()
  await fresh.close()
  return total
}
