import { randomUUID } from 'node:crypto'
import { Mutation, extractWithPath } from '@sanity/mutator'
import { LakeError, httpError, invalid, mutationError } from '../http/errors.ts'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'
import { withArrayKeys } from './keys.ts'
import { assertPatch, isSlowToFind, valuesAt } from './assert-patch.ts'
import { patchedExactly } from './exact-patch.ts'
import { pathOf, patchSteps } from './patch-steps.ts'
import { assertDocument, assertId } from './validate.ts'
import { WrittenSize } from './written-size.ts'

export type Operation = 'create' | 'update' | 'delete' | 'none'
export type Touched = { id: string; operation: Operation }
type Stub = Record<string, unknown>

type Entry = { before: LakeDocument | undefined; after: LakeDocument | undefined; mutations: unknown[] }

export type WorkspaceOptions = {
  documents: ReadonlyMap<string, LakeDocument>
  transactionId: string
  timestamp: string
  /** milliseconds that all mutations together may take */
  timeLimit: number
  autoGenerateArrayKeys?: boolean
}

/**
 * A transaction being put together: reads through to the stored documents, keeps what it changes to itself.
 * Every refusal is a LakeError of type mutationError, and nothing has happened then.
 */
export class Workspace {
  readonly #options: WorkspaceOptions
  readonly #entries = new Map<string, Entry>()
  /** documents whose history is to be forgotten with this transaction */
  readonly purged = new Set<string>()
  readonly #deadline: number
  readonly #written = new WrittenSize()
  #index = 0

  constructor(options: WorkspaceOptions) {
    this.#options = options
    this.#deadline = performance.now() + options.timeLimit
  }

  /** Position of the mutation or action at work, for error messages. */
  get index(): number {
    return this.#index
  }

  /** Goes on to the mutation or action at a position. @throws LakeError 408 when those before it took too long */
  begin(index: number): void {
    this.#index = index
    this.#assertTime()
  }

  #assertTime(): void {
    if (performance.now() > this.#deadline)
      throw httpError(408, 'The transaction took longer than is allowed; split it into smaller ones')
  }

  get(id: string): LakeDocument | undefined {
    const entry = this.#entries.get(id)
    return entry ? entry.after : this.#options.documents.get(id)
  }

  /** What the transaction changed so far; documents made and removed again within it are left out. */
  get changes(): DocumentChange[] {
    return [...this.#entries]
      .filter(([, { before, after }]) => before !== undefined || after !== undefined)
      .map(([id, entry]) => ({ id, ...entry }))
  }

  create(stub: Stub): Touched {
    const document = this.#prepare(stub)
    if (this.get(document._id)) {
      const description = `Document by ID "${document._id}" already exists`
      throw this.problem({ type: 'documentAlreadyExistsError', description, id: document._id })
    }
    return this.#put(document, { create: document })
  }

  createIfNotExists(stub: Stub): Touched {
    const document = this.#prepare(stub)
    if (this.get(document._id)) return { id: document._id, operation: 'none' }
    return this.#put(document, { createIfNotExists: document })
  }

  createOrReplace(stub: Stub): Touched {
    const document = this.#prepare(stub)
    const existing = this.get(document._id)
    if (existing && stub._createdAt === undefined) document._createdAt = existing._createdAt
    return this.#put(document, { createOrReplace: document })
  }

  delete(id: string, { isPurged = false } = {}): Touched {
    const document = this.get(id)
    if (document) {
      this.#written.addDeleted(document)
      const entry = this.#entry(id)
      entry.after = undefined
      entry.mutations.push({ delete: { id } })
    }
    if (isPurged) {
      this.purged.add(id)
      // What was written before in this transaction is forgotten, too.
      const entry = this.#entries.get(id)
      if (entry) entry.mutations = [{ delete: { id } }]
    }
    return { id, operation: document ? 'delete' : 'none' }
  }

  /** Applies patch operations (`set`, `unset`, `insert`, `inc`, …) to one document. */
  patch(id: string, operations: Stub): Touched {
    // one mutation can name any number of documents
    this.#assertTime()
    const before = this.existing(id)
    const { ifRevisionID, ...patch } = operations
    this.assertRevision(id, ifRevisionID)
    const steps = patchSteps(patch)
    this.#written.addPaths(steps.map(pathOf), before)
    for (const step of steps) {
      this.#assertTime()
      assertPatch(step, before, this.index)
    }
    const { patched, told } = this.#applySteps(before, steps)
    if (patched._id !== id || patched._type !== before._type) {
      throw invalid(`The attributes "_id" and "_type" of "${id}" cannot be changed`, id, this.index)
    }
    this.#written.addPatched(id, patched)
    assertDocument(patched, this.index)
    const after = this.#options.autoGenerateArrayKeys ? withArrayKeys(patched) : patched
    const mutations = told?.map((step) => ({ patch: { ...step, id } })) ?? [{ patch: { ...patch, id } }]
    return this.#put({ ...after, _createdAt: before._createdAt }, ...mutations)
  }

  /** The document as the transaction has it so far. @throws LakeError when there is none */
  existing(id: string): LakeDocument {
    const document = this.get(id)
    if (document) return document
    const description = `The document with the ID "${id}" was not found`
    throw this.problem({ type: 'documentNotFoundError', description, id })
  }

  /** @throws LakeError when a revision is given, and the document has another one or is not there */
  assertRevision(id: string, revision: unknown): void {
    const current = this.get(id)?._rev
    const fitting: unknown[] = [undefined, current]
    if (fitting.includes(revision)) return
    throw this.problem({
      type: 'documentRevisionIDDoesNotMatchError',
      description: `Unexpected revision ID "${current ?? ''}" for document "${id}", expected "${String(revision)}"`,
      id,
      currentRevisionID: current,
      expectedRevisionID: revision,
    })
  }

  problem(problem: { type: string; description: string; id?: string } & Stub, status = 409): LakeError {
    return mutationError(problem, this.index, status)
  }

  #prepare(stub: Stub): LakeDocument {
    const { transactionId, timestamp, autoGenerateArrayKeys } = this.#options
    const given = stub._id
    const _id = given === undefined || given === '' ? randomUUID() : given
    const id = typeof _id === 'string' && _id.endsWith('.') ? `${_id}${randomUUID()}` : _id
    assertId(id, this.index)
    assertDocument(stub, this.index)
    const fields = autoGenerateArrayKeys ? withArrayKeys(stub) : stub
    const _createdAt = typeof stub._createdAt === 'string' ? stub._createdAt : timestamp
    return {
      ...fields,
      _id: id,
      _type: String(stub._type),
      _rev: transactionId,
      _createdAt,
      _updatedAt: timestamp,
    }
  }

  #put(document: LakeDocument, ...mutations: unknown[]): Touched {
    const entry = this.#entry(document._id)
    const operation = entry.after ? 'update' : 'create'
    entry.after = { ...document, _rev: this.#options.transactionId, _updatedAt: this.#options.timestamp }
    for (const mutation of mutations) this.#written.add(mutation)
    entry.mutations.push(...mutations)
    return { id: document._id, operation }
  }

  #entry(id: string): Entry {
    let entry = this.#entries.get(id)
    if (!entry) {
      const before = this.#options.documents.get(id)
      entry = { before, after: before, mutations: [] }
      this.#entries.set(id, entry)
    }
    return entry
  }

  /**
   * @returns the document after the steps, and what other clients are told when it differs from them: a text that the mutator, which they
   * use as well, would make another one of
   */
  #applySteps(document: LakeDocument, steps: readonly Stub[]): { patched: LakeDocument; told?: Stub[] } {
    const { _id: id } = document
    let patched = document
    let isOther = false
    const told: Stub[] = []
    const apply = (step: Stub) => {
      const mutation = new Mutation({ mutations: [{ patch: structuredClone({ ...step, id }) }] })
      const changed = mutation.apply(patched)
      if (!changed) throw new Error('the patch left nothing')
      return changed as LakeDocument
    }
    try {
      for (const step of steps) {
        this.#assertTime()
        const exact = exactText(step, patched)
        // An earlier step can have made another text than the one for which the patch was judged.
        if (!exact && isSlowPatch(step, patched)) throw new Error('it has too many changes for this text')
        const plain = exact?.isSlow ? undefined : apply(step)
        const isSame = !exact || (plain && valuesAt(exact.path, plain)[0] === exact.text)
        const used = isSame ? step : { set: { [exact.path]: exact.text } }
        patched = isSame && plain ? plain : apply(used)
        isOther ||= !isSame
        told.push(used)
      }
      return isOther ? { patched, told } : { patched }
    } catch (cause) {
      if (cause instanceof LakeError) throw cause
      const why = cause instanceof Error ? cause.message : String(cause)
      const description = `The patch for "${id}" could not be applied: ${why}`
      throw this.problem({ type: 'patchError', description, id }, 400)
    }
  }
}

/** The path and the patch of a step of `patchSteps` that changes texts. */
function textPatchOf({ diffMatchPatch }: Stub): { path: string; patch: string } | undefined {
  const [[path, patch] = []] = Object.entries((diffMatchPatch ?? {}) as Stub)
  return path !== undefined && typeof patch === 'string' ? { path, patch } : undefined
}

/** Whether the mutator would take too long for a step. */
function isSlowPatch(step: Stub, document: LakeDocument): boolean {
  const given = textPatchOf(step)
  if (!given) return false
  const texts = valuesAt(given.path, document).filter((text) => typeof text === 'string')
  return isSlowToFind(given.patch, texts)
}

/** The text that a step makes, where it is a `diffMatchPatch` of one text that fits exactly. */
function exactText(step: Stub, document: LakeDocument) {
  const given = textPatchOf(step)
  if (!given) return undefined
  // A place without a text counts: the text that others are told would be set there, too.
  const [place, ...others] = extractWithPath(given.path, document)
  const before: unknown = place?.value
  if (typeof before !== 'string' || others.length > 0) return undefined
  const text = patchedExactly(before, given.patch)
  return text === undefined
    ? undefined
    : { path: given.path, text, isSlow: isSlowToFind(given.patch, [before]) }
}
