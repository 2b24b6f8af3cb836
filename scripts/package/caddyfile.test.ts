import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const numberIn = (file: string, pattern: RegExp) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  return Array.from(text.matchAll(pattern), ([, digits = '']) => Number(digits.replace('_', '')))
}

it('lets Caddy close idle connections before the sites and the lake do', () => {
  const seconds = numberIn('deploy/Caddyfile', /^\t*keepalive (\d+)s$/gm)
  const timeouts = [
    ...numberIn('web/server.ts', /keepAliveTimeout = (\d+_000)/g),
    ...numberIn('lake/src/start-lake.ts', /keepAliveTimeout: (\d+_000)/g),
  ]
  expect([seconds.length, timeouts.length]).toEqual([2, 2])
  expect(Math.max(...seconds) * 1000).toBeLessThan(Math.min(...timeouts))
})
