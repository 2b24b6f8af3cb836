import type { SanityClient } from 'sanity'

/** What a request says about its file (web/src/content/quotes/private-file.ts). */
export type PrivateFile = { name: string; size: number; assetId: string; key: string }

export function isPrivateFile(value: unknown): value is PrivateFile {
  const file = value as Partial<PrivateFile> | null | undefined
  const texts = [file?.name, file?.assetId, file?.key]
  return texts.every((text) => text && typeof text === 'string') && typeof file?.size === 'number'
}

/** Bytes of the initialisation vector before the encrypted content. */
const ivLength = 12

/**
 * Loads a file and decrypts it. Its type is one that no browser renders.
 * @throws when it cannot be loaded, or when it is not what was stored
 */
export async function openPrivateFile(
  { assetId, key }: Pick<PrivateFile, 'assetId' | 'key'>,
  client: Pick<SanityClient, 'fetch'>,
): Promise<Blob> {
  const url = await client.fetch<string | null>('*[_id == $assetId][0].url', { assetId })
  if (!url) throw new Error(`There is no asset ${assetId}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Blob([await decrypt(await response.arrayBuffer(), key)], { type: 'application/octet-stream' })
}

/** The content of an encrypted file; @throws when it was changed, or when the key is another one */
async function decrypt(encrypted: ArrayBuffer, key: string): Promise<ArrayBuffer> {
  const raw = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0))
  const imported = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const iv = new Uint8Array(encrypted, 0, ivLength)
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, new Uint8Array(encrypted, ivLength))
}
