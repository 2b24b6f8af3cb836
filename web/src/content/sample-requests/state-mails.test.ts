import { beforeEach, expect, it, vi } from 'vitest'

type Stored = Record<string, unknown>
const lake = vi.hoisted(() => ({ documents: new Map<string, Stored>(), isFull: false }))
vi.mock('../lake/private', () => ({
  fetchPrivate: async (type: string, name: string) => lake.documents.get(`${type}.${name}`),
}))
vi.mock('../inbox/submissions', () => ({
  storeSubmission: async (type: string, name: string, fields: Stored) => {
    if (lake.isFull) throw new Error('full')
    lake.documents.set(`${type}.${name}`, fields)
  },
}))
vi.mock('../inbox/shop-contact', () => ({
  shopContact: async () => ({ name: 'Shop', email: 'shop@example.com' }),
}))
const { sendMail } = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Stored) => Promise<boolean>>() }))
vi.mock('../mail/send', () => ({ sendMail, whenBegun: async () => {} }))

const { sendSampleState } = await import('./state-mails')

const request = {
  _id: 'sampleRequest.a',
  _type: 'sampleRequest',
  number: 'S-1',
  contact: { name: 'Ada Baker', email: 'ada@example.com' },
  lines: [{ _key: 'a', sku: 'KBB-02', name: 'Brown Kraft Bags', size: '6 × 4 × 12 in' }],
}
async function set(fields: Stored) {
  lake.documents.set(request._id, { ...request, ...fields })
  await sendSampleState('a')
}
const subjects = () => sendMail.mock.calls.map(([{ subject }]) => subject)

beforeEach(() => {
  lake.documents.clear()
  lake.isFull = false
  sendMail.mockReset()
  sendMail.mockResolvedValue(true)
})

it('informs the visitor of the approval and of the dispatch, once each, also when the state is set again', async () => {
  for (const handling of ['approved', 'approved', 'sent', 'new', 'sent', 'approved']) await set({ handling })
  expect(subjects()).toEqual(['Your samples are approved (S-1)', 'Your samples are on their way (S-1)'])
  expect(sendMail.mock.calls[1]?.[0]).toMatchObject({
    to: 'ada@example.com',
    replyTo: 'shop@example.com',
    text: `Hello Ada Baker,

Your samples have been sent to the address in your request.

KBB-02: Brown Kraft Bags, 6 × 4 × 12 in

If one is missing or you want to try another size, reply to this email.

Shop
`,
  })
  expect(new Set(sendMail.mock.calls.map(([{ key }]) => key)).size).toBe(2)
})

it('stores no address in the notice, so that deleting the request deletes it', async () => {
  await set({ handling: 'sent' })
  expect(lake.documents.get('sampleNotice.a.sent')).toEqual({ state: 'sent', sentAt: expect.any(String) })
})

it.each([
  ['new', {}],
  ['refused', {}],
  [undefined, {}],
  ['sent', { contact: { name: 'Ada' } }],
])('sends nothing about a request that is %s, %o', async (handling, fields) => {
  await set({ handling, ...fields })
  await sendSampleState('deleted')
  expect(sendMail).not.toHaveBeenCalled()
})

it('fails when the email was not stored, and sends it when the event is repeated', async () => {
  sendMail.mockResolvedValueOnce(false)
  await expect(set({ handling: 'sent' })).rejects.toThrow('was not stored')
  await set({ handling: 'sent' })
  expect(sendMail).toHaveBeenCalledTimes(2)
})

it('sends the email once when its notice cannot be stored, however often the event is repeated', async () => {
  lake.isFull = true
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(set({ handling: 'approved' })).rejects.toThrow('full')
  lake.isFull = false
  await set({ handling: 'approved' })
  await set({ handling: 'approved' })
  expect(sendMail).toHaveBeenCalledTimes(1)
})

it('stores a notice also of a request with the longest id', async () => {
  const id = 'a'.repeat(114)
  lake.documents.set(`sampleRequest.${id}`, { ...request, handling: 'approved' })
  await sendSampleState(id)
  await sendSampleState(id)
  expect(sendMail).toHaveBeenCalledTimes(1)
  for (const stored of lake.documents.keys()) expect(stored.length).toBeLessThanOrEqual(128)
})
