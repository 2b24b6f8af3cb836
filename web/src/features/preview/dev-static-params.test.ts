import { beforeEach, expect, it, vi } from 'vitest'
import { keepStaticParamsInDraftMode, nextDevServer } from './dev-static-params'

const draft = { cookie: 'theme=dark; __prerender_bypass=secret' }
const list = vi.fn<(request: object) => Promise<unknown>>()
let server: Parameters<typeof keepStaticParamsInDraftMode>[0] & {}

beforeEach(() => {
  list.mockReset().mockImplementation(() => Promise.resolve(list.mock.calls.length))
  server = { getStaticPaths: list }
  keepStaticParamsInDraftMode(server)
})

const staticPaths = (pathname: string, requestHeaders = {}) =>
  server.getStaticPaths({ pathname, requestHeaders })

it('lists the params of a route once for a visitor in draft mode', async () => {
  expect([
    await staticPaths('/[a]', draft),
    await staticPaths('/[a]', draft),
    await staticPaths('/[b]', draft),
  ]).toEqual([1, 1, 2])
})

it('lists them anew for everybody else, and draft mode takes the newest', async () => {
  expect([await staticPaths('/[a]'), await staticPaths('/[a]'), await staticPaths('/[a]', draft)]).toEqual([
    1, 2, 2,
  ])
})

it('tries again after a list that failed', async () => {
  list.mockRejectedValueOnce(new Error('the lake is away'))
  await expect(staticPaths('/[a]', draft)).rejects.toThrow('away')
  expect(await staticPaths('/[a]', draft)).toBe(2)
})

it('finds the method in the Next.js that is installed', () => {
  expect(nextDevServer().getStaticPaths).toBeTypeOf('function')
})
