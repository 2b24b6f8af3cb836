import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EnvironmentError, readEnvironment, root } from '../environment.ts'
import {
  addressesOf,
  addressLines,
  lakeSettings,
  readReach,
  siteSettings,
  studioSettings,
} from './settings.ts'

const env = readEnvironment({})
const ports = { web: 3000, studio: 3333, lake: 3900, streams: [3901, 3902] }
const secrets = {
  administratorToken: 'the administrator’s',
  editorToken: 'the editor’s',
  viewerToken: 'the viewer’s',
  siteToken: 'the site’s',
  revalidateSecret: 'the secret',
  contentId: 'the content',
}

afterEach(() => vi.unstubAllEnvs())

describe('on this machine alone', () => {
  test('lake, Studio and site know each other by localhost', () => {
    const lake = lakeSettings(env, ports, {})
    expect(lake).toMatchObject({ LAKE_ORIGINS: 'http://localhost:3333,http://localhost:3000' })
    expect(lake).not.toHaveProperty('LAKE_HOST')
    expect(lake).not.toHaveProperty('LAKE_PUBLIC_URL')
    expect(studioSettings(env, ports, {})).toMatchObject({
      SANITY_STUDIO_LAKE_URL: 'http://localhost:3900',
      SANITY_STUDIO_STREAM_PORTS: '3901,3902',
    })
  })

  test('the site gets the token of its role, never the editor’s', () => {
    const settings = siteSettings(env, ports, secrets, {})
    expect(settings).toMatchObject({
      SANITY_API_TOKEN: 'the site’s',
      SANITY_VIEWER_TOKEN: 'the viewer’s',
      STUDIO_URL: 'http://localhost:3333',
    })
    expect(Object.values(settings)).not.toContain('the editor’s')
    // What is left of a hosted lake is unknown to the embedded one, which would be refused, and could tell the site nothing.
    const left = readEnvironment({
      SANITY_API_TOKEN: 'x',
      SANITY_VIEWER_TOKEN: 'y',
      SANITY_REVALIDATE_SECRET: 'z'.repeat(16),
    })
    expect(siteSettings(left, ports, secrets, {})).toMatchObject({
      SANITY_API_TOKEN: 'the site’s',
      SANITY_VIEWER_TOKEN: 'the viewer’s',
      SANITY_REVALIDATE_SECRET: 'the secret',
    })
  })
})

describe('STUDIO_URL', () => {
  const named = readEnvironment({ STUDIO_URL: 'https://studio.example.com/desk' })

  test('reaches the site, and lets its origin into the lake', () => {
    expect(siteSettings(named, ports, secrets, {})).toMatchObject({
      STUDIO_URL: 'https://studio.example.com/desk',
    })
    expect(lakeSettings(named, ports, {})).toMatchObject({
      LAKE_ORIGINS: 'https://studio.example.com,http://localhost:3333,http://localhost:3000',
    })
  })

  test('is refused when it is no address', () => {
    expect(() => readEnvironment({ STUDIO_URL: 'studio' })).toThrow(/STUDIO_URL must be a URL/)
  })
})

describe('beyond it', () => {
  const set = {
    LAKE_HOST: '0.0.0.0',
    LAKE_PUBLIC_URL: 'https://lake.example.com',
    LAKE_ORIGINS: 'https://studio.example.com, https://shop.example.com',
  }

  test('what is set reaches the lake, the Studio’s bundle and the site', () => {
    const reach = readReach(set)
    expect(lakeSettings(env, ports, reach)).toMatchObject({
      LAKE_HOST: '0.0.0.0',
      LAKE_PUBLIC_URL: 'https://lake.example.com',
      LAKE_ORIGINS: 'https://studio.example.com,https://shop.example.com',
      LAKE_WEBHOOK_URL: 'http://localhost:3000/api/revalidate',
    })
    expect(studioSettings(env, ports, reach)).toMatchObject({
      SANITY_STUDIO_LAKE_URL: 'https://lake.example.com',
      SANITY_STUDIO_STREAM_PORTS: '',
    })
    expect(siteSettings(env, ports, secrets, reach)).toMatchObject({
      LAKE_URL: 'http://localhost:3900',
      STUDIO_URL: 'https://studio.example.com',
    })
  })

  test('it is read from the environment', () => {
    for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value)
    expect(lakeSettings(env, ports)).toMatchObject({ LAKE_HOST: '0.0.0.0' })
  })

  test.each([
    ['LAKE_HOST', 'my-machine', /^LAKE_HOST: is an IP address such as 0\.0\.0\.0 \(see \.env\.example\)$/],
    ['LAKE_PUBLIC_URL', 'lake.example.com', /^LAKE_PUBLIC_URL: is an address such as .*$/],
    ['LAKE_ORIGINS', 'http://localhost:3333/studio', /^LAKE_ORIGINS: is not an origin such as .*$/],
  ])('%s=%s is refused in one line, before anything is started', (name, value, line) => {
    expect(() => readReach({ [name]: value })).toThrow(EnvironmentError)
    expect(() => readReach({ [name]: value })).toThrow(line)
    vi.stubEnv(name, value)
    expect(() => addressesOf(env, ports)).toThrow(line)
    const hosted = readEnvironment({ SANITY_PROJECT_ID: 'abc123', SANITY_API_TOKEN: 'x' })
    expect(() => addressesOf(hosted, ports)).not.toThrow()
  })
})

describe('the addresses that a start prints', () => {
  const printed = (source: NodeJS.ProcessEnv, reach = {}) => {
    const read = readEnvironment(source)
    return addressLines(read, addressesOf(read, ports), reach)
  }

  test('are those of this machine', () =>
    expect(printed({ SITE_URL: 'http://localhost:3000' })).toEqual([
      'Shop    http://localhost:3000',
      'Studio  http://localhost:3333',
      'Lake    http://localhost:3900',
    ]))

  test('are followed by those that others use', () => {
    const lines = [
      'Shop    http://localhost:3000, for others https://shop.example.com',
      'Studio  http://localhost:3333, for others https://studio.example.com',
      'Lake    http://localhost:3900, for others https://lake.example.com',
    ]
    const source = { SITE_URL: 'https://shop.example.com', STUDIO_URL: 'https://studio.example.com' }
    expect(printed(source, { publicUrl: 'https://lake.example.com' })).toEqual(lines)
    const hosted = { ...source, SANITY_PROJECT_ID: 'abc123', SANITY_API_TOKEN: 'x' }
    expect(printed(hosted)).toEqual(lines.slice(0, 2))
  })
})

test('containers, the hosted lake’s guide and its blueprint send offers by the same webhook', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ')
  const [own] = JSON.parse(lakeSettings(env, ports, {}).LAKE_WEBHOOKS ?? '') as {
    filter: string
    url: string
  }[]
  expect(own?.url).toBe('http://localhost:3000/api/offers')
  expect(read('deploy/compose.yaml')).toContain(JSON.stringify(own?.filter))
  expect(read('docs/hosted.md')).toContain(own?.filter.replaceAll('||', '\\|\\|'))
})
