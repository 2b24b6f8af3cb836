import { expect, it, vi } from 'vitest'
import { referenceProblem, referencesIn, type Linked } from './links.ts'

// Files of one worker share their modules: an earlier one may have loaded the routes as they are.
vi.hoisted(() => vi.resetModules())

// Every page of the site is built; the test takes one away.
vi.mock(import('../../routes/index.ts'), async (original) => {
  const routes = await original()
  return { ...routes, isBuilt: (target) => target._id !== 'screen-cart' && routes.isBuilt(target) }
})

const to = (_ref: string) => ({ _type: 'reference', _ref })
const documents = new Map<string, Linked>(
  [
    { _id: 'about', _type: 'page', route: '/about' },
    { _id: 'blank', _type: 'page' },
    { _id: 'draft', _type: 'page', route: '/draft' },
    { _id: 'bag', _type: 'subCategory', slug: { current: 'bag' } },
    { _id: 'screen-categories', _type: 'screen' },
    { _id: 'screen-cart', _type: 'screen' },
    { _id: 'ann', _type: 'author' },
  ].map((each) => [each._id, each]),
)
const published = new Set([...documents.keys()].filter((id) => id !== 'draft'))

it('finds references at any depth, with field and label', () => {
  const document = {
    _id: 'x',
    author: to('ann'),
    picture: { asset: to('image-1') },
    sections: [
      { _key: 's', button: { label: 'Go', to: to('about') }, body: [{ markDefs: [{ to: to('gone') }] }] },
    ],
  }
  expect(referencesIn(document)).toEqual([
    { field: 'author', path: 'author', id: 'ann', isLink: false, label: undefined },
    { field: 'sections', path: 'sections[_key=="s"].button.to', id: 'about', isLink: true, label: 'Go' },
    {
      field: 'sections',
      path: 'sections[_key=="s"].body[0].markDefs[0].to',
      id: 'gone',
      isLink: true,
      label: undefined,
    },
  ])
})

it.each([
  ['about', undefined],
  ['bag', undefined],
  ['screen-categories', undefined],
  ['gone', 'broken'],
  ['draft', 'broken'],
  ['blank', 'broken'],
  ['ann', 'broken'],
  ['screen-cart', 'unbuilt'],
])('a link to %s is %s', (id, problem) =>
  expect(referenceProblem({ id, isLink: true }, documents, published)).toBe(problem),
)

it('asks of a reference that is no link only that its document is published', () => {
  const problem = (id: string) => referenceProblem({ id, isLink: false }, documents, published)
  expect([problem('ann'), problem('draft')]).toEqual([undefined, 'broken'])
})
