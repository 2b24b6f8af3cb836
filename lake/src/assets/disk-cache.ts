import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of the blocks that files take on disk (a small file takes a whole block), and number of files. */
type Limits = { maxBytes: number; maxFiles: number }

/** When a limit is exceeded, files are evicted down to this share of it. */
const shareAfterEviction = 0.9
const bytesPerBlock = 512

/** Results that are made once and stored as files. Evicts least recently used files first. */
export class DiskCache {
  readonly #folder: string
  readonly #limits: Limits
  readonly #onError: (error: unknown) => void
  /** File name and bytes on disk; the least recently used file is first. */
  readonly #entries = new Map<string, number>()
  readonly #making = new Map<string, Promise<Buffer>>()
  #bytes = 0

  /** @param onError is called when a result cannot be stored; `get` returns it nevertheless */
  constructor(folder: string, limits: Limits, onError: (error: unknown) => void = () => undefined) {
    this.#folder = folder
    this.#limits = limits
    this.#onError = onError
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder).map((name) => ({ name, ...pick(statSync(join(folder, name))) }))
    for (const { name, bytes } of files.toSorted((a, b) => a.used - b.used)) this.#add(name, bytes)
  }

  /**
   * The result for `key`: from its file, else from `make`, which runs once for simultaneous calls with one key.
   * @param group begins the names of the files, so that `removeGroup` finds them: letters, digits and "-"
   */
  async get(group: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${group}.${createHash('sha256').update(key).digest('hex')}`
    const stored = await this.#read(name)
    if (stored) return stored
    let making = this.#making.get(name)
    if (!making) {
      making = this.#make(name, make).finally(() => this.#making.delete(name))
      this.#making.set(name, making)
    }
    return making
  }

  /** Removes all results of a group, after those that are being made. */
  async removeGroup(group: string): Promise<void> {
    const isOfGroup = (name: string) => name.startsWith(`${group}.`)
    const making = [...this.#making].filter(([name]) => isOfGroup(name))
    await Promise.allSettled(making.map(([, result]) => result))
    for (const name of [...this.#entries.keys()].filter(isOfGroup)) {
      this.#remove(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  async #read(name: string): Promise<Buffer | undefined> {
    const bytes = this.#entries.get(name)
    if (bytes === undefined) return undefined
    this.#add(name, bytes)
    const file = join(this.#folder, name)
    const now = new Date()
    // Keeps the order of use over restarts; failing to do so is harmless.
    void utimes(file, now, now).catch(() => undefined)
    try {
      return await readFile(file)
    } catch {
      this.#remove(name)
      return undefined
    }
  }

  async #make(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const result = await make()
    const file = join(this.#folder, name)
    const temporary = `${file}.new`
    try {
      await writeFile(temporary, result)
      const { bytes } = pick(await stat(temporary))
      await rename(temporary, file)
      this.#add(name, bytes)
      await this.#evict()
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      this.#onError(error)
    }
    return result
  }

  async #evict() {
    const { maxBytes, maxFiles } = this.#limits
    if (this.#bytes <= maxBytes && this.#entries.size <= maxFiles) return
    for (const name of this.#entries.keys()) {
      const isSmallEnough = this.#bytes <= maxBytes * shareAfterEviction
      if (isSmallEnough && this.#entries.size <= maxFiles * shareAfterEviction) return
      this.#remove(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  #add(name: string, bytes: number) {
    this.#remove(name)
    this.#entries.set(name, bytes)
    this.#bytes += bytes
  }

  #remove(name: string) {
    this.#bytes -= this.#entries.get(name) ?? 0
    this.#entries.delete(name)
  }
}

const pick = ({ blocks, mtimeMs }: { blocks: number; mtimeMs: number }) => ({
  bytes: blocks * bytesPerBlock,
  used: mtimeMs,
})
