import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import { z } from 'zod'
import { config } from './src/content/config.ts'
import { beginWithoutExpiredTags } from './src/content/lake/expired-tags.ts'

/*
 * `node build.ts` builds the site and compresses its static files with Brotli at the highest quality, for server.ts. With
 * STANDALONE=1 Next.js also collects what it needs in one folder (scripts/package/site.ts adds the rest).
 */
const build = join(import.meta.dirname, config.distDir)
// The build contains secrets, such as that of draft mode. Next.js keeps the folder and replaces its contents.
mkdirSync(build, { recursive: true })
chmodSync(build, 0o700)
beginWithoutExpiredTags(build)
rmSync(join(build, 'cache', 'pages'), { recursive: true, force: true })

/**
 * Next.js makes the ids of forms' actions from it: with a new one, a page that was open during a deploy could send none. It also encrypts
 * what server actions close over, and those of the site are functions of modules, which close over nothing. A build that knows the
 * site's token, as those of `npm start` do, makes ids that nobody can compute.
 */
const actionsKey =
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??
  hash('sha256', `the server actions of the site ${config.apiToken ?? ''}`, 'base64')

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const child = spawn(process.execPath, [next, 'build'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey },
})
// Stopped while it builds: the next build would find its lock.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const [status] = (await once(child, 'exit')) as [number | null]
for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
if (status !== 0) process.exit(status ?? 1)

// V8 compiles a script that begins so while it loads, off the main thread, instead of when its functions are called: half
// the time that the first scripts block a phone. Other browsers ignore it.
const { rootMainFiles } = z
  .object({ rootMainFiles: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')))
for (const name of rootMainFiles) {
  const file = join(build, name)
  writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`)
}

const folder = join(build, 'static')
for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
  const file = join(folder, name)
  await pipeline(createReadStream(file), createBrotliCompress(), createWriteStream(`${file}.br`))
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`))
}
