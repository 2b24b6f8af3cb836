import { expect, test, vi } from 'vitest'
import { boundedLists, sectionsThatFit, withSectionsThatFit } from './bounded-lists'

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

test('sections that make a page too large are left out, and smaller ones after them are shown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const items = Array.from({ length: 900 }, (_, at) => ({ _key: `k${at}` }))
  const large = Array.from({ length: 200 }, (_, at) => ({ _key: `large-${at}`, groups: [{ items }] }))
  const small = { _key: 'small', heading: 'Hello' }
  expect(sectionsThatFit([...large, small]).map(({ _key }) => _key)).toEqual([
    'large-0',
    'large-1',
    'large-2',
    'large-3',
    'large-4',
    'small',
  ])
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^195 sections are left out or cut/)]])

  const texts = ['a', 'b'].map((_key) => ({ _key, text: 'x'.repeat(600_000) }))
  expect(sectionsThatFit([...texts, small]).map(({ _key }) => _key)).toEqual(['a', 'small'])
})

test('what is cached of a page are the sections that fit', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const spans = Array.from({ length: 12 }, (_, at) => ({ _key: `s${at}`, _type: 'span', text: 'x' }))
  const body = Array.from({ length: 30 }, (_, at) => ({ _key: `b${at}`, _type: 'block', children: spans }))
  const sections = Array.from({ length: 200 }, (_, at) => ({ _key: `k${at}`, _type: 'richText', body }))
  const page = withSectionsThatFit({ title: 'Heavy', sections }) as { title: string; sections: unknown[] }
  expect(page.title).toBe('Heavy')
  // the others leave their places, by which edit targets are found
  expect(page.sections).toHaveLength(200)
  expect(page.sections.filter(Boolean).length).toBeLessThan(20)
  for (const other of [null, [1], 'text', { sections: null }, { title: 'a' }])
    expect(withSectionsThatFit(other)).toEqual(other)
})

test('of a long text the beginning is shown, and what nobody reads does not count for others', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const span = { _type: 'span', text: 'words', marks: ['a'] }
  const block = { _type: 'block', children: [span, span, span, span], markDefs: [{ _key: 'a', href: '/' }] }
  const text = { _type: 'richText', body: Array.from({ length: 800 }, () => block) }
  const tree = (depth: number): object =>
    Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`x${at}`, depth > 0 ? tree(depth - 1) : {}]))
  const hostile = { _type: 'richText', body: [{ ...block, x: tree(3) }] }
  const small = { _type: 'message', heading: 'Hello' }
  const [, after] = sectionsThatFit<object>([hostile, small])
  expect([after, sectionsThatFit<object>([hostile, small])]).toEqual([undefined, [small]])
  const [shown] = sectionsThatFit<{ body?: unknown[] }>([text])
  expect(shown?.body?.length).toBeGreaterThan(400)
  expect(shown?.body?.length).toBeLessThan(800)
})

test('a card with a picture takes as much room as five paragraphs', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shown = (entry: object) => {
    const sections = Array.from({ length: 10 }, (_, at) => ({
      _key: `k${at}`,
      slides: Array.from({ length: 900 }, () => entry),
    }))
    return sectionsThatFit(sections).flatMap(({ slides }) => slides).length
  }
  const paragraphs = shown({ heading: 'a' })
  expect(paragraphs).toBeGreaterThan(4500)
  expect(shown({ heading: 'a', picture: null })).toBe(Math.floor(paragraphs / 5))
  expect(shown({ _id: 'a' })).toBe(Math.floor(paragraphs / 5))
})

test('of a list of groups, the first that fit are shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const group = (_id: string, length: number) => ({ _id, items: Array.from({ length }, () => ({})) })
  const flood = Array.from({ length: 12 }, (_, at) => group(`b${at}`, 500))
  const questions = { _type: 'faqGroups', heading: 'Questions', groups: [group('a', 20), ...flood] }
  const [shown] = sectionsThatFit([questions, { _type: 'message', groups: [] }])
  expect(shown?.groups.slice(0, 9)).toEqual(questions.groups.slice(0, 9))
  expect(shown?.groups.length).toBeLessThan(12)
})

test('an entry that is too large by itself leaves the others of its list', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const cards = ['a', 'b', 'c'].map((_id) => ({ _id, name: _id }))
  const junk = {
    _id: 'junk',
    name: Array.from({ length: 999 }, () => [[[{}], [{}]], Array.from({ length: 999 }, () => 1)]),
  }
  const shown = (items: object[]) => sectionsThatFit([{ _key: 'grid', items }]).map(({ items: kept }) => kept)
  expect(shown([junk, ...cards])).toEqual([cards])
  expect(shown([...cards.slice(0, 2), junk, ...cards.slice(2)])).toEqual([cards])
  // in drafts, what is edited is found by its place
  const sections = [{ _key: 'grid', items: [...cards.slice(0, 2), junk, ...cards.slice(2)] }]
  expect(withSectionsThatFit({ sections }, true)).toEqual({
    sections: [{ _key: 'grid', items: cards.slice(0, 2) }],
  })
})
