import { runCli } from '../src/cli/main.ts'
import { projectId } from './test-lake.ts'

/** Runs a command of the lake's tools for a data folder. */
export async function tool(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await runCli(args, {
    env: { LAKE_DATA: dataDir, SANITY_PROJECT_ID: projectId, LAKE_PORT: '0' },
    out: (line) => lines.push(line),
    say: (line) => lines.push(line),
  })
  return { code, said: lines.join('\n') }
}
