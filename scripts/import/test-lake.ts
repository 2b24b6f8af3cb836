/** For the tests of the import: a lake of their own, and a door to it that fails on purpose. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { startLake } from '@shop/lake'
import type { LakeDocument } from './document.ts'

export interface TestLake {
  url: string
  client: SanityClient
  /** A client that goes through another address, such as that of a faulty door. */
  clientAt(url: string): SanityClient
  /** Every document with its content, without revisions and times. */
  dump(): Promise<LakeDocument[]>
  close(): Promise<void>
}

/** An empty lake in a folder of its own, on a free port. */
export async function startTestLake(): Promise<TestLake> {
  const dataDir = await mkdtemp(join(tmpdir(), 'import-test-'))
  const config = { projectId: 'paperhome', dataset: 'production', port: 0, streamPorts: [], origins: [] }
  const lake = await startLake({ ...config, dataDir, log: () => {} })
  const { editorToken } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    editorToken: string
  }
  const clientAt = (url: string) =>
    createClient({
      projectId: config.projectId,
      dataset: config.dataset,
      apiVersion: '2025-02-19',
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      token: editorToken,
    })
  const client = clientAt(lake.url)
  return {
    url: lake.url,
    client,
    clientAt,
    dump: async () => {
      const documents = await client.fetch<LakeDocument[]>(
        '*[true] | order(_id asc)',
        {},
        { perspective: 'raw' },
      )
      return documents.map(withoutTimes)
    },
    close: async () => {
      await lake.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What two runs may differ in without a difference in content. */
const PASSING = new Set(['_rev', '_createdAt', '_updatedAt', 'uploadId', 'url'])

function withoutTimes(document: LakeDocument): LakeDocument {
  const { _id, _type, ...fields } = document
  return {
    _id,
    _type,
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => !PASSING.has(field))),
  }
}

/**
 * What happens to a request: it passes; its connection breaks before it reaches the lake or before the answer
 * comes back; or it is refused for good, before or after the lake has done it (as if the import had been stopped).
 */
export type Fault = 'none' | 'lostRequest' | 'lostAnswer' | 'busy' | 'stopBefore' | 'stopAfter'

export interface FaultyDoor {
  url: string
  /** Requests seen so far. */
  count(): number
  close(): Promise<void>
}

/** A proxy before the lake that asks `faultOf` what to do with the n-th request, counted from 1. */
export async function openFaultyDoor(
  lake: string,
  faultOf: (n: number) => Fault | Promise<Fault>,
): Promise<FaultyDoor> {
  let count = 0
  const answerTo = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const fault = await faultOf(++count)
    if (fault === 'lostRequest') incoming.socket.destroy()
    else if (fault === 'busy') outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    else if (fault === 'stopBefore') stop(outgoing)
    else
      forward(lake, incoming, (answer) => {
        if (fault === 'none') answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers))
        else if (fault === 'lostAnswer') answer.resume().on('end', () => incoming.socket.destroy())
        else answer.resume().on('end', () => stop(outgoing))
      })
  }
  const server = createServer((incoming, outgoing) => {
    answerTo(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    count: () => count,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function stop(outgoing: ServerResponse): void {
  outgoing.writeHead(418, { 'content-type': 'application/json' }).end('{"message":"stopped"}')
}

function forward(lake: string, incoming: IncomingMessage, onAnswer: (answer: IncomingMessage) => void): void {
  const { host: _, ...headers } = incoming.headers
  const outgoing = request(new URL(incoming.url ?? '/', lake), { method: incoming.method, headers }, onAnswer)
  outgoing.on('error', () => incoming.socket.destroy())
  incoming.pipe(outgoing)
}
