import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { root } from './environment.ts'
import { findOrInstallBrowser, NoBrowserError } from './services/browser.ts'

const bin = (name: string) => join(root, 'node_modules/.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'))
const unitReport = join(reports, 'unit.json')
const browserReports = ['site', 'studio', 'development'].map((name) => join(reports, `${name}.json`))
const [siteReport, studioReport, developmentReport] = browserReports

type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }
type Outcome = { step: Step; passed: boolean; errors: string }

/** Of what a failed step wrote to its error output, so much is repeated at the end, where a log is read first. */
const repeatedCharacters = 8000

const checks: Step[] = [
  { name: 'format', command: bin('prettier'), args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', command: bin('oxlint'), args: ['--quiet'] },
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'types of the Studio', command: bin('tsc'), args: ['-p', 'studio/tsconfig.json'] },
  { name: 'types of the site', command: bin('tsc'), args: ['-p', 'web/tsconfig.json'] },
]

const unitTests: Step = {
  name: 'unit and conformance tests',
  command: bin('vitest'),
  // Vitest would leave one core idle, which on a machine with two is half of it.
  args: [
    'run',
    '--maxWorkers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
}

const playwright = (name: string, browser: string, report: string | undefined, args: string[]): Step => ({
  name,
  command: bin('playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts', ...args],
  env: { CHROMIUM_PATH: browser, ...(report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}) },
})

/** Where the second of two shops runs that are tested at the same time; see e2e/shop.ts. */
const secondShop = { E2E_PORT: '4600' }

/** Each project brings those that it depends on. */
const siteTests = (browser: string) =>
  playwright('end-to-end tests of the site', browser, siteReport, ['--project=lake-stopped'])

const studioTests = (browser: string): Step => {
  const step = playwright('end-to-end tests with the Studio', browser, studioReport, ['--project=preview'])
  return { ...step, env: { ...step.env, ...secondShop } }
}

/** Tests of the preview against the site and the Studio as `npm run dev` serves them. */
function development(browser: string, files: string[]): Step {
  const args = ['--project=preview', '--no-deps', ...files]
  const step = playwright('end-to-end tests with hot reload', browser, developmentReport, args)
  return { ...step, env: { ...step.env, E2E_MODE: 'dev' } }
}

/** A smoke test; `npm run test:dev` runs all of them. */
const smokeTests = ['live.spec', 'secret.spec']

/** The tests of several servers in their full form: 10,000 requests, a pause of 30 s, one second until a publish is seen. */
function instances(browser: string): Step {
  const args = ['--project=instances', '--no-deps', '--retries=0']
  const step = playwright('several servers, in full', browser, undefined, args)
  return { ...step, env: { ...step.env, LOAD: '10000', PAUSE: '30000', SEEN_WITHIN: '1000' } }
}

function run(step: Step): Promise<Outcome> {
  console.log(`\n• ${step.name}`)
  const started = Date.now()
  const child = spawn(step.command, step.args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...step.env },
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text)
    errors = (errors + text).slice(-repeatedCharacters)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve({ step, passed: false, errors: error.message })
    })
    child.once('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${Math.round((Date.now() - started) / 1000)} s)`)
      resolve({ step, passed: code === 0, errors })
    })
  })
}

const unitCounts = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const browserCounts = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Passed and failed tests of all runs; a report that is missing counts as one failure. */
function countTests(): { passed: number; failed: number } {
  try {
    const unit = unitCounts.parse(JSON.parse(readFileSync(unitReport, 'utf8')))
    const browser = browserReports.map(
      (report) => browserCounts.parse(JSON.parse(readFileSync(report, 'utf8'))).stats,
    )
    const sum = (count: (stats: (typeof browser)[number]) => number) =>
      browser.reduce((total, stats) => total + count(stats), 0)
    return {
      passed: unit.numPassedTests + sum(({ expected, flaky }) => expected + flaky),
      failed: unit.numFailedTests + sum(({ unexpected }) => unexpected),
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

type Suite = { specs?: { title: string; file: string; tests: PlayedTest[] }[]; suites?: Suite[] }
type PlayedTest = { status: string; results: { error?: { message?: string } }[] }

/** Lines about the browser tests that failed, and about those that passed at a second try. */
function troubles(): string[] {
  const ofSuite = ({ specs = [], suites = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const reason = results.findLast(({ error }) => error)?.error?.message ?? ''
          return `${status === 'flaky' ? 'at a second try' : 'failed'}: ${file} › ${title}\n${reason.slice(0, 1500)}`
        }),
    ),
    ...suites.flatMap(ofSuite),
  ]
  return browserReports.flatMap((report) => {
    try {
      return ofSuite(JSON.parse(readFileSync(report, 'utf8')) as Suite)
    } catch {
      return []
    }
  })
}

/** Runs steps one after the other, also after one that fails, so that one run reports all failures. */
async function runInTurn(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

/** Waits until the shop of the site's tests is built and answers, or its tests have ended: two builds share folders. */
async function untilFirstShopRuns(ended: Promise<unknown>): Promise<void> {
  const stopped = new AbortController()
  void ended.then(() => stopped.abort())
  while (!stopped.signal.aborted) {
    const answers = await fetch('http://localhost:4300/robots.txt').then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Browser tests of the site and those with the Studio run at the same time: each waits much for servers and animations. */
async function runBrowserTests(browser: string): Promise<Outcome[]> {
  const site = runInTurn([siteTests(browser), development(browser, smokeTests)])
  await untilFirstShopRuns(site)
  const studio = await run(studioTests(browser))
  return [...(await site), studio]
}

async function runAll(): Promise<number> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean' }, instances: { type: 'boolean' } } })
  const browser = findOrInstallBrowser()
  const isWhole = !values.dev && !values.instances
  const outcomes = isWhole
    ? [...(await runInTurn([...checks, unitTests])), ...(await runBrowserTests(browser))]
    : [await run(values.dev ? development(browser, []) : instances(browser))]
  const failed = outcomes.filter(({ passed }) => !passed)
  for (const { step, errors } of failed) console.error(`\n✗ ${step.name} failed\n${errors}`)
  // A log is read from its end, and the tests that ran meanwhile stand between.
  for (const line of troubles()) console.log(`\n${line}`)
  if (failed.length === 0) console.log('\n✓ Everything passes')
  if (isWhole) {
    const counts = countTests()
    const failedChecks = failed.filter(({ step }) => checks.includes(step)).length
    console.log(
      `${counts.passed + checks.length - failedChecks} passed, ${counts.failed + failedChecks} failed`,
    )
  }
  return failed.length > 0 ? 1 : 0
}

try {
  process.exitCode = await runAll()
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error
  console.error(`✗ ${error.message}`)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
