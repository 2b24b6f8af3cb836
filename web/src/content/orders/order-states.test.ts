import { beforeEach, expect, it, vi } from 'vitest'
import { fetchAllPrivate } from '../lake/private'
import { hashOf } from '../forms/token'
import { orderStates } from './order-states'

vi.mock('../lake/private', () => ({ fetchAllPrivate: vi.fn<() => unknown>() }))

const token = 'a'.repeat(32)
const idOf = (digit: number) => `${digit}f8fad5b-d9cb-469f-a165-70867728950e`
const completed = { state: 'Completed', stateDate: '2026-11-22T10:00:00Z', linkHash: hashOf(token) }

beforeEach(() => vi.mocked(fetchAllPrivate).mockReset())

it('reads the state of each order in one request', async () => {
  vi.mocked(fetchAllPrivate).mockResolvedValue([completed, { linkHash: hashOf(token) }] as never)
  expect(await orderStates([idOf(1), idOf(2)].map((id) => ({ id, token })))).toEqual({
    [idOf(1)]: { name: 'Completed', date: '2026-11-22T10:00:00Z' },
    [idOf(2)]: { name: 'Pending', date: undefined },
  })
  expect(fetchAllPrivate).toHaveBeenCalledTimes(1)
})

it('reveals nothing of an order to a visitor with another token, nor whether it exists', async () => {
  vi.mocked(fetchAllPrivate).mockResolvedValue([completed, undefined] as never)
  expect(await orderStates([idOf(1), idOf(2)].map((id) => ({ id, token: 'b'.repeat(32) })))).toEqual({
    [idOf(1)]: null,
    [idOf(2)]: null,
  })
})

it('does not take anything else for an id', async () => {
  expect(await orderStates([{ id: 'x,promoCodes.shop', token }])).toEqual({ 'x,promoCodes.shop': null })
  expect(fetchAllPrivate).not.toHaveBeenCalled()
})
