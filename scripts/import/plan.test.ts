import { describe, expect, it } from 'vitest'
import { fingerprint, type LakeDocument } from './document.ts'
import { planImport, type PlanInput } from './plan.ts'

const doc = (id: string, fields: Record<string, unknown> = {}): LakeDocument => ({
  _id: id,
  _type: 'thing',
  ...fields,
})
const ref = (id: string) => ({ _type: 'reference', _ref: id })

function plan(
  input: Partial<Omit<PlanInput, 'current' | 'recorded'>> & {
    current?: LakeDocument[]
    recorded?: LakeDocument[]
  },
) {
  return planImport({
    wanted: [],
    only: [],
    replace: false,
    ...input,
    current: new Map((input.current ?? []).map((one) => [one._id, one])),
    recorded: new Map((input.recorded ?? []).map((one) => [one._id, fingerprint(one)])),
  })
}

describe('fingerprint', () => {
  it('looks at content, not at the order of fields or at what the lake adds', () => {
    const one = doc('a', { title: 'x', nested: { b: 1, a: [1, 2] } })
    const other = {
      ...doc('a', { nested: { a: [1, 2], b: 1 }, title: 'x' }),
      _rev: '1',
      _updatedAt: 'now',
      _system: {},
    }
    expect(fingerprint(one)).toBe(fingerprint(other))
  })

  it('sees a change at any depth, and in the order of a list', () => {
    const base = doc('a', { list: [{ b: 1 }, { b: 2 }] })
    expect(fingerprint(base)).not.toBe(fingerprint(doc('a', { list: [{ b: 2 }, { b: 1 }] })))
    expect(fingerprint(base)).not.toBe(fingerprint(doc('a', { list: [{ b: 1 }, { b: 3 }] })))
  })
})

describe('planImport', () => {
  const before = doc('a', { title: 'before' })
  const after = doc('a', { title: 'after' })
  const edited = doc('a', { title: 'edited' })

  it('creates what is new', () => {
    expect(plan({ wanted: [after] }).create).toEqual([after])
  })

  it('updates what is still as it was imported', () => {
    expect(
      plan({ wanted: [after], current: [{ ...before, _rev: 'r1' }], recorded: [before] }).update,
    ).toEqual([{ document: after, revision: 'r1' }])
  })

  it.each([
    ['edited since it was imported', [edited], [before]],
    ['not created by the import', [edited], []],
    ['deleted since it was imported', [], [before]],
  ])('leaves what was %s', (reason, current, recorded) => {
    const { create, update, skipped } = plan({ wanted: [after], current, recorded })
    expect({ create, update, skipped }).toEqual({
      create: [],
      update: [],
      skipped: [{ id: 'a', type: 'thing', reason }],
    })
  })

  it('overwrites and restores with replace', () => {
    expect(
      plan({ wanted: [after], current: [edited], recorded: [before], replace: true }).update,
    ).toHaveLength(1)
    expect(plan({ wanted: [after], recorded: [before], replace: true }).create).toHaveLength(1)
  })

  it('finds nothing to do when an editor made the same change', () => {
    const { create, update, skipped, unchanged } = plan({
      wanted: [after],
      current: [after],
      recorded: [before],
    })
    expect({ create, update, skipped, unchanged }).toEqual({
      create: [],
      update: [],
      skipped: [],
      unchanged: [after],
    })
  })

  it('creates what a written document references, even if it was deleted', () => {
    const parent = doc('p', { _type: 'parent', child: ref('c') })
    const child = doc('c', { grandchild: ref('g') })
    const grandchild = doc('g')
    const result = plan({ wanted: [parent, child, grandchild], recorded: [child], only: ['parent'] })
    expect(result.create.map(({ _id }) => _id)).toEqual(['p', 'c', 'g'])
    expect(result.skipped).toEqual([])
  })

  it('finds what the seed no longer has', () => {
    const result = plan({ wanted: [], current: [before], recorded: [before, doc('gone')] })
    expect(result.obsolete).toEqual([before])
  })
})
