import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/environment.ts'

/** What a container engine would run; see deploy/compose.yaml and the Dockerfiles. */
type Container = {
  /** the folder that an image contains, below /tmp */
  folder: string
  /** where the command runs, within the folder */
  cwd?: string
  /** what the image runs */
  command: string[]
  /** the only environment variables */
  env: Record<string, string>
  /** folders that can be written to; all else is read-only */
  volumes: string[]
}

export const user = 1000

/** Mount namespaces and another user need root on Linux. */
export const canSandbox =
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/setpriv')

// As in a container: nothing of the repository, nothing to write to but volumes, no privileges.
const script = `
set -e
mount --make-rprivate /
mount --bind /tmp /tmp
for path in / /tmp; do mount -o remount,bind,ro $path; done
for folder in $VOLUMES; do
  mount --bind "$folder" "$folder"
  mount -o remount,bind,rw "$folder"
done
mount -t tmpfs -o ro tmpfs "$REPOSITORY"
cd "$FOLDER"
unset VOLUMES REPOSITORY FOLDER OLDPWD
exec setpriv --reuid ${user} --regid ${user} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`

/** A program under the constraints of its container. */
export class SandboxedProcess {
  readonly process: ChildProcess
  output = ''
  readonly exited: Promise<number | null>

  constructor({ folder, cwd = '.', command, env, volumes }: Container) {
    const node = join(folder, '.node')
    if (!existsSync(node)) cpSync(process.execPath, node)
    this.process = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', node, ...command], {
      env: {
        PATH: '/usr/bin:/bin',
        FOLDER: join(folder, cwd),
        VOLUMES: volumes.join(' '),
        REPOSITORY: root,
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    }
    this.exited = once(this.process, 'exit').then(([code]) => code as number | null)
  }

  /** Waits until an address answers with success. */
  async waitUntilReady(url: string): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end && this.process.exitCode === null;) {
      const isOk = await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isOk) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`It did not answer at ${url}:\n${this.output}`)
  }

  /** Sends SIGTERM, as a container engine does. @returns exit code, and how many milliseconds it took */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const started = Date.now()
    this.process.kill('SIGTERM')
    return { code: await this.exited, ms: Date.now() - started }
  }
}

/** Runs a program to its end. @throws Error with its output when it fails */
export async function runSandboxed(container: Container, input = ''): Promise<string> {
  const program = new SandboxedProcess(container)
  program.process.stdin?.end(input)
  const code = await program.exited
  if (code !== 0) throw new Error(`${container.command.join(' ')}: exit code ${code}\n${program.output}`)
  return program.output.trim()
}

/** `CMD`, `ENV`, `VOLUME` and the last `WORKDIR` (below `/shop`) of the last stage of a Dockerfile. */
export function readDockerfile(name: string) {
  const text =
    readFileSync(join(root, 'deploy', name), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const line = (word: string) => new RegExp(`^${word} (.*)$`, 'm').exec(text)?.[1] ?? ''
  const [, ...command] = JSON.parse(line('CMD')) as string[]
  const env = Object.fromEntries(
    line('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  )
  const [cwd = '.'] = [...text.matchAll(/^WORKDIR \/shop\/(.+)$/gm)].map(([, path]) => path).reverse()
  return { command, env, cwd, volumes: JSON.parse(line('VOLUME')) as string[] }
}

/** Names of the variables that deploy/compose.yaml gives to the sites or the lake. */
export function composeVariables(service: 'x-site' | 'lake'): string[] {
  const text = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')
  const start = text.search(new RegExp(`^ *${service}:`, 'm'))
  const [, block = ''] = /\n( *)environment:\n((?:\1 {2}.*\n)+)/.exec(text.slice(start))?.slice(1) ?? []
  return [...block.matchAll(/^ *([A-Z_]+):/gm)].map(([, name]) => name ?? '')
}

/** The webhooks that deploy/compose.yaml gives to the lake, with a secret and the address of a site. */
export function composeWebhooks(site: string, secret: string): string {
  const text = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')
  const [, block = ''] = /\n {6}LAKE_WEBHOOKS: >-\n((?: {8}.*\n)+)/.exec(text) ?? []
  const list = block.replaceAll(/\n */g, ' ').trim()
  return list.replace('http://site-1:3000', site).replace('${SANITY_REVALIDATE_SECRET:?}', secret)
}

/** A folder that the sandboxed programs may write to. */
export function volume(path: string): string {
  mkdirSync(path, { recursive: true })
  chownSync(path, user, user)
  return path
}
