import { expect, it } from 'vitest'
import { lakeOptions } from './lake.ts'

const surroundings = { streamPorts: ['3951'], siteUrl: 'http://localhost:3000' }

it('leaves the hosted lake to Sanity’s own defaults', () => {
  expect(lakeOptions({ ...surroundings, lakeUrl: '' })).toEqual({})
})

it('sends every client to the embedded lake, and logs in there', () => {
  const { unstable_clientFactory: factory, auth } = lakeOptions({
    ...surroundings,
    lakeUrl: 'http://localhost:3950',
  })
  const client = factory?.({
    projectId: 'paperhome',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  expect(client?.getUrl('/users/me')).toBe('http://localhost:3950/v2025-02-19/users/me')
  expect(auth).toMatchObject({
    loginMethod: 'cookie',
    providers: [{ url: 'http://localhost:3950/v1/auth/login/local' }],
  })
})
