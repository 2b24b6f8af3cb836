import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** An imported picture is what Next makes of it: an object with its address. */
const pictures = {
  name: 'pictures',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('.svg') ? `export default { src: ${JSON.stringify(`/${basename(id)}`)} }` : undefined,
}

export default defineConfig({
  plugins: [pictures, react()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    name: 'web',
    include: ['{operations,serving,src}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests run beside others.
    expect: { poll: { timeout: 10_000 } },
  },
})
