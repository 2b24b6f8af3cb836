import { BufferedDocument, Mutation } from '@sanity/mutator'
import { expect, it, onTestFinished, vi } from 'vitest'
import './gone-draft'
import { unsaved } from './unsaved'

const draft = { _id: 'drafts.a', _type: 'note', _rev: 'r1', title: 'Discarded', text: 'One.' }
const words = (text: string) => new Mutation({ mutations: [{ patch: { id: draft._id, set: { text } } }] })
/** What the lake tells when another editor has published or discarded the draft. */
const removal = (previousRev: string) =>
  new Mutation({ transactionId: 'other', previousRev, mutations: [{ delete: { id: draft._id } }] })

/** A draft that is being edited, and the saves that wait for an answer. */
function typing() {
  const document = new BufferedDocument(structuredClone(draft))
  const saves: {
    transactionId?: string
    mutations: unknown[]
    success: () => void
    cancel: (error: Error) => void
  }[] = []
  document.commitHandler = ({ mutation, success, cancel }) => {
    const { transactionId, mutations } = mutation
    saves.push({ transactionId, mutations, success, cancel })
  }
  return { document, saves, text: () => (document.LOCAL as { text?: string } | null)?.text }
}

it('keeps words whose save is on its way while the draft goes, and takes the draft that the lake makes for them', () => {
  const { document, saves, text } = typing()
  document.add(words('One. Two.'))
  void document.commit()
  document.add(words('One. Two. Three.'))
  document.arrive(removal('r1'))
  expect(text()).toBe('One. Two. Three.')
  saves[0]?.success()
  const transactionId = saves[0]?.transactionId
  const made = { ...draft, _rev: undefined, title: 'Published', text: 'One. Two.' }
  document.arrive(new Mutation({ transactionId, resultRev: transactionId, mutations: [{ create: made }] }))
  void document.commit()
  expect(text()).toBe('One. Two. Three.')
  expect(document.document.HEAD).toMatchObject({ text: 'One. Two.' })
  expect(document.LOCAL).toMatchObject({ title: 'Published' })
  expect(unsaved.refusal()?.message).toContain('published or discarded')
  expect(JSON.stringify(saves[1]?.mutations)).toContain('Three')
})

it('keeps words that were not sent yet', () => {
  const { document, saves, text } = typing()
  document.add(words('One. Two.'))
  document.arrive(removal('r1'))
  expect(text()).toBe('One. Two.')
  void document.commit()
  expect(JSON.stringify(saves[0]?.mutations)).toContain('Two')
})

it('lets a draft go when the lake refuses the words, and when there are none', async () => {
  const { document, saves } = typing()
  document.add(words('One. Two.'))
  const commit = document.commit()
  document.arrive(removal('r1'))
  saves[0]?.cancel(new Error('refused'))
  expect(document.LOCAL).toBeNull()
  void commit
  const quiet = typing()
  quiet.document.arrive(removal('r1'))
  expect(quiet.document.LOCAL).toBeNull()
})

it('says nothing when nothing was lost: of a first draft, and of what publishing changes', () => {
  const told = unsaved.refusal()
  const published = { ...draft, parent: { _ref: 'p', _weak: true, _strengthenOnPublish: { type: 'page' } } }
  const document = new BufferedDocument(published)
  const saves: { id?: string; success: () => void }[] = []
  document.commitHandler = ({ mutation, success }) => saves.push({ id: mutation.transactionId, success })
  const listener = vi.fn<() => void>()
  const end = unsaved.subscribe(listener)
  onTestFinished(() => void end())
  document.add(words('One. Two.'))
  void document.commit()
  document.arrive(removal('r1'))
  saves[0]?.success()
  const made = { ...draft, text: 'One. Two.', parent: { _ref: 'p' } }
  const transactionId = saves[0]?.id
  document.arrive(new Mutation({ transactionId, resultRev: transactionId, mutations: [{ create: made }] }))
  expect(document.LOCAL).toMatchObject({ text: 'One. Two.' })
  const first = new BufferedDocument(null)
  first.commitHandler = ({ mutation, success }) => {
    success()
    const { transactionId: id } = mutation
    first.arrive(
      new Mutation({
        transactionId: id,
        resultRev: id,
        mutations: [{ create: { ...draft, sku: undefined } }],
      }),
    )
  }
  first.add(new Mutation({ mutations: [{ create: { ...draft, sku: undefined } }] }))
  void first.commit()
  expect(listener).not.toHaveBeenCalled()
  expect(unsaved.refusal()).toBe(told)
})
