import { expect, it } from 'vitest'
import { lakeUrlFrom, portsFrom } from './environment.ts'

it.each([
  ['nothing at all', undefined, undefined, 'http://localhost:3900'],
  ['an address', 'http://localhost:3950/', 'paperhome', 'http://localhost:3950'],
  ['a project of its own', undefined, 'abc123', ''],
  ['an empty address', '', 'abc123', ''],
])('takes %s for the lake it means', (_, address, project, url) =>
  expect(lakeUrlFrom(address, project)).toBe(url),
)

it('reads ports from a list', () => {
  expect(portsFrom('3901, 3902,')).toEqual(['3901', '3902'])
  expect(portsFrom('')).toEqual([])
})
