import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { Accounts } from './accounts.ts'

const secretsFile = z.object({
  editorToken: z.string().min(32),
  viewerToken: z.string().min(32),
  revalidateSecret: z.string().min(32),
})

/** What the start script hands to the other parts. The database holds hashes of the tokens only. */
export type Secrets = z.infer<typeof secretsFile>

/**
 * Reads `<data>/secrets.json`, or makes it at the first start (mode 600).
 * @throws Error when the file is there and cannot be used
 */
export function ensureSecrets(dataDir: string, accounts: Accounts): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) {
    const parsed = secretsFile.safeParse(readJson(file))
    if (!parsed.success) throw new Error(`${file} is damaged; remove it and new secrets are made`)
    accounts.acceptToken(parsed.data.editorToken, 'editor')
    accounts.acceptToken(parsed.data.viewerToken, 'viewer')
    return parsed.data
  }
  accounts.forgetTokens()
  const secrets: Secrets = {
    editorToken: accounts.createToken('editor'),
    viewerToken: accounts.createToken('viewer'),
    revalidateSecret: randomBytes(36).toString('base64url'),
  }
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
  return secrets
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
