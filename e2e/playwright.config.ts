import { defineConfig } from '@playwright/test'
import { testPorts } from './shop.ts'

const isRoot = process.getuid?.() === 0

// One shop for all tests, on its own ports, data folder and builds. Tests that change content or stop the lake
// come last and one after the other; the pages of all routes are visited beside the tests of the site.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // `E2E_RUNNING=1` uses the shop that is already running on these ports with this data.
  globalSetup: process.env.E2E_RUNNING ? undefined : './set-up.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  // A busy machine may be too slow for a timing; a second try distinguishes that from a defect.
  retries: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${testPorts.web}`,
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking', '--no-first-run'],
    },
  },
  projects: [
    { name: 'every-route', testMatch: 'every-route/**/*.spec.ts' },
    { name: 'site', testMatch: 'site/**/*.spec.ts', workers: 1 },
    { name: 'studio', testMatch: 'studio/**/*.spec.ts', workers: 1, dependencies: ['every-route', 'site'] },
    {
      name: 'studio-lake',
      testMatch: 'studio-lake/**/*.spec.ts',
      workers: 1,
      dependencies: ['studio'],
      // the desk collapses its panes on narrower screens
      use: { viewport: { width: 1600, height: 1000 } },
      // tests wait for other editors, the lake and the Studio
      expect: { timeout: 20_000 },
      timeout: 120_000,
    },
    {
      name: 'preview',
      testMatch: 'preview/**/*.spec.ts',
      workers: 1,
      dependencies: ['studio-lake'],
      // tests wait for Studio, site and lake
      expect: { timeout: 20_000 },
      timeout: 180_000,
    },
    { name: 'instances', testMatch: 'instances/**/*.spec.ts', workers: 1, dependencies: ['preview'] },
    { name: 'lake-stopped', testMatch: 'lake-stopped/**/*.spec.ts', workers: 1, dependencies: ['instances'] },
  ],
})
