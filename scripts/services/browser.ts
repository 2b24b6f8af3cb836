import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../environment.ts'

/** The headless shell is the same engine without the browser's own windows: the tests take a fifth to a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
]
const fixed = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

/** Thrown when no browser is on the machine and none could be installed. */
export class NoBrowserError extends Error {}

/**
 * The path of a Chromium for the end-to-end tests: `CHROMIUM_PATH`, one of the system, or Playwright's own.
 * When there is none, it installs one: the system's package as root on Debian, else Playwright's download.
 * @throws NoBrowserError that names what to install
 */
export function findOrInstallBrowser(log: (line: string) => void = console.log): string {
  const found = findBrowser()
  if (found) return found
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (asRoot) {
    log('• No browser for the end-to-end tests: installing the package chromium-headless-shell …')
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update'], options)
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'], options)
  }
  if (!findBrowser()) {
    log("• No browser for the end-to-end tests: downloading Playwright's …")
    const playwright = join(root, 'node_modules/@playwright/test/cli.js')
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore' })
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new NoBrowserError(
    'The end-to-end tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium-headless-shell; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to a Chrome or Chromium, then run npm test again.',
  )
}

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...fixed,
    chromium.executablePath(),
  ]
  return candidates.find((path): path is string => Boolean(path) && existsSync(String(path)))
}
