import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as client8 from '@sanity/client'
import * as csm8 from '@sanity/client/csm'
import { onTestFinished } from 'vitest'
import { type LakeConfig, type RunningLake, startLake } from '../src/index.ts'

export const projectId = 'testshop'
export const dataset = 'production'
export const studioOrigin = 'http://localhost:3333'

type Create = typeof client8.createClient
export type Client = ReturnType<Create>

type ResolveEditInfo = typeof csm8.resolveEditInfo

const requireAsNextSanity = createRequire(
  resolve(import.meta.dirname, '../../node_modules/next-sanity/package.json'),
)
const client7 = requireAsNextSanity('@sanity/client') as { createClient: Create }
const csm7 = requireAsNextSanity('@sanity/client/csm') as { resolveEditInfo: ResolveEditInfo }

/** Both versions of the client, the Studio's and next-sanity's, each with its `resolveEditInfo` for source maps. */
export const clients: [name: string, create: Create, resolveEditInfo: ResolveEditInfo][] = [
  ['@sanity/client 8', client8.createClient, csm8.resolveEditInfo],
  ['@sanity/client 7', client7.createClient, csm7.resolveEditInfo],
]

export type TestLake = RunningLake & {
  dataDir: string
  tokens: {
    editor: string
    viewer: string
    administrator: string
    site: string
    revalidateSecret: string
    contentId: string
  }
  /** A client of the given version; with the editor's token by default. */
  client: (create?: Create, settings?: Parameters<Create>[0]) => Client
  /** A fetch request; with the editor's token unless `headers` has another. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  log: Record<string, unknown>[]
}

/** A temporary folder, deleted after the test, or after the file when it is made in a hook. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lake-'))
}

/** Settings of a lake on free ports. */
export function testConfig(overrides: Partial<LakeConfig> = {}): LakeConfig {
  return {
    projectId,
    dataset,
    port: 0,
    streamPorts: [],
    dataDir: temporaryFolder(),
    origins: [studioOrigin],
    ...overrides,
  }
}

/** Starts a lake on a free port with a folder of its own; the caller closes it. */
export async function startTestLake(overrides: Partial<LakeConfig> = {}): Promise<TestLake> {
  const log: Record<string, unknown>[] = []
  const config = testConfig({ log: (line) => log.push(line), ...overrides })
  const lake = await startLake(config)
  const tokens = secretsIn(config.dataDir)
  return {
    ...lake,
    dataDir: config.dataDir,
    tokens,
    log,
    client: (create = client8.createClient, settings = {}) =>
      clientFor(lake.url, tokens.editor, create, settings),
    request: (path, init = {}) =>
      fetch(`${lake.url}/v2025-02-19${path}`, {
        redirect: 'manual',
        ...init,
        headers: init.headers ?? { authorization: `Bearer ${tokens.editor}` },
      }),
    close: async () => {
      await lake.close()
      if (overrides.dataDir === undefined) rmSync(config.dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a lake for the length of one test. */
export async function lakeForTest(overrides: Partial<LakeConfig> = {}): Promise<TestLake> {
  const lake = await startTestLake(overrides)
  onTestFinished(() => lake.close())
  return lake
}

/** The secrets that the lake wrote at its first start. */
export function secretsIn(dataDir: string): TestLake['tokens'] {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
  const of = (name: string) => secrets[name] ?? ''
  return {
    editor: of('editorToken'),
    viewer: of('viewerToken'),
    administrator: of('administratorToken'),
    site: of('siteToken'),
    revalidateSecret: of('revalidateSecret'),
    contentId: of('contentId'),
  }
}

export function clientFor(
  url: string,
  token: string | undefined,
  create: Create = client8.createClient,
  settings: Parameters<Create>[0] = {},
): Client {
  return create({
    projectId,
    dataset,
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token,
    ignoreBrowserTokenWarning: true,
    ...settings,
  })
}

/** The error with which a promise rejects. */
export async function refusal(promise: Promise<unknown>): Promise<{ statusCode: number; message: string }> {
  try {
    await promise
  } catch (error) {
    return error as { statusCode: number; message: string }
  }
  throw new Error('This should have been refused')
}
