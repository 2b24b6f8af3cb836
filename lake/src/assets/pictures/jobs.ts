import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { httpError } from '../../http/errors.ts'
import type { Transform } from '../transform.ts'
import { type Source, applyTransform } from './apply-transform.ts'
import { withoutLocation } from './location.ts'
import { readImage } from './metadata.ts'
import { assertHarmlessSvg, mayBeSvg } from './svg.ts'

/** What is done with the file of a picture, in a process of its own. */
export const jobs = {
  /**
   * Takes the place where the picture was taken out of the file, and reads what its asset document says.
   * @throws LakeError 400 for a picture that is not accepted, 413 for one that has more than `maxBytes` then
   */
  async describe({ path, maxPixels, maxBytes }: { path: string; maxPixels: number; maxBytes: number }) {
    const sent = await readFile(path)
    // before libvips reads it, which takes memory by the content of an SVG, and not by its size
    if (mayBeSvg(sent)) assertHarmlessSvg(sent)
    const bytes = await withoutLocation(sent, maxPixels)
    // a TIFF is encoded again
    if (bytes.length > maxBytes)
      throw httpError(413, `The picture may have at most ${maxBytes} bytes without its metadata`)
    const description = await readImage(bytes, maxPixels)
    if (!bytes.equals(sent)) await writeFile(path, bytes)
    return { ...description, hash: createHash('sha1').update(bytes).digest('hex'), size: bytes.length }
  },

  /** The transformed picture. @throws LakeError 400 for a result that is too large */
  transform: ({ path, source, transform, maxPixels }: TransformInput): Promise<Buffer> =>
    applyTransform(path, source, transform, maxPixels),
}

type TransformInput = { path: string; source: Source; transform: Transform; maxPixels: number }

type Jobs = typeof jobs
export type JobName = keyof Jobs
export type JobInput<Name extends JobName> = Parameters<Jobs[Name]>[0]
export type JobResult<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>

export type Order = { [Name in JobName]: { name: Name; input: JobInput<Name> } }[JobName]
/** What the process answers; `refused` is a LakeError. */
export type Answer =
  | { result: unknown }
  | { refused: { status: number; message: string } }
  | { failed: { message: string; code: string | undefined } }
/** With the bytes of memory that the process has then. */
export type Answered = { answer: Answer; memory: number }
