import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['lake', 'studio', 'web', 'scripts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
