import { assetRequests } from './assets.ts'
import { queries } from './queries.ts'

/** One request of the suite. `:dataset` in the path is replaced by the dataset under test. */
export type ParityRequest = {
  name: string
  path: string
  body?: unknown
  /** the body of an upload */
  bytes?: Buffer
  /** a picture or file, which the hosted service serves from an address of its own */
  isAsset?: boolean
  version?: string
  anonymous?: boolean
  headers?: Record<string, string>
}

const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** The documents that the requests work on; all types and ids begin with `parity`, so that they can be removed again. */
export const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
  { _id: 'parity-brand-a', _type: 'parityBrand', name: 'Alfa', country: 'NO' },
  { _id: 'parity-brand-b', _type: 'parityBrand', name: 'Beta' },
  ...[1, 2, 3, 4, 5].map((n) => ({
    _id: `parity-product-${n}`,
    _type: 'parityProduct',
    title: ['Paper bag', 'Kraft box', 'Foil tray', 'Paper box', 'crème roll'][n - 1],
    price: [10, 25, 25, 7.5, 120][n - 1],
    slug: { _type: 'slug', current: `p-${n}` },
    tags: n % 2 ? ['paper', 'new'] : ['kraft'],
    brand: reference(n < 4 ? 'parity-brand-a' : 'parity-brand-b'),
    ...(n === 5 ? {} : { stock: n }),
    madeAt: `2026-0${n}-01T00:00:00Z`,
    body: [
      {
        _key: 'b1',
        _type: 'block',
        style: 'normal',
        markDefs: [],
        children: [
          { _key: 's1', _type: 'span', text: `Text ${n} `, marks: [] },
          { _key: 's2', _type: 'span', text: 'of paper', marks: ['strong'] },
        ],
      },
    ],
  })),
  { _id: 'drafts.parity-product-1', _type: 'parityProduct', title: 'Paper bag, draft', price: 11 },
  { _id: 'drafts.parity-product-6', _type: 'parityProduct', title: 'Only a draft', price: 1 },
]

const query = (text: string, more: Partial<ParityRequest> = {}, search = ''): ParityRequest => ({
  name: `query ${text}${search}`,
  path: `/data/query/:dataset?query=${encodeURIComponent(text)}${search}`,
  ...more,
})

const mutate = (name: string, ...mutations: unknown[]): ParityRequest => ({
  name: `mutate: ${name}`,
  path: '/data/mutate/:dataset?returnIds=true&returnDocuments=true',
  body: { mutations },
})

const act = (name: string, ...actions: unknown[]): ParityRequest => ({
  name: `action: ${name}`,
  path: '/data/actions/:dataset',
  body: { actions },
})

const scratch = 'parity-scratch'
const fresh = {
  createOrReplace: {
    _id: scratch,
    _type: 'parityScratch',
    text: 'abc',
    number: 1,
    object: { inner: 'x' },
    list: [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ],
    words: ['x', 'y'],
  },
}
const patch = (name: string, operations: Record<string, unknown>) =>
  mutate(`patch ${name}`, fresh, { patch: { id: scratch, ...operations } })

const patches: [string, Record<string, unknown>][] = [
  ['set', { set: { text: 'new', 'object.inner': 'y', 'list[_key=="a"].n': 5 } }],
  ['set a new deep path', { set: { 'deep.er.est': 1 } }],
  ['setIfMissing', { setIfMissing: { text: 'no', other: 'yes' } }],
  ['unset', { unset: ['text', 'list[_key=="b"]', 'words[0]'] }],
  ['unset what is not there', { unset: ['nothing'] }],
  ['inc and dec', { inc: { number: 2 }, dec: { 'list[0].n': 1 } }],
  ['insert after', { insert: { after: 'list[-1]', items: [{ _key: 'c', n: 3 }] } }],
  ['insert before', { insert: { before: 'words[0]', items: ['w'] } }],
  ['insert replace', { insert: { replace: 'words[0]', items: ['z', 'zz'] } }],
  ['diffMatchPatch', { diffMatchPatch: { text: '@@ -1,3 +1,4 @@\n abc\n+d\n' } }],
  ['inc of a text', { inc: { text: 1 } }],
  ['inc by a text', { inc: { number: 'x' } }],
  ['dec of an object', { dec: { object: 1 } }],
  ['set into a text', { set: { 'text.inner': 1 } }],
  ['set into a number', { set: { 'number.inner.more': 1 } }],
  ['setIfMissing over a number', { setIfMissing: { 'number.inner': {} } }],
  ['a broken path', { set: { 'list[': 1 } }],
  ['a broken key', { unset: ['list[_key=="a]'] }],
  ['an unknown operation', { increase: { number: 1 } }],
  ['set with a number', { set: 5 }],
  ['set with a list', { set: ['text'] }],
  ['unset with a text', { unset: 'text' }],
  ['unset with a number in the list', { unset: [5] }],
  ['insert without items', { insert: { after: 'list[-1]' } }],
  ['insert with both places', { insert: { before: 'list[0]', after: 'list[0]', items: [] } }],
  ['insert without a place', { insert: { items: [] } }],
  ['insert into a text', { insert: { after: 'text[-1]', items: ['x'] } }],
  ['insert beside a field', { insert: { after: 'text', items: ['x'] } }],
  ['diffMatchPatch of a number', { diffMatchPatch: { number: '@@ -1,1 +1,1 @@\n-1\n+2\n' } }],
  ['another revision', { ifRevisionID: 'other', set: { text: 'x' } }],
  ['the type', { set: { _type: 'other' } }],
  ['id and query', { query: '*[_type == "parityScratch"]', set: { text: 'x' } }],
]

const created = (fields: Record<string, unknown>) => ({ create: { _type: 'parityScratch', ...fields } })

/** The requests, in order; each sees what those before it did. */
export const requests: ParityRequest[] = [
  ...queries.map((text) => query(text)),
  ...['raw', 'published', 'drafts'].flatMap((perspective) =>
    ['*[_type == "parityProduct"] | order(_id)._id', '*[_id == "parity-product-1"][0].title'].map((text) =>
      query(text, {}, `&perspective=${perspective}`),
    ),
  ),
  query('*[_type == "parityProduct"] | order(_id)._id', { version: '1', name: 'query in version 1' }),
  query('count(*[_type == "parityProduct"])', { anonymous: true, name: 'query without a token' }),
  query('1', { version: '2', name: 'an API version that does not exist' }),
  query('1', { version: '2999-01-01', name: 'an API version of the future' }),
  query('1', { version: '2026-02-30', name: 'an API version of no day' }),
  query('1', { headers: { 'x-sanity-project-id': 'otherproj' }, name: 'another project in the header' }),
  { name: 'document', path: '/data/doc/:dataset/parity-product-2' },
  { name: 'documents', path: '/data/doc/:dataset/parity-brand-a,parity-nothing' },
  { name: 'document in all versions', path: '/data/doc/:dataset/parity-product-1?includeAllVersions=true' },
  { name: 'a draft without a token', path: '/data/doc/:dataset/drafts.parity-product-1', anonymous: true },
  { name: 'another dataset', path: '/data/query/parity-none?query=1' },
  { name: 'another project', path: '/projects/otherproj' },
  { name: 'export of one type', path: '/data/export/:dataset?types=parityBrand' },
  ...patches.map(([name, operations]) => patch(name, operations)),
  { name: 'what refused patches leave', path: `/data/doc/:dataset/${scratch}` },
  mutate('create what exists', created({ _id: scratch })),
  mutate('createIfNotExists', { createIfNotExists: { _id: scratch, _type: 'parityScratch' } }),
  mutate('delete what is not there', { delete: { id: 'parity-nothing' } }),
  mutate('patch what is not there', { patch: { id: 'parity-nothing', set: { a: 1 } } }),
  mutate('an unknown mutation', { upsert: { _id: scratch } }),
  mutate('no type', { create: { _id: 'parity-scratch-2' } }),
  mutate('an id of 129 characters', created({ _id: `parity-${'x'.repeat(122)}` })),
  mutate('an id with a space', created({ _id: 'parity scratch' })),
  mutate('an attribute name with a space', created({ _id: 'parity-scratch-3', 'a b': 1 })),
  mutate('an attribute name with a dot', created({ _id: 'parity-scratch-3', 'a.b': 1 })),
  mutate('a reference that is no text', created({ _id: 'parity-scratch-3', r: { _ref: 5 } })),
  mutate('a reference to nothing', created({ _id: 'parity-scratch-3', r: reference('parity-nothing') })),
  mutate(
    'a weak reference to nothing',
    created({ _id: 'parity-scratch-4', r: { ...reference('parity-nothing'), _weak: true } }),
  ),
  mutate('a system document', { create: { _id: 'parity-system', _type: 'system.group' } }),
  mutate('delete what is referenced', { delete: { id: 'parity-brand-a' } }),
  mutate('delete by query', { delete: { query: '*[_id == "parity-scratch-4"]' } }),
  mutate('id and query', { delete: { id: scratch, query: '*[false]' } }),
  act('create', {
    actionType: 'sanity.action.document.create',
    publishedId: 'parity-action',
    attributes: { _id: 'drafts.parity-action', _type: 'parityScratch', text: 'a' },
  }),
  act('create under another id', {
    actionType: 'sanity.action.document.create',
    publishedId: 'parity-action-2',
    attributes: { _id: 'drafts.parity-action-3', _type: 'parityScratch' },
  }),
  ...(
    [
      ['edit', { set: { text: 'b' } }],
      ['edit with an unknown operation', { change: { text: 'b' } }],
      ['edit into a text', { set: { 'text.deep': 1 } }],
    ] as const
  ).map(([name, operations]) =>
    act(name, {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.parity-action',
      publishedId: 'parity-action',
      patch: operations,
    }),
  ),
  ...['publish', 'publish', 'unpublish'].map((type, at) =>
    act(`${type} ${at}`, {
      actionType: `sanity.action.document.${type}`,
      draftId: 'drafts.parity-action',
      publishedId: 'parity-action',
    }),
  ),
  act('discard', { actionType: 'sanity.action.document.discard', draftId: 'drafts.parity-action' }),
  act('delete what is not there', {
    actionType: 'sanity.action.document.delete',
    publishedId: 'parity-nothing',
    includeDrafts: [],
  }),
  act('an unknown action', { actionType: 'sanity.action.document.archive', publishedId: 'parity-action' }),
  act('a version of a release that does not exist', {
    actionType: 'sanity.action.document.version.create',
    publishedId: 'parity-product-2',
    document: { _id: 'versions.parityNone.parity-product-2', _type: 'parityProduct' },
  }),
  { name: 'listen with a broken query', path: '/data/listen/:dataset?query=*%5B' },
  ...assetRequests,
]
