import { expect, it } from 'vitest'
import { analyse, readsAt } from './analysis.ts'
import { type Node, below, parseQuery } from './syntax.ts'

/** What a query reads at each place where it takes documents, in the order of its text. */
function readsOf(query: string): (string[] | undefined)[] {
  const found: (string[] | undefined)[] = []
  const walk = (node: Node) => {
    const takes = node.type === 'Deref' || (node.type === 'Filter' && isEverything(node.base))
    if (takes) found.push(readsAt(node))
    for (const part of below(node)) walk(part)
  }
  walk(analyse(parseQuery(query, {})))
  return found
}
const isEverything = (node: unknown) => (node as Node).type === 'Everything'

it.each<[string, string, (string[] | undefined)[]]>([
  ['a projection', '*[_type == "a"]{ name, "url": slug.current }', [['name', 'slug']]],
  ['the filter and the order', '*[_type == "a" && x > 1] | order(rank)[0...5].name', [['name', 'rank', 'x']]],
  ['whole documents', '*[_type == "a"]', [undefined]],
  ['a splat', '*[_type == "a"]{ ..., "n": name }', [undefined]],
  [
    'whether an attribute is there',
    '*[_type == "a" && defined(slug.current)]{ "has": defined(b) }',
    [['defined(b)', 'slug']],
  ],
  [
    'a list whose item may be there',
    '*[_type == "a"]{ "x": defined(list[0]), "y": defined(parts[]), "z": defined((b)), "w": defined(cut[0...2]) }',
    [['cut', 'defined(b)', 'list', 'parts']],
  ],
  [
    'nothing of what is counted',
    '*[_type == "a"]{ "n": count(*[_type == "b" && up._ref == ^._id]) }',
    [[], ['up']],
  ],
  [
    'the outer document from inside',
    '*[_type == "a"]{ "n": *[_type == "b" && up._ref == ^.key]{ t } }',
    [['key'], ['t', 'up']],
  ],
  [
    'a reference',
    '*[_type == "a"][0]{ to->{ name, "up": parent->name } }',
    [['to'], ['name', 'parent'], ['name']],
  ],
  ['lists of references', '*[_type == "a"]{ list[]->{ name } }', [['list'], ['name']]],
  ['a splat of a part', '*[_type == "a"]{ body[]{ ..., "to": link->{ ... } } }', [['body'], undefined]],
  ['who refers to it', '*[_type == "a"]{ "n": *[_type == "b" && references(^._id)]{ t } }', [[], undefined]],
])('notes %s', (_, query, reads) => {
  expect(readsOf(query)).toEqual(reads)
})
