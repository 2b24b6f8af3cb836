import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { Router } from './router.ts'
import { createService } from './service.ts'
import { UnreadAnswers } from './unread-answers.ts'

/** Requests that arrive together, each from an address, with the addresses in the order in which they are handled. */
function arriving(addresses: string[]) {
  const handled: string[] = []
  const service = createService({
    router: new Router([['GET', '/thing', ({ address }) => void handled.push(address)]]),
    projectId: 'p',
    dataset: 'd',
    origins: [],
    hosts: { names: [], anyAddress: false },
    aclMode: 'public',
    identify: () => undefined,
    isValid: () => true,
    addressOf: ({ headers }) => String(headers['x-from']),
    stalledMs: 1000,
    unread: {
      member: new UnreadAnswers({ max: 1, maxOfCaller: 1 }),
      visitor: new UnreadAnswers({ max: 1, maxOfCaller: 1 }),
    },
    log: () => {},
  })
  for (const address of addresses) {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'GET',
      url: '/v1/thing',
      headers: { host: 'localhost', 'x-from': address },
    })
    service(request, new ServerResponse(request))
  }
  return handled
}

test('callers have their turn, however many requests of one arrive together', async () => {
  const handled = arriving(['a', 'a', 'a', 'b', 'a', 'c', 'b'])
  expect(handled).toEqual([])
  await vi.waitFor(() => expect(handled).toHaveLength(7))
  expect(handled).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a'])
})
