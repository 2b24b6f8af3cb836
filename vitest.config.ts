import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A project's timeouts are in its own configuration.
    projects: ['lake', 'studio', 'web', 'scripts'],
    // Vitest would leave one core idle, which on a machine with two is half of it.
    maxWorkers: '100%',
  },
})
