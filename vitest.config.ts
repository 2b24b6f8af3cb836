import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A project's timeouts are in its own configuration.
    projects: ['lake', 'studio', 'web', 'scripts'],
  },
})
