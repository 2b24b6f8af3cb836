import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Role } from '../auth/identity.ts'
import type { Connection } from './connection.ts'
import { printableValue } from './printable.ts'
import { UsageError } from './usage.ts'

const issued = z.object({ id: z.string(), key: z.string() })
const removed = z.object({ isLast: z.boolean() })
const listed = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    createdAt: z.string(),
    roles: z.array(z.object({ name: z.string() })),
  }),
)

/** @throws UsageError for a word that is none of `roles` */
export function roleNamed(word: string | undefined, roles: readonly Role[]): Role {
  const role = roles.find((name) => name === word)
  if (!role) throw new UsageError(`The role must be one of ${roles.join(', ')}`)
  return role
}

const tokensPath = ({ config }: Connection) => `/projects/${config.projectId}/tokens`

/** Makes a token and returns it; the lake keeps only its hash. */
export async function makeToken(lake: Connection, role: Role, label: string): Promise<string> {
  return issued.parse(await lake.request('POST', tokensPath(lake), { label, roleName: role })).key
}

/** The tokens made so far, one line each. */
export async function listTokens(lake: Connection): Promise<string> {
  const tokens = listed.parse(await lake.request('GET', tokensPath(lake)))
  if (tokens.length === 0) return 'There are no tokens but those of secrets.json'
  return tokens
    .map(({ id, label, createdAt, roles: held }) =>
      [id, held.map(({ name }) => name).join(), createdAt.slice(0, 10), printableValue(label)].join('  '),
    )
    .join('\n')
}

export async function revokeToken(lake: Connection, id: string): Promise<string> {
  await lake.request('DELETE', `${tokensPath(lake)}/${encodeURIComponent(id)}`)
  return `Token ${id} is worth nothing from now on`
}

export async function setUser(lake: Connection, name: string, role: Role, password: string): Promise<string> {
  await lake.request('PUT', '/lake/users', { name, role, password })
  return `${name} may log in as ${role}`
}

export async function removeUser(lake: Connection, name: string): Promise<string> {
  const { isLast } = removed.parse(await lake.request('DELETE', `/lake/users/${encodeURIComponent(name)}`))
  const warning =
    '\n! No user has a password now: everyone who can use this machine can log in to the Studio with one click'
  return `${name} may not log in any more${isLast ? warning : ''}`
}

/** Asks for a password twice without showing it; without a terminal, takes the first line of standard input. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const silent = new Writable({ write: (_, __, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true })
  const ask = async (question: string) => {
    process.stderr.write(question)
    const answer = await prompt.question('')
    process.stderr.write('\n')
    return answer
  }
  try {
    const password = await ask('Password (at least 10 characters): ')
    if ((await ask('Once more: ')) !== password) throw new UsageError('The two are not the same')
    return password
  } finally {
    prompt.close()
  }
}
