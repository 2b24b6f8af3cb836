import { existsSync, statSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isRecord } from '../store/document.ts'
import { isPreviewSecret } from './preview-secret.ts'
import { printableValue } from './printable.ts'
import { UsageError } from './usage.ts'

/** Which assets of an archive may be uploaded: those in its folder, if it has one, and with `fetchAssets` all addresses. */
export type Allowed = { folder?: string; fetchAssets: boolean }

/** What of an archive is not imported, with its number, how many assets are at an address, and the other datasets into which references lead. */
export type Findings = { leftOut: Map<string, number>; remote: number; datasets: Set<string> }

const secrets = 'Preview secrets, which give access to drafts, were left out'
const assetDocuments = 'Asset documents that name no file were left out'
/** Documents that name such a file lack it afterwards. */
export const missingFiles = 'Pictures and files that the archive names but does not contain were left out'

/**
 * A document of an archive as @sanity/import can take it. One odd document would end the import of all.
 * @returns undefined for one that is left out
 * @throws UsageError for an asset that is not allowed
 */
export function importable(document: unknown, allowed: Allowed, findings: Findings): unknown {
  const { leftOut, datasets } = findings
  const leaveOut = (what: string) => void leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
  if (isPreviewSecret(document)) return leaveOut(secrets)
  if (isAssetDocument(document)) {
    if (!namesItsFile(document)) return leaveOut(assetDocuments)
    assertAddress(document.url, allowed)
  }
  for (const part of recordsIn(document)) {
    const { _sanityAsset: asset, _ref: reference, _dataset: dataset } = part
    if (reference !== undefined && typeof dataset === 'string') datasets.add(dataset)
    if (typeof asset !== 'string') continue
    const address = asset.replace(/^(?:file|image)@/i, '')
    assertAddress(address, allowed)
    const file = isFile(address) && fileOf(address, allowed.folder)
    if (!file) {
      findings.remote += 1
      continue
    }
    // `statSync` throws for names that no file can have
    if (existsSync(file) && statSync(file).isFile()) continue
    delete part._sanityAsset
    leaveOut(missingFiles)
  }
  return document
}

function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (isRecord(value)) yield value
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* recordsIn(part)
}

const isAssetDocument = (document: unknown): document is Record<string, unknown> =>
  isRecord(document) && /^sanity\.[a-zA-Z]+Asset$/.test(String(document._type))

const texts = ['_id', '_type', 'assetId', 'extension', 'mimeType', 'path', 'sha1hash', 'url']
const dimensionNames = ['width', 'height', 'aspectRatio']

/** Whether an asset document has what @sanity/import wants of one. */
function namesItsFile(
  document: Record<string, unknown>,
): document is Record<string, unknown> & { url: string } {
  const { _type: type, size, metadata } = document
  if (typeof size !== 'number' || !texts.every((name) => typeof document[name] === 'string')) return false
  if (type !== 'sanity.imageAsset') return true
  const dimensions = isRecord(metadata) ? metadata.dimensions : undefined
  return isRecord(dimensions) && dimensionNames.every((name) => typeof dimensions[name] === 'number')
}

function assertAddress(address: string, { folder, fetchAssets }: Allowed): void {
  const shown = printableValue(address.slice(0, 200))
  if (!isWhole(address))
    throw new UsageError(
      `The documents name an asset at an address with “#” or of several lines, so nothing was imported: ${shown}`,
    )
  if (isFile(address) && fileOf(address, folder) === undefined)
    throw new UsageError(
      `The documents name a file outside of the archive, so nothing was imported: ${shown}`,
    )
  if (!fetchAssets && !isOnSanityCdn(address))
    throw new UsageError(
      `The documents name an asset outside of the archive, so nothing was imported: ${shown}. ` +
        'If you trust it, repeat the import with --fetch-assets.',
    )
}

/** Whether @sanity/import requests the address as it is, and not a part of it. */
const isWhole = (address: string): boolean => !/[#\n\r\u2028\u2029]/.test(address)

/** Whether an address is none of the web, or is one of Sanity's own. */
function isOnSanityCdn(address: string): boolean {
  const url = URL.parse(address)
  return !url || !/^https?:$/.test(url.protocol) || url.origin === 'https://cdn.sanity.io'
}

const isFile = (address: string): boolean => /^file:/i.test(address)

/** The path of a file in the folder; undefined for one outside of it. Resolves an address as @sanity/import does. */
function fileOf(address: string, folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined
  try {
    const resolved = fileURLToPath(address.replace(/file:\/\/\.\//i, `${pathToFileURL(folder).href}/`))
    const path = relative(folder, resolved)
    return isAbsolute(path) || path.split(sep)[0] === '..' ? undefined : resolved
  } catch {
    return undefined
  }
}
