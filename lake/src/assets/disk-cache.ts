import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Bytes of the blocks that files take on disk (a small file takes a whole block), number of files, and bytes of one that is stored. */
type Limits = { maxBytes: number; maxFiles: number; maxFileBytes?: number }

const bytesPerBlock = 512

/** Results that are made once and stored as files. Evicts least recently used files first. */
export class DiskCache {
  readonly #folder: string
  readonly #maxFileBytes: number
  readonly #onError: (error: unknown) => void
  /** Bytes on disk by file name. */
  readonly #entries: LRUCache<string, number>
  /** Names of the entries by their group. */
  readonly #groups = new Map<string, Set<string>>()
  /** Files that are no longer among the entries and still on the disk. */
  #evicted: string[] = []
  /** By name and caller. */
  readonly #making = new Map<string, { name: string; result: Promise<Buffer> }>()

  /** @param onError is called when the folder cannot be used or a result cannot be stored; `get` still returns it */
  constructor(
    folder: string,
    { maxBytes, maxFiles, maxFileBytes = maxBytes }: Limits,
    onError: (error: unknown) => void = () => undefined,
  ) {
    this.#folder = folder
    this.#maxFileBytes = maxFileBytes
    this.#entries = new LRUCache({
      max: maxFiles,
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_, name, reason) => {
        if (reason === 'set') return
        if (reason === 'evict') this.#evicted.push(name)
        this.#leaveGroup(name)
      },
    })
    this.#onError = onError
    try {
      mkdirSync(folder, { recursive: true })
      for (const { name, bytes } of filesIn(folder)) this.#add(name, bytes)
    } catch (cause) {
      onError(new Error(`${folder} cannot be used; remove it and restart: ${String(cause)}`, { cause }))
    }
  }

  /**
   * The result for `key`: from its file, else from `make`, which runs once for simultaneous calls of one caller with one key. Another
   * caller does not wait for it: in a fair queue, a job may come long after what its own caller has asked for before.
   * @param group begins the names of the files, so that `removeGroup` finds them: letters, digits and "-"
   */
  async get(group: string, key: string, caller: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = nameOf(group, key)
    const stored = await this.#read(name)
    if (stored) return stored
    const job = `${name} ${caller}`
    let making = this.#making.get(job)
    if (!making) {
      making = { name, result: this.#make(name, make).finally(() => this.#making.delete(job)) }
      this.#making.set(job, making)
    }
    return making.result
  }

  /** The result for `key`, if it is stored. */
  find(group: string, key: string): Promise<Buffer | undefined> {
    return this.#read(nameOf(group, key))
  }

  /** The file of a result and its bytes, if it is stored. */
  async stored(group: string, key: string): Promise<{ path: string; size: number } | undefined> {
    const name = nameOf(group, key)
    if (this.#entries.get(name) === undefined) return undefined
    const path = join(this.#folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found) this.#entries.delete(name)
    else this.#markUsed(path)
    return found && { path, size: found.size }
  }

  /** Removes all results of a group, after those that are being made. */
  async removeGroup(group: string): Promise<void> {
    const making = [...this.#making.values()].filter(({ name }) => groupOf(name) === group)
    await Promise.allSettled(making.map(({ result }) => result))
    for (const name of this.#groups.get(group) ?? []) {
      this.#entries.delete(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  #add(name: string, bytes: number): void {
    this.#entries.set(name, bytes)
    if (!this.#entries.has(name)) return
    const group = groupOf(name)
    const names = this.#groups.get(group) ?? new Set()
    this.#groups.set(group, names.add(name))
  }

  #leaveGroup(name: string): void {
    const group = groupOf(name)
    const names = this.#groups.get(group)
    names?.delete(name)
    if (names?.size === 0) this.#groups.delete(group)
  }

  async #read(name: string): Promise<Buffer | undefined> {
    if (this.#entries.get(name) === undefined) return undefined
    const file = join(this.#folder, name)
    this.#markUsed(file)
    try {
      return await readFile(file)
    } catch {
      this.#entries.delete(name)
      return undefined
    }
  }

  /** Stores the time of use for the next start; an error here is harmless. */
  #markUsed(file: string): void {
    const now = new Date()
    void utimes(file, now, now).catch(() => undefined)
  }

  async #make(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const result = await make()
    if (result.length > this.#maxFileBytes) return result
    const file = join(this.#folder, name)
    const temporary = `${file}.${randomUUID()}.new`
    try {
      await writeFile(temporary, result)
      const { bytes } = pick(await stat(temporary))
      await rename(temporary, file)
      this.#add(name, bytes)
      // a file larger than the limit of the whole cache is not an entry
      if (!this.#entries.has(name)) this.#evicted.push(name)
      for (const evicted of this.#evicted.splice(0)) await rm(join(this.#folder, evicted), { force: true })
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      this.#onError(error)
    }
    return result
  }
}

const nameOf = (group: string, key: string) => `${group}.${createHash('sha256').update(key).digest('hex')}`

const groupOf = (name: string) => name.slice(0, name.lastIndexOf('.'))

/** Files of a folder, least recently used first. Folders and links in it are none of the cache's. */
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, ...pick(statSync(join(folder, name))) }))
    .toSorted((a, b) => a.used - b.used)

const pick = ({ blocks, mtimeMs }: { blocks: number; mtimeMs: number }) => ({
  bytes: blocks * bytesPerBlock,
  used: mtimeMs,
})
