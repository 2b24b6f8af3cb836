import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { type TrustedProxies, callerAddress } from './caller.ts'

const callerOf = (trusted: TrustedProxies, remoteAddress: string, forwarded?: string) =>
  callerAddress(
    {
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as IncomingMessage,
    trusted,
  )

test.each<[TrustedProxies, string, string | undefined, string]>([
  [0, '172.18.0.5', '203.0.113.1', '172.18.0.5'],
  [1, '172.18.0.5', '203.0.113.1', '203.0.113.1'],
  [1, '172.18.0.5', '1.1.1.1, 203.0.113.1', '203.0.113.1'],
  [1, '172.18.0.5', undefined, '172.18.0.5'],
  [2, '172.18.0.5', '1.1.1.1, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  [2, '172.18.0.5', '203.0.113.1', '203.0.113.1'],
  ['loopback', '127.0.0.1', '1.1.1.1, 203.0.113.1', '203.0.113.1'],
  ['loopback', '::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['loopback', '172.18.0.5', '203.0.113.1', '172.18.0.5'],
])('with %s trusted, %s that forwards %s asks for %s', (trusted, address, forwarded, caller) => {
  expect(callerOf(trusted, address, forwarded)).toBe(caller)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['fe80::1%eth-0.1', 'fe80::/48'],
  ['::ffff:198.51.100.7%x', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['no address', 'no address'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]', '2001:db8:1::/48'],
  ['[x]:1', '[x]:1'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '203.0.113.7'],
])('counts %s as %s', (address, caller) => {
  expect(callerOf(0, address)).toBe(caller)
  expect(callerOf(1, '172.18.0.5', address)).toBe(caller)
})
