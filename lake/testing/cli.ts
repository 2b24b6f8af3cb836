import { runCli } from '../src/cli/main.ts'
import { projectId } from './test-lake.ts'

/**
 * Runs a command of the lake's tools for a data folder.
 * @param password what it would ask for
 * @returns what it printed, and with that what it said
 */
export async function tool(
  dataDir: string,
  args: string[],
  { password = '' } = {},
): Promise<{ code: number; out: string; said: string }> {
  const out: string[] = []
  const said: string[] = []
  const code = await runCli(args, {
    env: { LAKE_DATA: dataDir, SANITY_PROJECT_ID: projectId, LAKE_PORT: '0' },
    out: (line) => {
      out.push(line)
      said.push(line)
    },
    say: (line) => said.push(line),
    password: () => Promise.resolve(password),
  })
  return { code, out: out.join('\n'), said: said.join('\n') }
}
