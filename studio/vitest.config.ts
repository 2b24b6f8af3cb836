import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'studio',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist*'],
    environment: 'node',
  },
})
