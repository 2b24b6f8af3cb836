import { defineConfig } from '@playwright/test'
import { testPorts } from './shop.ts'

const isRoot = process.getuid?.() === 0

// One shop for all tests, on its own ports, data folder and builds. Tests that change content or stop the lake
// come last and one after the other.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // `E2E_RUNNING=1` takes the shop that runs already on these ports and with this data.
  globalSetup: process.env.E2E_RUNNING ? undefined : './set-up.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  // A machine that is busy with other things may miss a moment; a second try tells that from a fault.
  retries: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${testPorts.web}`,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking', '--no-first-run'],
    },
  },
  projects: [
    { name: 'site', testMatch: 'site/**/*.spec.ts' },
    { name: 'studio', testMatch: 'studio/**/*.spec.ts', dependencies: ['site'] },
    {
      name: 'studio-lake',
      testMatch: 'studio-lake/**/*.spec.ts',
      dependencies: ['studio'],
      // the desk folds its panes away on a narrower screen
      use: { viewport: { width: 1600, height: 1000 } },
      // what a test waits for is what other editors, the lake and the Studio have to do first
      expect: { timeout: 20_000 },
      timeout: 120_000,
    },
    {
      name: 'preview',
      testMatch: 'preview/**/*.spec.ts',
      dependencies: ['studio-lake'],
      // Studio, site and lake all have to act before a test sees something
      expect: { timeout: 20_000 },
      timeout: 180_000,
    },
    { name: 'lake-stopped', testMatch: 'lake-stopped/**/*.spec.ts', dependencies: ['preview'] },
  ],
})
