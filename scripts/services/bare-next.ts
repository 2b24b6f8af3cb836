import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { root } from '../environment.ts'
import { runToEnd, startService } from './service.ts'

/** Inside the project, where the build finds its packages; `.data` is not in the repository. */
const folder = join(root, '.data/bare-next')
const next = join(root, 'node_modules/next/dist/bin/next')

const files = {
  'package.json': '{ "type": "module", "private": true }',
  'next.config.js': `export default { cacheComponents: true, turbopack: { root: ${JSON.stringify(root)} } }`,
  'app/layout.js': `export const metadata = { title: 'Bare page', description: 'The smallest page of Next.js, to compare with.' }
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }`,
  'app/page.js': `export default function Page() { return <main><h1>Bare page</h1><p>The smallest page of Next.js.</p></main> }`,
  // Lighthouse asks for both.
  'app/robots.js': `export default function robots() { return { rules: { userAgent: '*', allow: '/' } } }`,
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
}

/** A running site with one page. */
export type BareNext = { url: string; pid: number; stop: () => Promise<void> }

/** Builds and serves the smallest page of the Next.js version that the site uses. It shows what the machine can do. */
export async function startBareNext(): Promise<BareNext> {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const options = { command: process.execPath, cwd: folder, env, logs: folder }
  await runToEnd({ ...options, name: 'bare-next-build', args: [next, 'build'] })
  const port = await getPort()
  const url = `http://localhost:${port}/`
  const service = await startService({
    ...options,
    name: 'bare-next',
    args: [next, 'start', '--port', String(port)],
    readyUrl: url,
  })
  return { url, pid: service.pid, stop: () => service.stop() }
}
