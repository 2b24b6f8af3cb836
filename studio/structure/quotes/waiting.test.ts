import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { needsEditor } from '../../quotes/index.ts'
import { WAITING_QUOTES } from './waiting.ts'

const at = (second: number) => `2026-06-01T00:00:0${second}Z`
const offer = { sentAt: at(5), validUntil: '2099-01-01' }
const reply = (kind: string, second: number) => ({ kind, sentAt: at(second) })

it.each([
  ['a new one', 'new', undefined, []],
  ['one without handling', undefined, undefined, []],
  ['one that was withdrawn', 'new', undefined, [reply('withdrawal', 1)]],
  ['one that was asked something', 'asking', undefined, [reply('answer', 1)]],
  ['one whose buyer answered', 'asking', undefined, [reply('answer', 1), reply('message', 2)]],
  ['an offer', 'offered', offer, []],
  ['an offer after a message', 'offered', offer, [reply('message', 1)]],
  ['an offer that the buyer asks about', 'offered', offer, [reply('message', 6)]],
  ['an offer whose question was answered', 'offered', offer, [reply('message', 6), reply('answer', 7)]],
  ['one that was refused', 'refused', undefined, []],
])('counts %s as the rule for one request says', async (_, handling, published, replies) => {
  const request = { _id: 'quoteRequest.a', _type: 'quoteRequest', handling, offer: published }
  const dataset = [
    request,
    { ...request, _id: 'drafts.quoteRequest.a' },
    ...replies.map((each, index) => ({
      ...each,
      _id: `quoteReply.a.${index}`,
      _type: 'quoteReply',
      request: { _ref: request._id },
    })),
  ]
  const run = evaluate as (tree: unknown, options: object) => Promise<{ get: () => Promise<unknown> }>
  const count = await (await run(parse(WAITING_QUOTES), { dataset })).get()
  const isWaiting = needsEditor({ handling, offer: published, replies }, new Date('2026-06-02T00:00:00Z'))
  expect(count).toBe(Number(isWaiting))
})
