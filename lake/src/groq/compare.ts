import { shareOfMemory } from '../store/weight.ts'
import type { Budget } from './budget.ts'
import { DerivedFrom } from './derived-from.ts'
import { detached } from './detached.ts'
import { pathFits } from './glob.ts'
import { isMatch } from './match.ts'
import { type Node, Path, evaluateNode } from './syntax.ts'
import { isObject } from './traced.ts'
import { ValueSet } from './value-set.ts'

const literal = (value: unknown): Node => ({ type: 'Value', value })

const order: Record<string, number> = { datetime: 1, number: 2, string: 3, boolean: 4 }

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value !== 'object') return typeof value
  if (Array.isArray(value)) return 'array'
  return 'compareTo' in value && typeof value.compareTo === 'function' ? 'datetime' : 'object'
}

/** Order of two values as `order()` has it; values that cannot be ordered come last. */
export function totalCompare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  const kind = kindOf(a)
  const byKind = (order[kind] ?? 100) - (order[kindOf(b)] ?? 100)
  if (byKind !== 0) return byKind
  if (kind === 'boolean') return Number(a) - Number(b)
  if (kind === 'datetime') return (a as { compareTo(other: unknown): number }).compareTo(b)
  return 0
}

const isPlain = (value: unknown) => value === null || value === undefined || typeof value !== 'object'

/**
 * Applies a binary operator: the frequent plain cases here, those that could take very long or much memory with a budget, the
 * rest by groq-js.
 */
export function applyOperator(op: string, left: unknown, right: unknown, budget?: Budget): unknown {
  if (isPlain(left) && isPlain(right)) {
    if (op === '==') return (left ?? null) === (right ?? null)
    if (op === '!=') return (left ?? null) !== (right ?? null)
  }
  if (isComparable(left) && typeof left === typeof right) {
    const other = right as typeof left
    if (op === '<') return left < other
    if (op === '<=') return left <= other
    if (op === '>') return left > other
    if (op === '>=') return left >= other
  }
  if (op === 'match') return isMatch(left, right, budget)
  if (op === 'in' && Array.isArray(right)) {
    if (isPlain(left)) return includes(right as unknown[], left ?? null, budget)
    budget?.work(right.length)
  }
  if (op === 'in' && right instanceof Path) return isInPath(left, right, budget)
  if (op === '+') countSum(left, right, budget)
  return evaluateNode({ type: 'OpCall', op, left: literal(left), right: literal(right) }, {})
}

const isComparable = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string'

/** Lists shorter than this are searched item by item. */
const minSetLength = 32
/** Bytes that an item takes in a set, besides its text. */
const ofItem = 80
/** Lists that were searched before. */
const searched = new WeakSet<object>()
/** The plain items of those that were searched a second time. */
const sets = new DerivedFrom<ValueSet>(shareOfMemory(1 / 32))

function includes(list: unknown[], wanted: {} | null, budget: Budget | undefined): boolean {
  if (list.length >= minSetLength) {
    if (typeof wanted === 'string') budget?.work(wanted.length / 64)
    const known = sets.get(list)
    if (known) return known.has(wanted)
    if (searched.has(list)) {
      budget?.work(list.length)
      const items = list
        .filter(isPlain)
        .map((item) => (typeof item === 'string' ? detached(item) : (item ?? null)))
      const set = new ValueSet(items)
      sets.set(list, set, bytesOf(items))
      return set.has(wanted)
    }
    searched.add(list)
  }
  budget?.work(list.length / 16)
  return list.some((item) => isPlain(item) && (item ?? null) === wanted)
}

const bytesOf = (items: readonly unknown[]) =>
  items.reduce<number>((bytes, item) => bytes + ofItem + (typeof item === 'string' ? 2 * item.length : 0), 0)

const maxPathWork = 1_000_000

function isInPath(left: unknown, path: Path, budget: Budget | undefined): boolean | null {
  const id = left instanceof Path ? left.pattern : left
  if (typeof id !== 'string') return null
  const work = id.length * path.pattern.length
  if (work > maxPathWork) throw new Error('the pattern in path() is too long')
  budget?.work(work / 64)
  return pathFits(id, path.pattern)
}

function countSum(left: unknown, right: unknown, budget: Budget | undefined) {
  if (typeof left === 'string' && typeof right === 'string') budget?.text(left.length + right.length)
  else if (Array.isArray(left) && Array.isArray(right)) budget?.items(left.length + right.length)
  else if (isObject(left) && isObject(right))
    budget?.items(Object.keys(left).length + Object.keys(right).length)
}
