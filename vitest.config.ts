import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'scripts/testing/temporary-folder.ts',
    // A project's timeouts are in its own configuration.
    projects: ['lake', 'studio', 'web', 'scripts'],
  },
})
