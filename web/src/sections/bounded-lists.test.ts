import { expect, test } from 'vitest'
import { boundedLists } from './bounded-lists'

test('lists of a section are cut, also those inside of others; the rest stays as it is', () => {
  const list = (length: number) => Array.from({ length }, (_, at) => ({ _key: `k${at}` }))
  const kept = { text: 'a', empty: null, list: list(1000) }
  const section = { ...kept, methods: list(20_000), groups: [{ items: list(20_000), kept }] }
  expect(boundedLists(section)).toEqual({
    ...kept,
    methods: list(1000),
    groups: [{ items: list(1000), kept }],
  })
})
