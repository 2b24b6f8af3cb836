/** For the tests of the import: a lake of their own, and a proxy that makes requests fail. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { editorOf, startTestLake as startLake } from '../../web/src/content/lake/testing-lake.ts'
import type { LakeDocument } from './document.ts'

export interface TestLake {
  url: string
  client: SanityClient
  /** A client for another address, such as that of a proxy. */
  clientAt(url: string): SanityClient
  /** Every document with its content, without revisions and times. */
  dump(): Promise<LakeDocument[]>
  close(): Promise<void>
}

/** An empty lake in a folder of its own, on a free port. */
export async function startTestLake(): Promise<TestLake> {
  const dataDir = await mkdtemp(join(tmpdir(), 'import-test-'))
  const lake = await startLake(dataDir)
  const client = editorOf(lake, dataDir)
  return {
    url: lake.url,
    client,
    clientAt: (url) => client.withConfig({ apiHost: url }),
    dump: async () => {
      const documents = await client.fetch<LakeDocument[]>(
        '*[true] | order(_id asc)',
        {},
        { perspective: 'raw' },
      )
      return documents.map(withoutVolatileFields)
    },
    close: async () => {
      await lake.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fields that may differ between two runs with equal content. */
const VOLATILE = new Set(['_rev', '_createdAt', '_updatedAt', 'uploadId', 'url'])

function withoutVolatileFields(document: LakeDocument): LakeDocument {
  const { _id, _type, ...fields } = document
  return {
    _id,
    _type,
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => !VOLATILE.has(field))),
  }
}

/**
 * What happens to a request: it passes; its connection breaks before the request or before the response; the lake is busy
 * (503); or it is rejected with 418 before or after the lake handled it, as if the import had been stopped.
 */
export type Fault = 'none' | 'lostRequest' | 'lostResponse' | 'busy' | 'stopBefore' | 'stopAfter'

export interface FaultyProxy {
  url: string
  /** Requests seen so far. */
  count(): number
  close(): Promise<void>
}

/** A proxy for the lake; `faultOf` decides what happens to the n-th request, counted from 1. */
export async function startFaultyProxy(
  lake: string,
  faultOf: (n: number) => Fault | Promise<Fault>,
): Promise<FaultyProxy> {
  let count = 0
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const fault = await faultOf(++count)
    if (fault === 'lostRequest') incoming.socket.destroy()
    else if (fault === 'busy') outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    else if (fault === 'stopBefore') reject(outgoing)
    else
      forward(lake, incoming, (response) => {
        if (fault === 'none') response.pipe(outgoing.writeHead(response.statusCode ?? 500, response.headers))
        else if (fault === 'lostResponse') response.resume().on('end', () => incoming.socket.destroy())
        else response.resume().on('end', () => reject(outgoing))
      })
  }
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy())
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

function reject(outgoing: ServerResponse): void {
  outgoing.writeHead(418, { 'content-type': 'application/json' }).end('{"message":"stopped"}')
}

function forward(
  lake: string,
  incoming: IncomingMessage,
  onResponse: (response: IncomingMessage) => void,
): void {
  const { host: _, ...headers } = incoming.headers
  const outgoing = request(
    new URL(incoming.url ?? '/', lake),
    { method: incoming.method, headers },
    onResponse,
  )
  outgoing.on('error', () => incoming.socket.destroy())
  incoming.pipe(outgoing)
}
