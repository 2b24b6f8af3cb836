import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '../mail/mail'
import { withEditTargets } from '../draft/stega'
import { formOf } from '../forms/testing'
import { hashOf } from '../forms/token'
import { priceOf, soldAs } from './line'
import { bagItem, quotedOf } from './testing'
import type { QuoteItem } from './types'

type Stored = Record<string, unknown> & { _id: string }

const fake = vi.hoisted(() => ({
  createIfNotExists: vi.fn<(document: Stored) => Promise<unknown>>(),
  upload: vi.fn<(kind: string, bytes: Buffer, options: object) => Promise<{ _id: string }>>(),
  fetchPrivate: vi.fn<(type: string, id: string) => Promise<Stored | undefined>>(),
  sendMail: vi.fn<(mail: Mail) => Promise<void>>(),
  items: vi.fn<(skus?: readonly string[]) => Promise<QuoteItem[]>>(),
}))
vi.mock('../client', () => ({
  lakeClient: { createIfNotExists: fake.createIfNotExists, assets: { upload: fake.upload } },
}))
vi.mock('../config', () => ({
  config: {
    apiToken: 'token-of-the-site',
    siteUrl: 'https://shop.example.com',
    studioUrl: 'https://studio.example.com',
  },
}))
vi.mock('../lake/private', () => ({ fetchPrivate: fake.fetchPrivate }))
vi.mock('../mail/send', () => ({ sendMail: fake.sendMail }))
vi.mock('../inbox/shop-contact', () => ({
  shopContact: async () => ({ name: 'Paper & Home', email: 'shop@example.com' }),
}))
vi.mock('./items', () => ({ currentQuoteItems: fake.items, quoteItems: fake.items }))

/** The lake of the test, by id. */
const lake = new Map<string, Stored>()

beforeEach(() => {
  lake.clear()
  for (const mock of Object.values(fake)) mock.mockReset()
  fake.createIfNotExists.mockImplementation(async (document) => {
    if (!lake.has(document._id)) lake.set(document._id, document)
    return { documentId: document._id }
  })
  fake.fetchPrivate.mockImplementation(async (type, id) => lake.get(`${type}.${id}`))
  fake.upload.mockResolvedValue({ _id: 'file-abc-bin' })
  fake.items.mockResolvedValue([bagItem])
  vi.resetModules()
})

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const token = 'Abcdefghijklmnopqrst-_'
const line = { sku: 'KBB-01', unit: 'case', quantity: 12 }

const good = { name: 'Ada', email: 'ada@example.com', lines: JSON.stringify([line]), id, token }
const send = (fields?: Parameters<typeof formOf>[0]) => sendAs(randomUUID(), fields)
const sendAs = async (visitor: string, fields?: Parameters<typeof formOf>[0]) =>
  (await import('./request')).receiveQuoteRequest(formOf({ ...good, ...fields }), visitor)
const stored = () => [...lake.values()]
const withLine = (changes: object) => send({ lines: JSON.stringify([{ ...line, ...changes }]) })

it('stores an article plain and printed as two lines, and names the printing', async () => {
  const printed = { ...line, quantity: 80, note: 'Printed, 2 colours. By May' }
  const lines = JSON.stringify([{ ...line, quantity: 1 }, printed])
  const { result } = await send({ lines })
  expect(stored()[0]?.lines).toMatchObject([
    { _key: 'kbb-01', quantity: 1 },
    { _key: 'kbb-01-printed', quantity: 80, note: 'Printed, 2 colours. By May' },
  ])
  const goods = [
    '1 case of Kraft Bags, 5 × 3 × 10 in',
    '80 cases of Kraft Bags, 5 × 3 × 10 in, printed, 2 colours',
  ]
  expect(result?.sent?.goods).toEqual(goods)
  const [confirmation] = fake.sendMail.mock.calls.map(([mail]) => mail.text)
  expect(confirmation).toContain(`${goods[0]} (KBB-01): $`)
  expect(confirmation).toMatch(/80 cases .*, printed, 2 colours \(KBB-01\): \$[\d.,]+ without printing\n/)
})

it('stores a private request at the prices of the server, with the hash of its link', async () => {
  const state = await send({
    company: 'Bakery',
    neededBy: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    message: 'With delivery?',
    lines: JSON.stringify([{ ...line, targetPrice: 1700, note: 'plain\nones', shownTotal: 21_432 }]),
  })
  expect(state).toMatchObject({ status: 'done', number: expect.stringMatching(/^Q-/) })
  expect(stored()).toEqual([
    {
      _id: `quoteRequest.${id}`,
      _type: 'quoteRequest',
      number: state.number,
      sentAt: expect.any(String),
      contact: { name: 'Ada', company: 'Bakery', email: 'ada@example.com' },
      lines: [
        {
          _key: 'kbb-01',
          _type: 'quoteRequestLine',
          sku: 'KBB-01',
          name: 'Kraft Bags',
          size: '5 × 3 × 10 in',
          unit: 'case',
          quantity: 12,
          orderUnit: 'case',
          units: bagItem.terms.units.map((each) => ({ _key: each.key, _type: 'unitWords', ...each })),
          pieces: 6000,
          listPrice: 1786,
          listTotal: 21_432,
          targetPrice: 1700,
          note: 'plain ones',
          item: { _type: 'reference', _ref: 'sub-bags', _weak: true },
        },
      ],
      neededBy: expect.any(String),
      message: 'With delivery?',
      linkHash: hashOf(token),
    },
  ])
  expect(JSON.stringify(stored())).not.toContain(token)
})

it('a note leads the editor of a draft nowhere', async () => {
  const source = { type: 'documentValue' as const, document: 0, path: 0 }
  const { title: note } = withEditTargets(
    { title: 'A plain note' },
    {
      documents: [{ _id: 'post-1', _type: 'post' }],
      paths: ["$['title']"],
      mappings: { "$['title']": { type: 'value', source } },
    },
  )
  expect(note).not.toBe('A plain note')
  await withLine({ note })
  expect(stored()[0]?.lines).toMatchObject([{ note: 'A plain note' }])
})

it('the snapshot is what the list showed, for every quantity', async () => {
  const { priceRequest } = await import('./price-request')
  for (let quantity = 1; quantity <= 60; quantity++) {
    const shown = priceOf(quotedOf(bagItem), quantity)
    const wanted = { sku: 'KBB-01', unit: 'case' as const, quantity, shownTotal: shown?.listTotal }
    expect(priceRequest({ lines: [wanted], pad: '' }, [bagItem])[0]).toMatchObject({ ...shown })
  }
})

it('notifies both sides, and gives the buyer the private link', async () => {
  const lines = JSON.stringify([{ ...line, targetPrice: 1700, note: 'plain ones' }])
  const { number, result } = await send({ lines })
  const [buyer, shop] = fake.sendMail.mock.calls.map(([mail]) => mail)
  expect(buyer).toMatchObject({ to: 'ada@example.com', replyTo: 'shop@example.com' })
  expect(buyer?.subject).toContain(number)
  expect(buyer?.text).toContain(`https://shop.example.com/quote/${id}?t=${token}`)
  expect(buyer?.text).toContain('12 cases of Kraft Bags, 5 × 3 × 10 in (KBB-01): $214.32')
  expect(shop).toMatchObject({ to: 'shop@example.com', replyTo: 'ada@example.com' })
  expect(shop?.text).not.toContain(token)
  // A stranger may have typed the address: what they wrote reaches the shop alone.
  expect(shop?.text).toContain('plain ones')
  expect(buyer?.text).toContain('Target price: $17.00')
  expect(buyer?.text).not.toContain('plain ones')
  expect(result?.sent).toMatchObject({ id, token, goods: ['12 cases of Kraft Bags, 5 × 3 × 10 in'] })
})

describe('the same request again', () => {
  it('is one request with one number', async () => {
    const [first, second] = [await send(), await send()]
    expect(second.number).toBe(first.number)
    expect(stored()).toHaveLength(1)
    expect(new Set(fake.sendMail.mock.calls.map(([{ key }]) => key)).size).toBe(2)
  })

  it('under the id of another one is refused, and shows nothing of it', async () => {
    await send()
    const state = await send({ token: 'B'.repeat(22), name: 'Eve' })
    expect(state).toMatchObject({ status: 'invalid', message: expect.stringContaining('already sent') })
    expect(state.result).toBeUndefined()
  })

  it('at the same instant is the request that was stored, for each who sent it', async () => {
    const others = { token: 'another-token-of-22-ch', email: 'bert@example.com' }
    const states = await Promise.all([send(), send({ message: 'Changed' }), send(others)])
    expect(stored()).toEqual([
      expect.objectContaining({ contact: { name: 'Ada', email: 'ada@example.com' } }),
    ])
    expect(states.map(({ status }) => status)).toEqual(['done', 'done', 'invalid'])
    const mails = fake.sendMail.mock.calls.map(([{ to, text }]) => `${to} ${text}`).join()
    expect(mails).not.toMatch(/bert@example\.com|Changed/)
  })

  it('without script is one request, also when an hour begins in between', async () => {
    const withoutScript = () => send({ lines: '', pad: 'KBB-01 12', id: undefined, token: undefined })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:58:00Z') })
    try {
      const first = await withoutScript()
      vi.setSystemTime('2026-05-01T13:01:00Z')
      expect((await withoutScript()).number).toBe(first.number)
      expect(stored()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('without script is one request, whose link only the first answer shows', async () => {
    const withoutScript = () => send({ lines: '', pad: 'KBB-01 12', id: undefined, token: undefined })
    const [first, second] = [await withoutScript(), await withoutScript()]
    expect(stored()).toHaveLength(1)
    expect(first.result?.sent?.token).toMatch(/^[\w-]{22}$/)
    expect(stored()[0]?.linkHash).toBe(hashOf(first.result?.sent?.token ?? ''))
    expect(second.number).toBe(first.number)
    expect(second.result?.sent?.token).toBeUndefined()
  })
})

describe('a changed browser', () => {
  it('cannot set a price: a total that is not today’s refuses the request', async () => {
    const state = await withLine({ shownTotal: 1 })
    expect(state).toMatchObject({ status: 'invalid', result: { items: [bagItem] } })
    expect(stored()).toEqual([])
  })

  it('is told when an article is another one than it showed', async () => {
    const state = await withLine({ shownAs: 'Kraft Bags; 6 × 4 × 12 in; 500' })
    expect(state).toMatchObject({ status: 'invalid', result: { items: [bagItem] } })
    expect(stored()).toEqual([])
    expect(await withLine({ shownAs: soldAs(quotedOf(bagItem), 'case') })).toMatchObject({ status: 'done' })
  })

  it('cannot add prices of its own', async () => {
    await withLine({ listPrice: 1, listTotal: 1, pieces: 1, name: 'Free bags', itemId: 'other' })
    expect(stored()[0]).toMatchObject({
      lines: [{ listPrice: 1786, listTotal: 21_432, pieces: 6000, name: 'Kraft Bags' }],
    })
  })

  it.each([0, -1, 1.5, 1e9, 1e300, '12', null])('cannot ask for %j', async (quantity) => {
    const state = await withLine({ quantity })
    expect([state.status, stored().length]).toEqual(['invalid', 0])
    expect(state.errors?.lines).toBeTruthy()
  })

  it.each([
    ['an unknown article', { sku: 'NOPE-1' }, 'NOPE-1 is no longer sold.'],
    ['part of a case', { unit: 'piece', quantity: 3 }, 'Sold by the case of 500 bags.'],
    ['an unknown unit', { unit: 'truck' }, 'could not read your list'],
    ['a target price below a cent', { targetPrice: 0 }, 'could not read your list'],
    ['a long note', { note: 'x'.repeat(501) }, 'could not read your list'],
  ])('cannot ask for %s', async (_, changes, words) => {
    const state = await withLine(changes)
    expect(state.errors?.lines).toContain(words)
    expect(stored()).toEqual([])
  })

  it.each([
    ['no list', ''],
    ['an empty list', '[]'],
    ['no JSON', '{'],
    ['too many lines', JSON.stringify(Array.from({ length: 201 }, () => line))],
    ['too long a text', `"${'x'.repeat(300_001)}"`],
  ])('cannot send %s', async (_, lines) => {
    expect(await send({ lines })).toMatchObject({ status: 'invalid' })
    expect(stored()).toEqual([])
  })

  it.each([{ id: 'x' }, { id: `quoteRequest.${id}` }, { token: 'short' }, { token: `${token}=` }])(
    'cannot choose %j',
    async (fields) => expect((await send(fields)).status).toBe('invalid'),
  )
})

it('reads of the catalogue only what is asked for, at the moment of the request', async () => {
  await send({ pad: 'kbb-03 1' })
  expect(fake.items.mock.calls).toEqual([[], [['KBB-01', 'KBB-03']]])
  fake.items.mockClear()
  await send({ pad: 'KBB-77 3', id: randomUUID() })
  expect(fake.items.mock.calls).toEqual([[]])
})

it('beyond the maximum is refused', async () => {
  fake.items.mockResolvedValue([{ ...bagItem, terms: { ...bagItem.terms, maximum: 10 } }])
  expect((await withLine({})).errors?.lines).toContain('at most 10 cases')
})

it('adds rows of the pad to the list; a row that was not understood stops the request', async () => {
  await send({ pad: 'KBB-01 3\nKBB-03 1' })
  const [{ lines = [] } = {}] = stored() as { lines?: { quantity: number; listTotal?: number }[] }[]
  expect(lines.map(({ quantity, listTotal }) => [quantity, listTotal])).toEqual([
    [15, 26_790],
    [1, undefined],
  ])
  lake.clear()
  const state = await send({ pad: 'KBB-77 3' })
  expect(state).toMatchObject({
    status: 'invalid',
    errors: { pad: expect.any(String) },
    values: { pad: 'KBB-77 3' },
  })
  expect(state.result?.pad?.results[0]?.kind).toBe('problem')
  expect(stored()).toEqual([])
})

it.each(['2020-01-01', '2026-02-30', 'soon', '9999-01-01'])('refuses to be needed by %s', async (neededBy) =>
  expect((await send({ neededBy })).errors?.neededBy).toBeTruthy(),
)

it.each([{ name: '' }, { email: 'ada' }, { email: 'ada@example.com\r\nBcc: x@example.com' }])(
  'refuses %j',
  async (fields) => {
    expect((await send(fields)).status).toBe('invalid')
    expect(stored()).toEqual([])
  },
)

describe('artwork', () => {
  it('is taken five times an hour from a visitor, whose requests without a file are still taken', async () => {
    const sendFile = () => sendAs('192.0.2.1', { artwork: new File(['%PDF-1.7'], 'a.pdf'), id: randomUUID() })
    for (let file = 0; file < 5; file++) expect((await sendFile()).status).toBe('done')
    expect((await sendFile()).errors).toEqual({ artwork: expect.stringContaining('Too many files') })
    expect(fake.upload).toHaveBeenCalledTimes(5)
    expect((await sendAs('192.0.2.1')).status).toBe('done')
  })

  it('counts once for the same request again', async () => {
    const again = { artwork: new File(['%PDF-1.7'], 'a.pdf'), id: randomUUID() }
    for (let sending = 0; sending < 7; sending++)
      expect((await sendAs('192.0.2.7', again)).status).toBe('done')
    expect(fake.upload).toHaveBeenCalledOnce()
  })

  it('is stored encrypted, and its key in the private request only', async () => {
    const state = await send({ artwork: new File(['%PDF-1.7 our logo'], 'logo.pdf') })
    expect(stored()[0]?.attachment).toEqual({
      name: 'logo.pdf',
      mediaType: 'application/pdf',
      size: 17,
      assetId: 'file-abc-bin',
      key: expect.stringMatching(/^[\w+/]{43}=$/),
    })
    const [, bytes, options] = fake.upload.mock.calls[0] ?? []
    expect(bytes?.toString('latin1')).not.toContain('logo')
    expect(JSON.stringify(options)).not.toContain('logo')
    const { key = '' } = (stored()[0]?.attachment ?? {}) as { key?: string }
    expect(JSON.stringify([state, fake.sendMail.mock.calls])).not.toContain(key)
  })

  it('is stored once for the same request', async () => {
    const artwork = () => new File(['%PDF-1.7'], 'logo.pdf')
    await send({ artwork: artwork() })
    await send({ artwork: artwork() })
    expect(fake.upload).toHaveBeenCalledTimes(1)
  })

  it('with script is refused, and nothing is stored', async () => {
    const artwork = new File(['<svg><script>1</script></svg>'], 'logo.svg', { type: 'image/svg+xml' })
    expect((await send({ artwork })).errors).toEqual({ artwork: expect.stringContaining('script') })
    expect([stored().length, fake.upload.mock.calls.length]).toEqual([0, 0])
  })

  it('is not uploaded for a request that is refused', async () => {
    await send({
      artwork: new File(['%PDF-1.7'], 'a.pdf'),
      lines: JSON.stringify([{ ...line, sku: 'NOPE' }]),
    })
    expect(fake.upload).not.toHaveBeenCalled()
  })
})

it('asks the visitor to try again when the lake is down', async () => {
  fake.createIfNotExists.mockRejectedValue(new Error('down'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const state = await send()
  expect(state).toMatchObject({ status: 'failed', message: expect.stringContaining('Nothing is lost') })
  expect(fake.sendMail).not.toHaveBeenCalled()
})
