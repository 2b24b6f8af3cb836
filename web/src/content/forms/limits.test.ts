import { expect, it } from 'vitest'
import { createLimits } from './limits'
import { visitorOf } from './visitor'

const limits = () =>
  createLimits({ perVisitor: { points: 5, seconds: 600 }, inTotal: { points: 60, seconds: 600 } })
const at = (address: string) => ({ visitor: visitorOf(new Headers({ 'x-forwarded-for': address })) })

it('leaves room for others when one household sends from all of its networks', async () => {
  const { consume } = limits()
  let taken = 0
  for (let network = 0; network < 256; network++) {
    for (let sent = 0; sent < 5; sent++)
      if ((await consume(at(`2001:db8:1:${network.toString(16)}::1`))) === undefined) taken++
  }
  expect(taken).toBe(12)
  expect(await consume(at('2001:db8:2::1'))).toBeUndefined()
  expect(await consume(at('198.51.100.7'))).toBeUndefined()
})

it('gives back what failed, to the network as well', async () => {
  const { consume, giveBack } = limits()
  for (let sent = 0; sent < 40; sent++) {
    const sender = at(`2001:db8:1:${sent.toString(16)}::1`)
    expect(await consume(sender)).toBeUndefined()
    await giveBack(sender)
  }
})
