import { cpSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../environment.ts'

type Options = {
  base: string
  ignore: (path: string) => boolean
  readFile: (path: string) => Promise<string | Buffer | null>
}
type Trace = (entries: string[], options: Options) => Promise<{ fileList: Set<string> }>

// The copy of @vercel/nft with which Next.js collects its standalone output. Way out: install the package itself.
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as {
  nodeFileTrace: Trace
}

/**
 * Copies programs with every module that they load, packages included, into a folder; paths stay as they are in the
 * repository. Not what begins with a dot, such as the data folder and `.env`, which programs name: they hold secrets.
 * @param entries files, relative to the repository
 * @param ignore says which modules need not be copied, by their path in the repository
 */
export async function copyPrograms(
  entries: string[],
  folder: string,
  ignore: (path: string) => boolean = () => false,
): Promise<void> {
  const options = {
    base: root,
    ignore: (path: string) => isHidden(path) || ignore(path),
    readFile: readScript,
  }
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(root, entry)),
    options,
  )
  for (const file of [...fileList].sort()) {
    const target = join(folder, file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(root, file), target, { recursive: true, verbatimSymlinks: true })
  }
}

/** Packages have folders of such names that their modules need. */
const isHidden = (path: string) => /(?:^|\/)\.[^/]/.test(path.split('node_modules/', 1)[0] ?? '')

/** The tracer reads JavaScript only. */
async function readScript(path: string): Promise<string | Buffer | null> {
  try {
    const bytes = await readFile(path)
    return path.endsWith('.ts') ? stripTypeScriptTypes(bytes.toString()) : bytes
  } catch {
    return null
  }
}
