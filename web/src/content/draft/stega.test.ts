import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { stegaClean } from 'next-sanity'
import { isExcluded, withEditTargets } from './stega'

const sourceMap = {
  documents: [{ _id: 'drafts.post-1', _type: 'post' }],
  paths: [
    "$['title']",
    "$['side']",
    "$['slug']['current']",
    "$['picture']['asset']['_ref']",
    "$['picture']['alt']",
    "$['body'][?(@._key=='k1')]['_key']",
    "$['body'][?(@._key=='k1')]['children'][?(@._key=='s1')]['text']",
    "$['date']",
  ],
  mappings: Object.fromEntries(
    [
      "$['title']",
      "$['side']",
      "$['slug']",
      "$['picture']['asset']['_ref']",
      "$['picture']['alt']",
      "$['body'][0]['_key']",
      "$['body'][0]['children'][0]['text']",
      "$['date']",
    ].map((path, index) => [
      path,
      { type: 'value' as const, source: { type: 'documentValue' as const, document: 0, path: index } },
    ]),
  ),
}
const answer = {
  title: 'Paper bags',
  side: 'start',
  slug: 'paper-bags',
  picture: { asset: { _ref: 'image-a-1x1-png' }, alt: 'Two bags' },
  body: [{ _key: 'k1', children: [{ text: 'A sentence.' }] }],
  date: '2026-11-20',
}
const marked: typeof answer & { picture: { edit?: string }; body: { edit?: string }[] } = withEditTargets(
  answer,
  sourceMap,
)

describe('withEditTargets', () => {
  it('marks texts on the page, Portable Text among them, and nothing that is compared or linked', () => {
    expect(marked.title).not.toBe('Paper bags')
    expect(stegaClean(marked.title)).toBe('Paper bags')
    expect(marked.body[0]?.children[0]?.text).not.toBe('A sentence.')
    expect([marked.side, marked.slug, marked.picture.alt, marked.date]).toEqual([
      'start',
      'paper-bags',
      'Two bags',
      '2026-11-20',
    ])
  })

  it('marks pictures and members of lists with their field', () => {
    expect(marked.picture.edit).toMatch(/^id=post-1;type=post;path=picture;/)
    expect(marked.body[0]?.edit).toMatch(/^id=post-1;type=post;path=body:k1;/)
  })

  it('leaves an answer without a source map alone', () => {
    expect(withEditTargets(answer, undefined)).toBe(answer)
  })
})

it('leaves every field plain whose value is one of a list in the schema', () => {
  const file = fileURLToPath(new URL('../../../../studio/schema.json', import.meta.url))
  const choices = choiceFields(JSON.parse(readFileSync(file, 'utf8')))
  expect(choices.length).toBeGreaterThan(5)
  const marked = choices.filter(
    ([name, value]) => !isExcluded([name], value) && !leftOutByTheClient.has(name),
  )
  expect(marked).toEqual([])
})

const leftOutByTheClient = new Set(['icon', 'status', 'tag'])

type Node = { type?: string; value?: unknown; of?: Node[]; attributes?: Record<string, Node> }

/** Names and texts of fields that are chosen from a list; numbers hold no stega. */
function choiceFields(node: unknown, name = ''): [string, string][] {
  if (Array.isArray(node)) return node.flatMap((part) => choiceFields(part, name))
  if (typeof node !== 'object' || node === null) return []
  const { type, of, attributes, ...rest } = node as Node
  const literals = type === 'union' && Array.isArray(of) ? of.flatMap(({ value }) => value ?? []) : []
  if (literals.length > 0 && literals.length === of?.length)
    return literals.filter((value) => typeof value === 'string').map((value) => [name, value])
  return [
    ...Object.entries(attributes ?? {}).flatMap(([field, part]) => choiceFields(part, field)),
    ...Object.values({ of, ...rest }).flatMap((part) => choiceFields(part, name)),
  ]
}

it('is kept from metadata by everything that makes some', () => {
  const src = fileURLToPath(new URL('../..', import.meta.url))
  const makers = globSync('**/*.{ts,tsx}', { cwd: src })
    .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8') }))
    .filter(({ file, code }) => code.includes('): Promise<Metadata> {') && !file.includes('.test.'))
  expect(makers.length).toBeGreaterThan(3)
  // A page may get its metadata from a helper; a file with a title must call `pageMetadata`.
  const careless = makers.filter(({ code }) => /\btitle[:,]/.test(code) && !code.includes('pageMetadata('))
  expect(careless.map(({ file }) => file)).toEqual([])
})

it('reaches the sections of every page, so that they can be dragged', () => {
  const registry = fileURLToPath(new URL('../../sections/registry.tsx', import.meta.url))
  expect(readFileSync(registry, 'utf8')).toContain('<EditableList items={items} />')
})
