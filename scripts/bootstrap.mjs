// Plain JavaScript, because the machine's Node can be old: installs missing packages, then runs the TypeScript beside this
// file with the project's own Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { constants, uptime } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as util from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)

/** Packages of the lock file that the package folder lacks or holds in another version. */
function missingPackages() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return ['all']
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.keys(wanted).filter(
    (path) =>
      path.includes('node_modules/') &&
      !wanted[path].optional &&
      !wanted[path].devOptional &&
      !wanted[path].link &&
      (present[path]?.version !== wanted[path].version || !existsSync(join(root, path))),
  )
}

function install() {
  const started = Date.now()
  console.log('• Installing packages (one to three minutes the first time) …')
  // `npm` is a script of the same npm that runs us; npm_execpath finds it on every platform.
  const npm = process.env.npm_execpath
  const options = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  }
  const result = npm ? spawnSync(process.execPath, [npm, 'ci'], options) : spawnSync('npm', ['ci'], options)
  if (result.status !== 0) {
    console.error('✗ npm ci failed; see its message above. Is the npm registry reachable?')
    process.exit(result.status ?? 1)
  }
  console.log(`✓ Packages installed (${Math.round((Date.now() - started) / 1000)} s)`)
}

/** The settings, the shop's folder, or one above it that every user of the machine can write. Node.js looks for packages above, too. */
function openToAll() {
  const paths = existsSync(join(root, '.env')) ? [join(root, '.env'), root] : [root]
  for (let path = root; path !== dirname(path); path = dirname(path)) paths.push(dirname(path))
  return paths.find((path) => statSync(path).mode & 0o002)
}

// What is installed and built, and runs later, is written by its owner alone.
process.umask(process.umask() | 0o022)

const openPath = process.platform === 'win32' ? undefined : openToAll()
if (openPath && ['start', 'dev', 'package'].includes(command))
  console.error(
    `! Every user of this machine can write to ${openPath}, and so run programs as you. To do more than try it, ${openPath.startsWith(root) ? `run "chmod -R o-w ${root}"` : 'move the shop'}.`,
  )

/** Variables of a file of settings; older versions of Node.js than the shop's own know no function for it. */
const parsed = (text) =>
  util.parseEnv?.(text) ?? { LAKE_DATA: /^LAKE_DATA=["']?([^"'\n]+)/m.exec(text)?.[1].trim() }

/** The lake that runs on the shop's data, whose processes use the packages, too: its process, and the file that says so. */
function runningLake() {
  try {
    const settings = join(root, '.env')
    const { LAKE_DATA } = existsSync(settings) ? parsed(readFileSync(settings, 'utf8')) : {}
    const file = resolve(root, process.env.LAKE_DATA || LAKE_DATA || '.data', 'running.json')
    const { pid } = JSON.parse(readFileSync(file, 'utf8'))
    // One that ended with the machine has left the file.
    if (statSync(file).mtimeMs < Date.now() - uptime() * 1000) return undefined
    process.kill(pid, 0)
    const command = `/proc/${pid}/cmdline`
    if (existsSync(command) && !readFileSync(command, 'utf8').includes('lake')) return undefined
    return { pid, file }
  } catch {
    return undefined
  }
}

if (missingPackages().length > 0) {
  const running = existsSync(join(root, 'node_modules')) ? runningLake() : undefined
  if (running) {
    console.error(
      `✗ This version needs other packages, and the shop runs with those that are here (process ${running.pid}, says ${running.file}). Stop it, then try again.`,
    )
    process.exit(1)
  }
  install()
}

const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
if (!existsSync(node)) {
  console.error(
    '✗ The package "node" was installed without its install script. Run: npm rebuild node --ignore-scripts=false',
  )
  process.exit(1)
}

const path = `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  // Node and Playwright would keep compiled code in a folder of /tmp, which another user of the machine can make first, and run what it finds there.
  env: {
    ...process.env,
    PATH: path,
    NODE_DISABLE_COMPILE_CACHE: '1',
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
  },
})
// The terminal sends Ctrl-C to both processes; other signals are forwarded.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// The shell between npm and this process forwards no signals: stop when it is gone.
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
