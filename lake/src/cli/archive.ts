import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { unfinishedName } from '../backup/folder.ts'
import { archiveFile, sourceFile } from './archive-file.ts'
import { missingFiles } from './archive-document.ts'
import { archiveSource } from './archive-source.ts'
import type { Connection } from './connection.ts'
import { isPreviewSecret } from './preview-secret.ts'
import { printableValue } from './printable.ts'
import { inPrivateFolder } from './private-folder.ts'
import { UsageError } from './usage.ts'

type Progress = { step: string; current?: number; total?: number | string }

const show = (say: (line: string) => void) => {
  let last = ''
  return ({ step }: Progress) => {
    if (step !== last) say(step)
    last = step
  }
}

/** Asset documents that do not name an uploaded file, so that nothing can be downloaded. */
const withoutFile = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && !defined(url)]._id'

/**
 * Writes all documents and assets to an archive as `sanity datasets export` does (tar.gz with data.ndjson). The file
 * appears once it is whole. It gives no access to drafts: preview secrets are left out.
 */
export async function exportTo(
  { client, config }: Connection,
  file: string,
  say: (line: string) => void,
): Promise<string> {
  const target = await archiveFile(file)
  const unfinished = unfinishedName(target)
  try {
    const { documentCount, assetCount } = await inPrivateFolder(() =>
      exportDataset({
        client,
        dataset: config.dataset,
        outputPath: unfinished,
        filterDocument: (document) => !isPreviewSecret(document),
        onProgress: show(say),
      }),
    )
    await rename(unfinished, target)
    for (const id of await client.fetch<string[]>(withoutFile, {}, { perspective: 'raw' }))
      say(`! ${printableValue(id)} names no uploaded file and was left out`)
    return `${documentCount} documents and ${assetCount} assets exported to ${target}`
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The client as one to which all datasets are known: references into those that are not there are imported as they are. */
function withDatasets(client: SanityClient, names: ReadonlySet<string>): SanityClient {
  const list = () => Promise.resolve([...names].map((name) => ({ name })))
  return Object.assign(client.clone(), { datasets: { list } })
}

export type ImportFlags = {
  replace?: boolean
  missing?: boolean
  'fetch-assets'?: boolean
  'allow-failing-assets'?: boolean
}

/**
 * Reads an archive of Sanity's (tar.gz, or NDJSON alone), from this lake or the hosted one. Documents that are there
 * already stop it, unless they are to be replaced or kept. Preview secrets are left out. Documents are written before their
 * assets are fetched, so replacing them is refused when assets can fail, unless that is allowed.
 */
export async function importFrom(
  { client }: Connection,
  file: string,
  flags: ImportFlags,
  say: (line: string) => void,
): Promise<string> {
  const { replace = false, missing = false, 'fetch-assets': fetchAssets = false } = flags
  if (replace && missing) throw new UsageError('Take --replace or --missing, not both')
  const source = await sourceFile(file)
  try {
    const { numDocs, warnings, lost } = await inPrivateFolder(async (folder) => {
      const { documents, leftOut, remote, datasets } = await archiveSource(source, folder, fetchAssets)
      const lost = leftOut.get(missingFiles) ?? 0
      for (const [what, count] of leftOut) say(`! ${what}: ${count}`)
      if (replace && lost + remote > 0 && !flags['allow-failing-assets'])
        throw new UsageError(
          `Nothing was imported: the archive does not contain ${lost + remote} of its pictures and files, and documents that are replaced would lose those that cannot be had. ` +
            'Import it into an empty lake, with --missing, or, if they may be lost, with --allow-failing-assets',
        )
      const input = 'file' in documents ? createReadStream(documents.file) : documents.folder
      const imported = await sanityImport(input, {
        client: withDatasets(client, datasets),
        operation: replace ? 'createOrReplace' : missing ? 'createIfNotExists' : 'create',
        allowAssetsInDifferentDataset: true,
        allowReplacementCharacters: true,
        allowFailingAssets: true,
        onProgress: show(say),
      })
      return { ...imported, lost }
    })
    for (const { message } of warnings) say(`! ${message}`)
    if (warnings.length + lost > 0)
      throw new Error(
        `${numDocs} documents were imported from ${source}, without ${warnings.length + lost} pictures and files (see above)`,
      )
    const kept = missing ? '; those that were there already stay as they were, without new pictures' : ''
    return `${numDocs} documents imported from ${source}${kept}`
  } catch (error) {
    if (!/already exists/.test(String(error))) throw error
    throw new Error(
      `${(error as Error).message}\nUse --replace to overwrite documents, --missing to keep them. After an import that was interrupted, use --replace: documents are written before their pictures`,
      { cause: error },
    )
  }
}
