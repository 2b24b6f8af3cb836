import { expect, it } from 'vitest'
import { providerNetworkOf, visitorOf } from './visitor'

// The last entry is always the caller of our own server (server.ts).
const chain = (...hops: string[]) => new Headers({ 'x-forwarded-for': hops.join(', ') })

it.each([
  [0, ['198.51.100.7'], '198.51.100.7'],
  [0, ['203.0.113.1', '198.51.100.7'], '198.51.100.7'],
  [1, ['203.0.113.1', '10.0.0.2'], '203.0.113.1'],
  [1, ['1.1.1.1', '203.0.113.1', '10.0.0.2'], '203.0.113.1'],
  [2, ['1.1.1.1', '203.0.113.1', '10.0.0.3', '10.0.0.2'], '203.0.113.1'],
  [2, ['10.0.0.3', '10.0.0.2'], '10.0.0.3'],
])('with %i trusted proxies, %j came from %s', (trustedProxies, hops, visitor) => {
  expect(visitorOf(chain(...hops), trustedProxies)).toBe(visitor)
})

it('ignores the header without a trusted proxy', () => {
  const forged = [['1.1.1.1'], ['1.1.1.1', '2.2.2.2'], [' , ,3.3.3.3,'], ['::1']]
  for (const hops of forged) expect(visitorOf(chain(...hops, '198.51.100.7'))).toBe('198.51.100.7')
  expect(visitorOf(new Headers())).toBe('unknown')
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['fe80::1%eth-0.1', 'fe80::/64'],
  ['::ffff:198.51.100.7%x', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['[x]:1', '[x]:1'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '203.0.113.7'],
])('counts %s as %s: all addresses of a household are one visitor', (address, visitor) => {
  expect(visitorOf(chain(address))).toBe(visitor)
})

it.each([
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8::/48'],
  ['198.51.100.7', undefined],
  ['test-1', undefined],
])('finds that %s is in the network %s', (address, network) => {
  expect(providerNetworkOf(visitorOf(chain(address)))).toBe(network)
})
