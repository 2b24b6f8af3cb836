import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'lake',
    include: ['src/**/*.test.ts', 'conformance/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests run beside others, and processes and threads take a moment to start.
    expect: { poll: { timeout: 10_000 } },
  },
})
