import { expect, it } from 'vitest'
import { offerRevision } from './revision.ts'
import {
  mayAnswer,
  mayOffer,
  mayRefuse,
  mayReply,
  needsEditor,
  type QuoteFacts,
  quoteStateOf,
} from './state.ts'
import { type ReplyKind } from './reply.ts'

const now = new Date('2026-06-15T12:00:00Z')
const later = new Date('2026-08-15T12:00:00Z')
type Offer = { validUntil: string; sentAt: string; price: number }
type Facts = QuoteFacts & { offer?: Offer | null; at: number; now: Date }

const start: Facts = { handling: 'new', replies: [], at: 0, now }
const stamp = (at: number) => `2026-06-01T00:00:${String(at).padStart(2, '0')}Z`

/** What happens to a request, whether or not its state allows it: two people may act at once. */
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

const pairs: Record<Event, Record<Event, string>> = {
  ask: {
    ask: 'asking',
    message: 'requested',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'asking',
    accept: 'asking',
    expire: 'asking',
  },
  message: {
    ask: 'asking',
    message: 'requested',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'requested',
    accept: 'requested',
    expire: 'requested',
  },
  offer: {
    ask: 'offered',
    message: 'offered',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'declined',
    accept: 'accepted',
    expire: 'expired',
  },
  refuse: {
    ask: 'refused',
    message: 'refused',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'refused',
    accept: 'refused',
    expire: 'refused',
  },
  withdraw: {
    ask: 'withdrawn',
    message: 'withdrawn',
    offer: 'withdrawn',
    refuse: 'withdrawn',
    withdraw: 'withdrawn',
    decline: 'withdrawn',
    accept: 'withdrawn',
    expire: 'withdrawn',
  },
  decline: {
    ask: 'asking',
    message: 'requested',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'requested',
    accept: 'requested',
    expire: 'requested',
  },
  accept: {
    ask: 'asking',
    message: 'requested',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'requested',
    accept: 'requested',
    expire: 'requested',
  },
  expire: {
    ask: 'asking',
    message: 'requested',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'requested',
    accept: 'requested',
    expire: 'requested',
  },
}

it.each(
  Object.entries(pairs).flatMap(([first, row]) =>
    Object.entries(row).map(([second, state]) => [first, second, state] as const),
  ),
)('%s, then %s: %s', (first, second, state) =>
  expect(stateAfter(first as Event, second as Event)).toBe(state),
)

const afterOffer: Record<Event, Record<Event, string>> = {
  ask: {
    ask: 'offered',
    message: 'offered',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'declined',
    accept: 'accepted',
    expire: 'expired',
  },
  message: {
    ask: 'offered',
    message: 'offered',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'declined',
    accept: 'accepted',
    expire: 'expired',
  },
  offer: {
    ask: 'offered',
    message: 'offered',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'declined',
    accept: 'accepted',
    expire: 'expired',
  },
  refuse: {
    ask: 'refused',
    message: 'refused',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'refused',
    accept: 'refused',
    expire: 'refused',
  },
  withdraw: {
    ask: 'withdrawn',
    message: 'withdrawn',
    offer: 'withdrawn',
    refuse: 'withdrawn',
    withdraw: 'withdrawn',
    decline: 'withdrawn',
    accept: 'accepted',
    expire: 'withdrawn',
  },
  decline: {
    ask: 'declined',
    message: 'declined',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'declined',
    accept: 'accepted',
    expire: 'declined',
  },
  accept: {
    ask: 'accepted',
    message: 'accepted',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'accepted',
    decline: 'accepted',
    accept: 'accepted',
    expire: 'accepted',
  },
  expire: {
    ask: 'expired',
    message: 'expired',
    offer: 'offered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    decline: 'declined',
    accept: 'accepted',
    expire: 'expired',
  },
}

it.each(
  Object.entries(afterOffer).flatMap(([first, row]) =>
    Object.entries(row).map(([second, state]) => [first, second, state] as const),
  ),
)('an offer, then %s, then %s: %s', (first, second, state) =>
  expect(stateAfter('offer', first as Event, second as Event)).toBe(state),
)

it.each(Object.keys(events) as Event[])('an order stands, whatever else happens: %s', (event) => {
  const facts = after('offer', 'accept', event)
  expect(quoteStateOf({ ...facts, hasOrder: true }, now)).toBe('accepted')
})

it('an answer to an earlier offer says nothing of the one that replaced it', () => {
  expect(stateAfter('offer', 'decline', 'offer')).toBe('offered')
  expect(stateAfter('offer', 'accept', 'offer')).toBe('offered')
})

it('an offer can be accepted until the end of its last day', () => {
  const facts = after('offer')
  expect(quoteStateOf(facts, new Date('2026-06-30T23:59:59Z'))).toBe('offered')
  expect(quoteStateOf(facts, new Date('2026-07-01T00:00:00Z'))).toBe('expired')
})

it('lets the buyer accept and decline what is offered, and nothing else', () => {
  const states = ['requested', 'asking', 'accepted', 'declined', 'refused', 'withdrawn', 'expired'] as const
  expect(states.filter((state) => mayReply(state, 'accept') || mayReply(state, 'decline'))).toEqual([])
  expect(['accept', 'decline', 'message'].every((kind) => mayReply('offered', kind as ReplyKind))).toBe(true)
  expect(mayReply('withdrawn', 'message')).toBe(false)
  expect([mayOffer('accepted'), mayOffer('withdrawn'), mayOffer('declined')]).toEqual([false, false, true])
  expect([mayRefuse('accepted'), mayRefuse('refused'), mayRefuse('offered')]).toEqual([false, false, true])
  expect([mayAnswer('withdrawn'), mayAnswer('accepted')]).toEqual([false, true])
})

it('waits for an editor until the buyer has an offer or an answer', () => {
  expect(needsEditor(start, now)).toBe(true)
  expect(needsEditor(after('ask'), now)).toBe(false)
  expect(needsEditor(after('ask', 'message'), now)).toBe(true)
  expect(needsEditor(after('offer'), now)).toBe(false)
  expect(needsEditor(after('message', 'offer'), now)).toBe(false)
  expect(needsEditor(after('offer', 'message'), now)).toBe(true)
  expect(needsEditor(after('offer', 'message', 'ask'), now)).toBe(false)
  expect(needsEditor(after('withdraw'), now)).toBe(false)
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
