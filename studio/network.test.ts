import { SANITY_VERSION } from 'sanity'
import { describe, expect, it, vi } from 'vitest'
import { createFetch } from './network.ts'

function setUp(streamPorts = ['3901', '3902']) {
  const real = vi.fn<(input: RequestInfo | URL) => Promise<Response>>((input: RequestInfo | URL) =>
    Promise.resolve(new Response(input instanceof Request ? input.url : String(input))),
  )
  const fetch = createFetch(real as typeof globalThis.fetch, {
    lakeUrl: 'http://localhost:3900',
    streamPorts,
    trusted: ['http://localhost:3333', 'http://localhost:3000'],
  })
  const asked = async (input: RequestInfo | URL) => (await fetch(input)).text()
  return { real, fetch, asked }
}

describe('createFetch', () => {
  it.each([
    'http://localhost:3900/v1/users/me',
    'http://localhost:3333/static/a.js',
    'http://localhost:3000/api/draft-mode/enable',
    'blob:http://localhost:3333/1',
    'data:text/plain,x',
  ])('lets %s through as it is', async (url) => expect(await setUp().asked(url)).toBe(url))

  it('takes an address without a host for the Studio’s own', async () => {
    expect(await setUp().asked('/static/a.js')).toBe('/static/a.js')
  })

  it('sends event streams to the stream ports, whatever form the address has', async () => {
    const { asked } = setUp()
    const stream = 'http://localhost:3900/v1/data/listen/production?query=*'
    const onStreamPort = /^http:\/\/localhost:390[12]\/v1\/data\/listen\/production\?query=\*$/
    expect(await asked(stream)).toMatch(onStreamPort)
    expect(await asked(new URL(stream))).toMatch(onStreamPort)
    expect(await asked(new Request(stream))).toMatch(onStreamPort)
    expect(await asked('http://localhost:3900/v1/data/live/events/production')).toMatch(/localhost:390[12]/)
  })

  it('keeps streams on the lake’s own port when there are no others', async () => {
    const stream = 'http://localhost:3900/v1/data/listen/production'
    expect(await setUp([]).asked(stream)).toBe(stream)
  })

  it('can be wrapped around itself, as hot reload does', async () => {
    const { fetch } = setUp()
    const twice = createFetch(fetch, {
      lakeUrl: 'http://localhost:3900',
      streamPorts: ['3901', '3902'],
      trusted: [],
    })
    expect((await twice('http://localhost:3900/v1/data/listen/production')).status).toBe(200)
  })

  it('sends no request outside', async () => {
    const { fetch, real } = setUp()
    for (const url of [
      'https://api.sanity.io/vX/intake/feedback',
      'https://example.com/',
      'http://localhost:4000/',
    ]) {
      expect((await fetch(url)).status).toBe(503)
    }
    expect(real).not.toHaveBeenCalled()
  })

  it('answers the question for a newer version with the one that runs', async () => {
    const { fetch, real } = setUp()
    const response = await fetch('https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1')
    expect(await response.json()).toEqual({ latest: SANITY_VERSION, packageVersion: SANITY_VERSION })
    expect(real).not.toHaveBeenCalled()
  })

  it('says that the Studio is registered where it runs', async () => {
    const response = await setUp().fetch(
      'http://localhost:3900/v2025-02-19/projects/paperhome/user-applications',
    )
    expect(await response.json()).toMatchObject([{ urlType: 'external', appHost: 'http://localhost:3333' }])
  })
  it('says without asking that there is no manifest for Sanity Create', async () => {
    const { fetch, real } = setUp()
    const manifest = 'http://localhost:3333/static/create-manifest.json'
    expect((await fetch(manifest, { method: 'HEAD' })).status).toBe(404)
    expect(real).not.toHaveBeenCalled()
  })
})
