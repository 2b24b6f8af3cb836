import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (refusals-- > 0) return response.writeHead(503).end()
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ])
    const read = new NextRequest(`http://site${request.url}`, {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks).toString(),
    })
    const publish = await readPublish(read)
    received.push(publish)
    response.writeHead('status' in publish ? publish.status : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, received, stop: () => server.close() }
}

afterEach(() => vi.unstubAllEnvs())

it('tells every site in a way that the site accepts, again after a failure', async () => {
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
  ]) {
    expect(text).toContain(part)
  }
})
