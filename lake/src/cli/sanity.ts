import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Connection } from './connection.ts'
import { inPrivateFolder } from './private-folder.ts'
import { startTlsProxy } from './tls-proxy.ts'

/** Where the command is typed, and where the Studio's `sanity.cli.ts` is, if anywhere. */
export type Folders = { here: string; studio?: string }

/** Runs the official command line against the lake, and returns its exit code. */
export async function runSanity(
  lake: Connection,
  args: readonly string[],
  folders: Folders,
): Promise<number> {
  const proxy = await startTlsProxy(lake.url)
  const run = async (folder: string) => {
    const authorities = join(folder, 'authorities.pem')
    await writeFile(authorities, proxy.cert)
    const child = spawn(process.execPath, [commandLine(), ...args.map((word) => placed(word, folders))], {
      cwd: folders.studio ?? folders.here,
      stdio: 'inherit',
      env: {
        ...process.env,
        HTTPS_PROXY: proxy.url,
        https_proxy: proxy.url,
        NO_PROXY: 'localhost,127.0.0.1',
        no_proxy: 'localhost,127.0.0.1',
        NODE_EXTRA_CA_CERTS: authorities,
        SANITY_AUTH_TOKEN: lake.token,
        SANITY_PROJECT_ID: lake.config.projectId,
        SANITY_STUDIO_PROJECT_ID: lake.config.projectId,
        SANITY_STUDIO_DATASET: lake.config.dataset,
        DO_NOT_TRACK: '1',
        // it would run compiled code that it finds in /tmp/jiti, which other users of the machine can make
        JITI_FS_CACHE: 'false',
      },
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  }
  try {
    return await inPrivateFolder(run)
  } finally {
    await proxy.close()
  }
}

function commandLine(): string {
  const manifest = createRequire(import.meta.url).resolve('@sanity/cli/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { sanity: string } }
  return join(dirname(manifest), bin.sanity)
}

/** The command runs in the Studio's folder; arguments that name files are relative to the folder where it was typed. */
function placed(word: string, { here, studio }: Folders): string {
  if (studio === undefined || word.startsWith('-')) return word
  const isFile =
    /^\.{1,2}\//.test(word) || /\.(tar\.gz|tgz|ndjson|json)$/.test(word) || existsSync(resolve(here, word))
  return isFile && /[./]/.test(word) ? resolve(here, word) : word
}
