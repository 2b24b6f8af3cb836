import schema from '@shop/studio/schema.json' with { type: 'json' }
import { parse, type TypeNode, typeEvaluate } from 'groq-js'

type Schema = Parameters<typeof typeEvaluate>[1]
type ObjectType = Extract<TypeNode, { type: 'object' }>

const declared = new Map((schema as Schema).map((entry) => [entry.name, entry]))
const types = new Map<string, TypeNode>()

/**
 * The type of a query's result at run time, from the schema of the Studio: the same inference by which `npm run typegen`
 * writes the TypeScript types. `unknown` for a query that cannot be parsed.
 */
export function resultType(query: string): TypeNode {
  const known = types.get(query)
  if (known) return known
  const type = inferType(query)
  types.set(query, type)
  return type
}

function inferType(query: string): TypeNode {
  // The bounds of a slice must be constants, of any value; other parameters must have none, because filters would use it.
  const bounds = [...query.matchAll(/\$(\w+)(?=\.\.)|\.\.\$(\w+)/g)]
  const params = Object.fromEntries(bounds.map(([, from, to]) => [from ?? to, 0]))
  try {
    return typeEvaluate(parse(query, { params }), schema as Schema)
  } catch {
    return { type: 'unknown' }
  }
}

/** Remembers what a function says of a type: results have millions of values, and queries few types. */
export function onceForEach<Type extends object, Result>(
  find: (type: Type) => Result,
): (type: Type) => Result {
  const known = new WeakMap<Type, { result: Result }>()
  return (type) => {
    const found = known.get(type) ?? { result: find(type) }
    known.set(type, found)
    return found.result
  }
}

/** The types of which a value has one: unions are flattened, and names replaced by what they stand for. */
export const alternatives: (type: TypeNode) => readonly TypeNode[] = onceForEach((type) => {
  if (type.type === 'union') return type.of.flatMap(alternatives)
  if (type.type !== 'inline') return [type]
  const target = declared.get(type.name)
  if (!target) return [{ type: 'unknown' }]
  return target.type === 'type'
    ? alternatives(target.value)
    : [{ type: 'object', attributes: target.attributes }]
})

/** The fields of an object type, with those of what it extends. */
export const attributesOf: (type: ObjectType) => ObjectType['attributes'] = onceForEach(
  ({ attributes, rest }) => {
    if (!rest) return attributes
    const others = alternatives(rest).flatMap((type) => (type.type === 'object' ? [attributesOf(type)] : []))
    return Object.assign({}, ...others, attributes) as ObjectType['attributes']
  },
)
