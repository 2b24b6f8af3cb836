import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { NextRequest } from 'next/server'
import { afterEach, expect, it, vi } from 'vitest'
import { revalidateSites } from '../../../../deploy/sanity/functions/site-revalidate/revalidate'
import { config } from '../config'
import { readPublish } from './webhook'

const secret = 'a secret of the test'
config.revalidateSecret = secret

/** A site that refuses the first requests, and then reads them as `/api/revalidate` does. */
async function startSite(refusals: number) {
  const received: unknown[] = []
  const answer = async (request: IncomingMessage): Promise<number> => {
    const body = await text(request)
    if (refusals-- > 0) return 503
    const headers = new Headers(request.headers as Record<string, string>)
    const publish = await readPublish(
      new NextRequest(`http://site${request.url}`, { method: 'POST', headers, body }),
    )
    received.push(publish)
    return 'status' in publish ? publish.status : 200
  }
  const server = createServer((request, response) => {
    void answer(request).then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, received, stop: () => server.close() }
}

afterEach(() => vi.unstubAllEnvs())

it('notifies every site with a valid signature, again after a failure', async () => {
  const sites = [await startSite(0), await startSite(1)]
  await revalidateSites(
    sites.map(({ url }) => `${url}/`),
    ['s1:abc'],
    secret,
  )
  for (const { received, stop } of sites) {
    expect(received).toEqual([{ tags: ['sanity:s1:abc'] }])
    stop()
  }
})

it('is part of a valid blueprint that names dataset, Studio and site', async () => {
  vi.stubEnv('SANITY_PROJECT_ID', 'abc123')
  vi.stubEnv('STUDIO_URL', 'https://studio.example.com/desk')
  vi.stubEnv('SITE_URL', 'https://shop.example.com')
  vi.stubEnv('SANITY_REVALIDATE_SECRET', secret)
  const { default: blueprint } = await import('../../../../deploy/sanity/sanity.blueprint')
  const text = JSON.stringify(typeof blueprint === 'function' ? blueprint() : blueprint)
  for (const part of [
    '"origin":"https://studio.example.com"',
    '"type":"sanity.function.sync-tag-invalidate"',
    '"id":"abc123.production"',
    '"SITE_URLS":"https://shop.example.com"',
    '"url":"https://shop.example.com/api/offers"',
  ]) {
    expect(text).toContain(part)
  }
})
