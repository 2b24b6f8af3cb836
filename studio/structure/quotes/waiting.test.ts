import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { needsEditor } from '../../quotes/index.ts'
import { WAITING_QUOTES } from './waiting.ts'

const at = (second: number) => `2026-06-01T00:00:0${second}Z`
const reply = (kind: string, second: number) => ({ kind, sentAt: at(second) })
const offered = { handling: 'offered', offer: { sentAt: at(5), validUntil: '2099-01-01' } }
const handled = (second: number) => ({ handledUntil: at(second) })

type Case = [
  name: string,
  waits: 0 | 1,
  request: object,
  replies: ReturnType<typeof reply>[],
  order?: 'order',
]

// Each request was sent at second 0.
const cases: Case[] = [
  ['a new one', 1, { handling: 'new' }, []],
  ['one without handling', 1, {}, []],
  ['a new one that was marked as done', 0, { handling: 'new', ...handled(0) }, []],
  ['one that was withdrawn', 0, { handling: 'new' }, [reply('withdrawal', 1)]],
  ['one that was withdrawn after a message', 0, {}, [reply('message', 1), reply('withdrawal', 2)]],
  ['one that was asked something', 0, { handling: 'asking', ...handled(0) }, [reply('answer', 1)]],
  [
    'one whose buyer answered',
    1,
    { handling: 'asking', ...handled(0) },
    [reply('answer', 1), reply('message', 2)],
  ],
  ['an offer', 0, { ...offered, ...handled(0) }, []],
  ['an offer after a message', 0, { ...offered, ...handled(1) }, [reply('message', 1)]],
  ['an offer that the buyer asks about', 1, { ...offered, ...handled(0) }, [reply('message', 6)]],
  [
    'an offer whose question was answered',
    0,
    { ...offered, ...handled(6) },
    [reply('message', 6), reply('answer', 7)],
  ],
  [
    'an offer whose buyer wrote again while the answer was sent',
    1,
    { ...offered, ...handled(6) },
    [reply('message', 6), reply('message', 7), reply('answer', 8)],
  ],
  ['a closing “Thank you” that was marked as done', 0, { ...offered, ...handled(6) }, [reply('message', 6)]],
  ['one that was declined', 0, { handling: 'refused', ...handled(0) }, []],
  [
    'one that was declined after a message, without an offer',
    0,
    { handling: 'refused', ...handled(1) },
    [reply('message', 1)],
  ],
  [
    'an offer that was withdrawn after a message',
    0,
    { ...offered, handling: 'refused', ...handled(1) },
    [reply('message', 1)],
  ],
  [
    'one that was declined and whose buyer wrote again',
    1,
    { handling: 'refused', ...handled(0) },
    [reply('message', 3)],
  ],
  ['an order', 0, { ...offered, ...handled(0) }, [reply('accept', 6)], 'order'],
  [
    'an order whose buyer wrote, despite a withdrawal',
    1,
    { ...offered, ...handled(0) },
    [reply('withdrawal', 6), reply('message', 7)],
    'order',
  ],
]

it.each(cases)('of %s, %i wait for an editor', async (_, waits, fields, replies, order) => {
  const request = { _id: 'quoteRequest.a', _type: 'quoteRequest', sentAt: at(0), ...fields }
  const dataset = [
    request,
    { ...request, _id: 'drafts.quoteRequest.a' },
    ...replies.map((each, index) => ({
      ...each,
      _id: `quoteReply.a.${index}`,
      _type: 'quoteReply',
      request: { _ref: request._id },
    })),
    ...(order ? [{ _id: 'order.b', _type: 'order', quoteRequest: 'a' }] : []),
  ]
  const run = evaluate as (tree: unknown, options: object) => Promise<{ get: () => Promise<unknown> }>
  expect(await (await run(parse(WAITING_QUOTES), { dataset })).get()).toBe(waits)
  expect(Number(needsEditor({ ...request, replies, hasOrder: order !== undefined }))).toBe(waits)
})
