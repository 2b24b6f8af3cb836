import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type Accounts, newToken } from './accounts.ts'
import type { Role } from './identity.ts'

const secretsFile = z.object({
  editorToken: z.string().min(32),
  viewerToken: z.string().min(32),
  administratorToken: z.string().min(32).optional(),
  siteToken: z.string().min(32).optional(),
  revalidateSecret: z.string().min(32),
  /** names the content for those who keep copies of it; a restore changes it */
  contentId: z.string().min(16).optional(),
})

/** The secrets that the start script passes to site and Studio. The database holds hashes of the tokens only. */
export type Secrets = Required<z.infer<typeof secretsFile>>

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')

/**
 * Reads `<data>/secrets.json`, and makes it, or what an older one lacks (mode 600).
 * @throws Error when the file is there and cannot be used
 */
export function ensureSecrets(dataDir: string, accounts: Accounts): Secrets {
  const isNew = !existsSync(fileIn(dataDir))
  if (isNew) accounts.forgetTokens()
  const known: Partial<Secrets> = isNew ? {} : readSecrets(dataDir)
  const tokenOf = (role: Role, token = newToken()) => {
    accounts.acceptToken(token, role)
    return token
  }
  const secrets: Secrets = {
    editorToken: tokenOf('editor', known.editorToken),
    viewerToken: tokenOf('viewer', known.viewerToken),
    administratorToken: tokenOf('administrator', known.administratorToken),
    siteToken: tokenOf('site', known.siteToken),
    revalidateSecret: known.revalidateSecret ?? randomBytes(36).toString('base64url'),
    contentId: known.contentId ?? newContentId(),
  }
  if (!isDeepStrictEqual(known, secrets)) write(dataDir, secrets)
  return secrets
}

/**
 * Reads the secrets of a lake that has been started before.
 * @throws Error when the file is not there or damaged
 */
export function readSecrets(dataDir: string): z.infer<typeof secretsFile> {
  const parsed = secretsFile.safeParse(readJson(fileIn(dataDir)))
  if (!parsed.success) throw new Error(`${fileIn(dataDir)} is damaged; remove it and new secrets are made`)
  return parsed.data
}

/** Replaces the id of the content, if one exists, so that what was built from other content is not reused. */
export function renewContentId(dataDir: string): void {
  if (existsSync(fileIn(dataDir))) write(dataDir, { ...readSecrets(dataDir), contentId: newContentId() })
}

const newContentId = () => randomBytes(12).toString('base64url')

function write(dataDir: string, secrets: Partial<Secrets>) {
  const file = fileIn(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
