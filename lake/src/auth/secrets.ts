import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { Accounts } from './accounts.ts'

const secretsFile = z.object({
  editorToken: z.string().min(32),
  viewerToken: z.string().min(32),
  administratorToken: z.string().min(32).optional(),
  siteToken: z.string().min(32).optional(),
  revalidateSecret: z.string().min(32),
})

/** What the start script hands to the other parts. The database holds hashes of the tokens only. */
export type Secrets = Required<z.infer<typeof secretsFile>>

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')

/**
 * Reads `<data>/secrets.json`, or makes it at the first start (mode 600).
 * @throws Error when the file is there and cannot be used
 */
export function ensureSecrets(dataDir: string, accounts: Accounts): Secrets {
  if (existsSync(fileIn(dataDir))) {
    const known = readSecrets(dataDir)
    const { administratorToken = accounts.createToken('administrator') } = known
    const { siteToken = accounts.createToken('site') } = known
    const secrets = { ...known, administratorToken, siteToken }
    accounts.acceptToken(secrets.editorToken, 'editor')
    accounts.acceptToken(secrets.viewerToken, 'viewer')
    accounts.acceptToken(secrets.administratorToken, 'administrator')
    accounts.acceptToken(secrets.siteToken, 'site')
    if (known.administratorToken === undefined || known.siteToken === undefined) write(dataDir, secrets)
    return secrets
  }
  accounts.forgetTokens()
  const secrets: Secrets = {
    editorToken: accounts.createToken('editor'),
    viewerToken: accounts.createToken('viewer'),
    administratorToken: accounts.createToken('administrator'),
    siteToken: accounts.createToken('site'),
    revalidateSecret: randomBytes(36).toString('base64url'),
  }
  write(dataDir, secrets)
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

function write(dataDir: string, secrets: Secrets) {
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
