import { parseArgs } from 'node:util'
import { roles, tokenRoles } from '../auth/identity.ts'
import { backUp } from '../backup/command.ts'
import { restoreFrom } from '../backup/restore.ts'
import { readConfig } from '../read-config.ts'
import { listTokens, makeToken, readPassword, removeUser, revokeToken, roleNamed, setUser } from './access.ts'
import { exportTo, importFrom } from './archive.ts'
import { type Connection, connect } from './connection.ts'
import { printable } from './printable.ts'
import { runSanity } from './sanity.ts'
import { UsageError, usage } from './usage.ts'

export type CliOptions = {
  /** what the lake's process would read */
  env: Record<string, string | undefined>
  /** folder with the Studio's `sanity.cli.ts` */
  studio?: string
  /** where the command was typed */
  here?: string
  out?: (line: string) => void
  say?: (line: string) => void
  password?: () => Promise<string>
}

type Output = Required<Pick<CliOptions, 'out' | 'say'>>

/**
 * Runs one command of the lake's tools; the exit code. Explains itself on standard error when it cannot. What is printed
 * has no control characters.
 */
export async function runCli(args: readonly string[], options: CliOptions): Promise<number> {
  const { out = console.log, say: warn = (line: string) => void process.stderr.write(`${line}\n`) } = options
  const say = (line: string) => warn(printable(line))
  try {
    return await dispatch(args, { ...options, out: (line) => out(printable(line)), say })
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    if (error instanceof UsageError) say(`\n${usage}`)
    return 1
  }
}

async function dispatch(
  [command, ...rest]: readonly string[],
  options: CliOptions & Output,
): Promise<number> {
  const { env, studio, out, say, password = readPassword } = options
  const here = options.here ?? process.cwd()
  const config = readConfig(env)
  const withLake = async (work: (lake: Connection) => Promise<string | number>): Promise<number> => {
    const lake = await connect(config)
    try {
      const answer = await work(lake)
      if (typeof answer === 'number') return answer
      out(answer)
      return 0
    } finally {
      await lake.close()
    }
  }
  // Archives and their temporary files contain orders and requests: only the owner may read them.
  const [subject = ''] = rest.filter((each) => !each.startsWith('-'))
  const exports = command === 'sanity' && /^(?:datasets?|documents|backups?)$/.test(subject)
  if (exports || command === 'export') process.umask(0o077)
  if (command === 'sanity') return withLake((lake) => runSanity(lake, rest, { here, studio }))
  const { values, positionals } = parse(rest)
  const [first, second] = positionals
  switch (command) {
    case 'export':
      return withLake((lake) => exportTo(lake, needed(first, 'a file to write to'), say))
    case 'import':
      return withLake((lake) => importFrom(lake, needed(first, 'a file to read'), values, say))
    case 'backup':
      return withLake((lake) => backUp(lake, first, values))
    case 'restore':
      out(await restoreFrom(config, needed(first, 'a backup, or a folder of backups'), values.at))
      return 0
    case 'token': {
      const { revoke } = values
      if (revoke !== undefined) return withLake((lake) => revokeToken(lake, revoke))
      const role = roleNamed(first, tokenRoles)
      return withLake((lake) => makeToken(lake, role, second ?? `Token (${role})`))
    }
    case 'tokens':
      return withLake(listTokens)
    case 'user': {
      const name = needed(first, 'a name')
      if (values.remove) return withLake((lake) => removeUser(lake, name))
      const role = roleNamed(second, roles)
      const secret = await password()
      return withLake((lake) => setUser(lake, name, role, secret))
    }
    case undefined:
    case 'help':
      out(usage)
      return 0
    default:
      throw new UsageError(`There is no command "${command}"`)
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean' },
        missing: { type: 'boolean' },
        'fetch-assets': { type: 'boolean' },
        'allow-failing-assets': { type: 'boolean' },
        remove: { type: 'boolean' },
        revoke: { type: 'string' },
        into: { type: 'string' },
        daily: { type: 'string' },
        weekly: { type: 'string' },
        at: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function needed(word: string | undefined, what: string): string {
  if (word === undefined) throw new UsageError(`This command needs ${what}`)
  return word
}
