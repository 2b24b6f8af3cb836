import { type Node, evaluateNode } from './syntax.ts'

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
  const kind = kindOf(a)
  const byKind = (order[kind] ?? 100) - (order[kindOf(b)] ?? 100)
  if (byKind !== 0) return byKind
  if (kind === 'number' || kind === 'boolean') return Number(a) - Number(b)
  if (kind === 'string') return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0
  if (kind === 'datetime') return (a as { compareTo(other: unknown): number }).compareTo(b)
  return 0
}

const isPlain = (value: unknown) => value === null || value === undefined || typeof value !== 'object'

/** `==` of GROQ. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (isPlain(a) && isPlain(b)) return (a ?? null) === (b ?? null)
  return applyOperator('==', a, b) === true
}

/** Applies a binary operator: the frequent plain cases here, everything else by groq-js. */
export function applyOperator(op: string, left: unknown, right: unknown): unknown {
  if (isPlain(left) && isPlain(right)) {
    if (op === '==') return (left ?? null) === (right ?? null)
    if (op === '!=') return (left ?? null) !== (right ?? null)
  }
  if (op === 'in' && isPlain(left) && Array.isArray(right)) {
    return right.some((item: unknown) => isPlain(item) && (item ?? null) === (left ?? null))
  }
  if (op === 'match') assertCheapPattern(right)
  return evaluateNode({ type: 'OpCall', op, left: literal(left), right: literal(right) }, {})
}

const mostWildcards = 8

/** Wildcards become `.*` in a regular expression; a word full of them would take for ever. */
export function assertCheapPattern(pattern: unknown): void {
  for (const part of Array.isArray(pattern) ? (pattern as unknown[]) : [pattern]) {
    if (typeof part !== 'string') continue
    if (part.split(/\s+/).some((word) => word.split('*').length > mostWildcards + 1)) {
      throw new Error(`a word in a match pattern may have at most ${mostWildcards} wildcards`)
    }
  }
}
