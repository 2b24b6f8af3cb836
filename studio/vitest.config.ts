import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Sanity takes seconds to load: once for each worker is enough, no test leaves anything behind.
    isolate: false,
    name: 'studio',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist*'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests run beside others.
    expect: { poll: { timeout: 10_000 } },
  },
})
