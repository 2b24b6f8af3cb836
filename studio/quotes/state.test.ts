import { expect, it } from 'vitest'
import { offerRevision } from './revision.ts'
import { mayAnswer, mayOffer, mayRefuse, mayReply, type QuoteFacts, quoteStateOf } from './state.ts'
import { type ReplyKind } from './reply.ts'

const now = new Date('2026-06-15T12:00:00Z')
const later = new Date('2026-08-15T12:00:00Z')
type Offer = { validUntil: string; sentAt: string; price: number }
type Facts = QuoteFacts & { offer?: Offer | null; at: number; now: Date }

const start: Facts = { handling: 'new', replies: [], at: 0, now }
const stamp = (at: number) => `2026-06-01T00:00:${String(at).padStart(2, '0')}Z`

/** What happens to a request, whether or not its state allows it: two people may act simultaneously. */
const events = {
  ask: (facts: Facts) =>
    reply(
      {
        ...facts,
        handling: facts.handling === 'offered' || facts.handling === 'refused' ? facts.handling : 'asking',
      },
      'answer',
    ),
  message: (facts: Facts) => reply(facts, 'message'),
  offer: (facts: Facts): Facts => ({
    ...facts,
    handling: 'offered',
    offer: {
      validUntil: facts.now === now ? '2026-06-30' : '2026-08-30',
      sentAt: stamp(facts.at),
      price: facts.at,
    },
  }),
  refuse: (facts: Facts): Facts => ({ ...facts, handling: 'refused' }),
  withdraw: (facts: Facts) => reply(facts, 'withdrawal'),
  decline: (facts: Facts) => reply(facts, 'decline'),
  accept: (facts: Facts) => reply(facts, 'accept'),
  expire: (facts: Facts): Facts => ({ ...facts, now: later }),
}
type Event = keyof typeof events

const reply = (facts: Facts, kind: ReplyKind): Facts => ({
  ...facts,
  replies: [
    ...facts.replies,
    { kind, sentAt: stamp(facts.at), offerRevision: facts.offer ? offerRevision(facts.offer) : undefined },
  ],
})

const after = (...steps: Event[]): Facts =>
  steps.reduce<Facts>((facts, step, index) => events[step]({ ...facts, at: index + 1 }), start)
function stateAfter(...steps: Event[]) {
  const facts = after(...steps)
  return quoteStateOf(facts, facts.now)
}

/** States after two events: the row is the first, the column the second. */
const fromRequest = `
            ask        message    offer      refuse     withdraw   decline    accept     expire
  ask       asking     requested  offered    refused    withdrawn  asking     asking     asking
  message   asking     requested  offered    refused    withdrawn  requested  requested  requested
  offer     offered    offered    offered    refused    withdrawn  declined   accepted   expired
  refuse    refused    refused    offered    refused    withdrawn  refused    refused    refused
  withdraw  withdrawn  withdrawn  withdrawn  withdrawn  withdrawn  withdrawn  withdrawn  withdrawn
  decline   asking     requested  offered    refused    withdrawn  requested  requested  requested
  accept    asking     requested  offered    refused    withdrawn  requested  requested  requested
  expire    asking     requested  offered    refused    withdrawn  requested  requested  requested
`

/** The same after an offer was sent. */
const fromOffer = `
            ask        message    offer      refuse     withdraw   decline    accept    expire
  ask       offered    offered    offered    refused    withdrawn  declined   accepted  expired
  message   offered    offered    offered    refused    withdrawn  declined   accepted  expired
  offer     offered    offered    offered    refused    withdrawn  declined   accepted  expired
  refuse    refused    refused    offered    refused    withdrawn  refused    refused   refused
  withdraw  withdrawn  withdrawn  withdrawn  withdrawn  withdrawn  withdrawn  accepted  withdrawn
  decline   declined   declined   offered    refused    withdrawn  declined   accepted  declined
  accept    accepted   accepted   offered    refused    accepted   accepted   accepted  accepted
  expire    expired    expired    offered    refused    withdrawn  declined   accepted  expired
`

const casesOf = (table: string): [Event, Event, string][] => {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
  return rows.flatMap(([first, ...states]) =>
    states.map((state, index): [Event, Event, string] => [first as Event, columns[index] as Event, state]),
  )
}

it('covers every pair of events', () =>
  expect([fromRequest, fromOffer].map((table) => casesOf(table).length)).toEqual([64, 64]))

it.each(casesOf(fromRequest))('%s, then %s: %s', (first, second, state) =>
  expect(stateAfter(first, second)).toBe(state),
)

it.each(casesOf(fromOffer))('an offer, then %s, then %s: %s', (first, second, state) =>
  expect(stateAfter('offer', first, second)).toBe(state),
)

it.each(Object.keys(events) as Event[])('an order is final, also after: %s', (event) => {
  const facts = after('offer', 'accept', event)
  expect(quoteStateOf({ ...facts, hasOrder: true }, now)).toBe('accepted')
})

it('an answer to an earlier offer says nothing of the one that replaced it', () => {
  expect(stateAfter('offer', 'decline', 'offer')).toBe('offered')
  expect(stateAfter('offer', 'accept', 'offer')).toBe('offered')
})

it('an offer can be accepted until its last day is over in every time zone', () => {
  const facts = after('offer')
  // 23:59 and 00:00 at UTC−12; San Francisco is at UTC−7.
  expect(quoteStateOf(facts, new Date('2026-07-01T11:59:59Z'))).toBe('offered')
  expect(quoteStateOf(facts, new Date('2026-07-01T12:00:00Z'))).toBe('expired')
})

it('lets the buyer accept and decline what is offered, and nothing else', () => {
  const states = ['requested', 'asking', 'accepted', 'declined', 'refused', 'withdrawn', 'expired'] as const
  expect(states.filter((state) => mayReply(state, 'accept') || mayReply(state, 'decline'))).toEqual([])
  expect(['accept', 'decline', 'message'].every((kind) => mayReply('offered', kind as ReplyKind))).toBe(true)
  expect(mayReply('withdrawn', 'message')).toBe(false)
  expect([mayOffer('accepted'), mayOffer('withdrawn'), mayOffer('declined')]).toEqual([false, false, true])
  const kinds = ['accepted', 'refused', 'declined', 'offered'] as const
  expect(kinds.map(mayRefuse)).toEqual([false, false, false, true])
  expect([mayAnswer('withdrawn'), mayAnswer('accepted')]).toEqual([false, true])
})

it('names an offer by its content, in whatever order its fields are', () => {
  const revision = offerRevision({ lines: [{ unitPrice: 1 }], shipping: 0 })
  expect(offerRevision({ shipping: 0, lines: [{ unitPrice: 1 }], terms: undefined })).toBe(revision)
  expect(revision).toMatch(/^[\da-f]{16}$/)
  for (const other of [
    { lines: [{ unitPrice: 1.01 }], shipping: 0 },
    { lines: [], shipping: 0 },
    { lines: [{ unitPrice: 1 }], shipping: 0, terms: 'x' },
  ]) {
    expect(offerRevision(other)).not.toBe(revision)
  }
})
