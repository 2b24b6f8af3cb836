/** For the tests of the seed: its documents with every field readable; a test fails where a field is missing. */
import { seed } from './index.ts'
import type { SeedDocument, SeedOf } from './types.ts'

export type Complete<Value> = Value extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Value extends object
    ? { [Field in keyof Value]-?: Complete<Value[Field]> }
    : Value

/** The seed's documents of one type, in their order. */
export function allOf<Type extends SeedDocument['_type']>(type: Type): Complete<SeedOf<Type>>[] {
  return seed.filter(({ _type }) => _type === type) as unknown as Complete<SeedOf<Type>>[]
}

/** @throws when the seed has no document of this type and id. */
export function find<Type extends SeedDocument['_type']>(type: Type, id: string): Complete<SeedOf<Type>> {
  const found = allOf(type).find(({ _id }) => _id === id)
  if (!found) throw new Error(`The seed has no ${type} with the id ${id}`)
  return found
}
