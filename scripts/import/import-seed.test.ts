import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { foils } from '../seed/catalogue/foils.ts'
import { branchDocuments } from '../seed/catalogue/tree.ts'
import type { SeedDocument } from '../seed/types.ts'
import { importSeed, type ImportOptions } from './import-seed.ts'
import { type Fault, openFaultyDoor, startTestLake, type TestLake } from './test-lake.ts'

/** One branch is enough to see everything: references at three levels, shared pictures, several transactions. */
const documents = branchDocuments(foils)
const count = documents.length
const id = 'details-foil-pans'

let lake: TestLake
beforeEach(async () => {
  lake = await startTestLake()
})
afterEach(() => lake.close())

const run = (options: Partial<ImportOptions> = {}) =>
  importSeed({ client: lake.client, documents, batch: 4, ...options })

function changed(change: (document: SeedDocument) => SeedDocument | undefined): SeedDocument[] {
  return documents.map(change).filter((document) => document !== undefined)
}
const gone = { _key: 'gone', _type: 'picture', file: 'catalogue/gone.webp' }
const retitled = (title: string) =>
  changed((one) => (one._id === id ? ({ ...one, title } as SeedDocument) : one))
const titleOf = () => lake.client.fetch<string | null>('*[_id == $id][0].title', { id })

describe('a clean import', () => {
  it('fills an empty dataset, and repeated it changes nothing', async () => {
    const first = await run()
    expect(first).toMatchObject({ created: count, updated: 0, unchanged: 0, left: [] })
    expect(first.uploaded).toBeGreaterThan(0)
    const before = await lake.client.fetch<unknown>('*[true]{_id, _rev} | order(_id asc)')
    expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: count, uploaded: 0, left: [] })
    expect(await lake.client.fetch<unknown>('*[true]{_id, _rev} | order(_id asc)')).toEqual(before)
  })

  it('tells its progress', async () => {
    const lines: string[] = []
    await run({ onProgress: (line) => lines.push(line) })
    expect(lines).toContain(`0 of ${count} documents`)
    expect(lines.at(-1)).toBe(`${count} of ${count} documents`)
  })

  it('writes nothing on a dry run, and foresees what a run does', async () => {
    const before = await lake.dump()
    const foreseen = await run({ dryRun: true })
    expect(await lake.dump()).toEqual(before)
    expect(foreseen).toEqual(await run())
    expect(await run({ dryRun: true })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: count,
      uploaded: 0,
    })
  })

  it('writes nothing when the seed is broken', async () => {
    const before = await lake.dump()
    const unpictured = changed((one) =>
      one._id === id ? ({ ...one, pictures: [gone] } as SeedDocument) : one,
    )
    await expect(run({ documents: unpictured })).rejects.toThrow(
      'details-foil-pans.pictures[0]: there is no picture seed/images/catalogue/gone.webp',
    )
    expect(await lake.dump()).toEqual(before)
  })
})

describe('an import after the seed has changed', () => {
  it('updates what the seed changed', async () => {
    await run()
    expect(await run({ documents: retitled('New') })).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: count - 1,
    })
    expect(await titleOf()).toBe('New')
  })

  it('counts days from the first import, or anew with replace', async () => {
    const dated = { documents: retitled('importDay+30') }
    await run({ ...dated, today: new Date('2026-11-20T15:00:00Z') })
    expect(await titleOf()).toBe('2026-12-20T00:00:00.000Z')
    const weekLater = new Date('2026-11-27T15:00:00Z')
    expect(await run({ ...dated, today: weekLater })).toMatchObject({ updated: 0, unchanged: count })
    expect(await run({ ...dated, today: weekLater, replace: true })).toMatchObject({ updated: 1 })
    expect(await titleOf()).toBe('2026-12-27T00:00:00.000Z')
  })

  it('deletes what the seed no longer has only when told to', async () => {
    await run()
    const fewer = changed((one) => {
      if (one._id === 'subCategory-foil-pans' || one._id === id) return undefined
      if (one._type !== 'category') return one
      return { ...one, products: (one.products ?? []).filter(({ _ref }) => _ref !== 'subCategory-foil-pans') }
    })
    const kept = await run({ documents: fewer })
    expect(kept).toMatchObject({ updated: 1, removed: 0 })
    expect(kept.obsolete.toSorted()).toEqual([id, 'subCategory-foil-pans'])
    expect(await run({ documents: fewer, prune: true })).toMatchObject({ removed: 2, obsolete: [] })
    expect(await titleOf()).toBeNull()
    expect(await run({ documents: fewer, prune: true })).toMatchObject({ removed: 0, unchanged: count - 2 })
  })

  it('does not delete what an edited document still uses', async () => {
    await run()
    await lake.client.patch('category-foils').set({ name: 'Metal' }).commit()
    const fewer = changed((one) => {
      if (one._id === 'subCategory-foil-pans' || one._id === id) return undefined
      if (one._type !== 'category') return one
      return { ...one, products: (one.products ?? []).filter(({ _ref }) => _ref !== 'subCategory-foil-pans') }
    })
    const summary = await run({ documents: fewer, prune: true })
    expect(summary.removed).toBe(0)
    expect(summary.left.map((one) => `${one.id}: ${one.reason}`).toSorted()).toEqual([
      'category-foils: edited since it was imported',
      'details-foil-pans: still used by subCategory-foil-pans',
      'subCategory-foil-pans: still used by category-foils',
    ])
  })
})

describe('an import after an editor has changed something', () => {
  it('leaves the edited document and names it, every time', async () => {
    await run()
    await lake.client.patch(id).set({ title: 'By hand' }).commit()
    const left = [{ id, type: 'details', reason: 'edited since it was imported' }]
    expect(await run()).toMatchObject({ updated: 0, unchanged: count - 1, left })
    expect(await run({ documents: retitled('New') })).toMatchObject({ updated: 0, left })
    expect(await titleOf()).toBe('By hand')
  })

  it('overwrites it when told to', async () => {
    await run()
    await lake.client.patch(id).set({ title: 'By hand' }).commit()
    expect(await run({ documents: retitled('New'), replace: true })).toMatchObject({ updated: 1, left: [] })
    expect(await titleOf()).toBe('New')
    expect(await run({ documents: retitled('New') })).toMatchObject({ unchanged: count, left: [] })
  })

  it('does not bring back what an editor deleted', async () => {
    await run()
    await lake.client.delete('category-foils')
    expect(await run()).toMatchObject({ created: 0, left: [{ id: 'category-foils' }] })
    expect(await run({ replace: true })).toMatchObject({ created: 1, left: [] })
  })

  it('touches no draft', async () => {
    await run()
    const draft = { _id: `drafts.${id}`, _type: 'details', title: 'Draft' }
    await lake.client.createOrReplace(draft)
    await run({ documents: retitled('New'), replace: true })
    expect(await lake.client.fetch('*[_id == $id][0].title', { id: draft._id }, { perspective: 'raw' })).toBe(
      'Draft',
    )
  })

  it('does not overwrite an edit that is saved while it runs', async () => {
    await run()
    // Requests 1 to 3 read; the edit is saved before the fourth, which writes.
    const door = await openFaultyDoor(lake.url, async (n): Promise<Fault> => {
      if (n === 4) await lake.client.patch(id).set({ title: 'By hand' }).commit()
      return 'none'
    })
    const all = changed((one) => ('name' in one ? one : ({ ...one, title: 'New' } as SeedDocument)))
    const summary = await run({ documents: all, client: lake.clientAt(door.url), batch: 100 })
    await door.close()
    expect(await titleOf()).toBe('By hand')
    expect(summary).toMatchObject({ updated: 2, left: [{ id }] })
  })
})

describe('--only', () => {
  it('imports one type with what it needs', async () => {
    const summary = await run({ only: ['category'] })
    expect(summary.created).toBe(count)
    expect(await run({ documents: retitled('New'), only: ['category'] })).toMatchObject({
      updated: 0,
      unchanged: 1,
    })
    expect(await run({ documents: retitled('New'), only: ['details'] })).toMatchObject({ updated: 1 })
  })

  it('says which types there are', async () => {
    await expect(run({ only: ['detail'] })).rejects.toThrow(/no documents of type detail.*category, details/)
  })
})

describe('a disturbed import', () => {
  it('comes through lost connections and a busy lake', async () => {
    const faults: Fault[] = ['none', 'lostRequest', 'none', 'busy', 'none', 'lostAnswer']
    const door = await openFaultyDoor(lake.url, (n) => faults[n % faults.length] ?? 'none')
    const summary = await run({ client: lake.clientAt(door.url) })
    await door.close()
    expect(summary).toMatchObject({ created: count, left: [] })
    expect(await run()).toMatchObject({ unchanged: count, uploaded: 0 })
  })

  it('stopped at any request and repeated, ends in the same dataset as one clean run', async () => {
    await run({ batch: 2 })
    const clean = await lake.dump()
    const total = await requestsOfCleanRun()
    for (let at = 1; at <= total; at++) {
      for (const fault of ['stopBefore', 'stopAfter'] as const) {
        const fresh = await startTestLake()
        const broken = await openFaultyDoor(fresh.url, (n) =>
          n >= at ? (n === at ? fault : 'stopBefore') : 'none',
        )
        await expect(run({ client: fresh.clientAt(broken.url), batch: 2 })).rejects.toMatchObject({
          statusCode: 418,
        })
        await broken.close()
        await run({ client: fresh.client })
        expect(await fresh.dump()).toEqual(clean)
        expect(await run({ client: fresh.client })).toMatchObject({ unchanged: count, left: [] })
        await fresh.close()
      }
    }
    expect(total * 2).toBeGreaterThanOrEqual(20)
  }, 120_000)
})

async function requestsOfCleanRun(): Promise<number> {
  const fresh = await startTestLake()
  const door = await openFaultyDoor(fresh.url, () => 'none')
  await run({ client: fresh.clientAt(door.url), batch: 2 })
  const total = door.count()
  await door.close()
  await fresh.close()
  return total
}
