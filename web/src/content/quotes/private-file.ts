import { lakeClient } from '../client'
import { config } from '../config'
import { SubmissionError } from '../inbox/submissions'
import type { Artwork } from './read-artwork'

/** What a private document stores about its file. The key is stored nowhere else. */
export type PrivateFile = {
  name: string
  mediaType: string
  /** Bytes of the file itself. */
  size: number
  /** The id of the asset, as a text: a reference would show which public document the file belongs to. */
  assetId: string
  /** AES-256-GCM, base64; the first 12 bytes of the asset are the initialisation vector. */
  key: string
}

/** Bytes of the initialisation vector (NIST SP 800-38D, section 8.2). */
const ivLength = 12

/**
 * Stores a file that only the Studio's users can read. Assets of the content lake are public for anyone who knows or lists
 * their address, on the hosted lake, too. So the file is encrypted with a key of its own, and the key goes into the
 * private document: deleting that document makes the file unreadable.
 * @throws when the lake did not confirm it
 */
export async function storePrivateFile({ bytes, name, contentType }: Artwork): Promise<PrivateFile> {
  if (!config.apiToken) throw new SubmissionError('SANITY_API_TOKEN is needed to store files')
  const { encrypted, key } = await encrypt(bytes)
  const asset = await lakeClient.assets.upload('file', Buffer.from(encrypted), {
    contentType: 'application/octet-stream',
    filename: 'private.bin',
  })
  return { name, mediaType: contentType, size: bytes.length, assetId: asset._id, key }
}

/** Encrypts with a new key. */
export async function encrypt(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ encrypted: Uint8Array; key: string }> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const content = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes))
  const raw = await crypto.subtle.exportKey('raw', key)
  return { encrypted: Buffer.concat([iv, content]), key: Buffer.from(raw).toString('base64') }
}
