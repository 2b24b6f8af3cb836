import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { expect, it, vi } from 'vitest'
import { sendAnswer } from './send-answer.ts'

const id = 'quote.9b2c1d34-5e6f-4a7b-8c9d-0e1f2a3b4c5d'
const request = { _id: id, sentAt: '2026-01-01T00:00:00Z', replies: [] }

/** Which of the stored requests a message makes wait for the buyer. */
async function askedOf(stored: readonly object[]): Promise<unknown[]> {
  const client = createClient({ projectId: 'x', dataset: 'y', apiVersion: '2025-02-19', useCdn: false })
  const mutate = vi.spyOn(client, 'mutate').mockResolvedValue({} as never)
  await sendAnswer(client, request, 'Which width?')
  const mutations = JSON.parse(JSON.stringify(mutate.mock.calls[0]?.[0])) as {
    patch?: { query?: string; params?: Record<string, unknown>; set?: object }
  }[]
  const asks = mutations.find(({ patch }) => patch?.query)?.patch
  expect(asks?.set).toEqual({ handling: 'asking' })
  const found = await evaluate(parse(asks?.query ?? '', { params: asks?.params }), {
    dataset: stored,
    params: asks?.params,
  })
  return (await found.get()) as unknown[]
}

it.each([undefined, 'new', 'asking'])('makes a request that is %s wait for the buyer', async (handling) =>
  expect(
    await askedOf([{ _id: id, handling }, { _id: `drafts.${id}` }, { _id: 'quote.other' }]),
  ).toHaveLength(1),
)

it.each(['offered', 'refused'])('leaves what another editor has just %s', async (handling) =>
  expect(await askedOf([{ _id: id, handling }])).toEqual([]),
)
