import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Entry = { bytes: number; used: number }

/** Files made once and kept up to a total size; those not used for longest go first. */
export class DiskCache {
  readonly #folder: string
  readonly #mostBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #making = new Map<string, Promise<Buffer>>()
  #bytes = 0

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder
    this.#mostBytes = mostBytes
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder)) {
      const { size, mtimeMs } = statSync(join(folder, name))
      this.#entries.set(name, { bytes: size, used: mtimeMs })
      this.#bytes += size
    }
  }

  /** The file for `key`, made by `make` when it is not there. The same key is made once at a time. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('hex')
    const entry = this.#entries.get(name)
    if (entry) {
      try {
        const bytes = await readFile(join(this.#folder, name))
        entry.used = Date.now()
        void utimes(join(this.#folder, name), new Date(), new Date()).catch(() => undefined)
        return bytes
      } catch {
        this.#forget(name)
      }
    }
    let making = this.#making.get(name)
    if (!making) {
      making = this.#make(name, make).finally(() => this.#making.delete(name))
      this.#making.set(name, making)
    }
    return making
  }

  async #make(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await make()
    const file = join(this.#folder, name)
    await writeFile(`${file}.new`, bytes)
    await rename(`${file}.new`, file)
    this.#entries.set(name, { bytes: bytes.length, used: Date.now() })
    this.#bytes += bytes.length
    await this.#trim()
    return bytes
  }

  async #trim() {
    if (this.#bytes <= this.#mostBytes) return
    const oldestFirst = [...this.#entries].sort(([, a], [, b]) => a.used - b.used)
    for (const [name] of oldestFirst) {
      if (this.#bytes <= this.#mostBytes * 0.9) return
      this.#forget(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  #forget(name: string) {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
  }
}
