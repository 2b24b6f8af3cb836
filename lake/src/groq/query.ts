import { LRUCache } from 'lru-cache'
import { withDeadline } from '../deadline.ts'
import { LakeError, queryError, queryParseError } from '../http/errors.ts'
import { inTurns, rest, uninterrupted } from '../http/turns.ts'
import { analyse } from './analysis.ts'
import { answerCheck, sourceMapCheck } from './budget.ts'
import { type Evaluated, type Settings, evaluateInSlices, evaluateTraced } from './evaluator.ts'
import { type QueryMeasure, measureQuery } from './measure.ts'
import { type RoomFor, shortened } from './shortened.ts'
import { type SourceMap, buildSourceMap } from './source-map.ts'
import { type Node, parseQuery } from './syntax.ts'

export type QueryRequest = Settings & {
  query: string
  /** what the query may be made of, when less than usual */
  limits?: ParseLimits
  /** what the answer is cut for, rather than refused */
  shortenedFor?: RoomFor
  /** hears the characters of the result, as they are counted before it is written; what it throws ends the query */
  onSize?: (characters: number) => void
}

export type QueryAnswer = { result: unknown; syncTags: string[]; resultSourceMap?: SourceMap }

/** What a query may be made of: the time for parsing grows with the square of its tokens, and functions multiply it. */
export type ParseLimits = { tokens: number; functions: number }

const memberParse: ParseLimits = { tokens: 10_000, functions: 3 }
/** Of a query without a token. */
export const visitorParse: ParseLimits = { tokens: 5000, functions: 0 }
/** Of a listener's filter, with and without a token. It is parsed again for each stream, and looks at one document at a time. */
export const filterParse: ParseLimits = { tokens: 1000, functions: 0 }
export const visitorFilterParse: ParseLimits = { tokens: 500, functions: 0 }

/** Tokens of a query that declares functions. */
const declaringTokens = 1000

/** Of projections, each level takes as long as all within it. */
const maxNesting = 300

/** Whether a query may have a slice or a place in a list that a parameter says: `[0...$to]`, `[$at]`. */
const needsNumbers = (query: string) => query.includes('..') || /\[[^[\]=<>]*\$\w/.test(query)

/** Milliseconds in which a query must be parsed: the lake does nothing else during that time. */
const parseMs = 1000
/** The longest query of the site takes a quarter of that time. */
const priceOfParsing = { fromMs: 100, times: 4 }
/** Of a query with the values that it is parsed with. */
const maxCachedCharacters = 8000
const maxCachedTokens = 200_000

/** Trees of recent queries, weighed by their tokens. */
const cache = new LRUCache<string, QueryMeasure & { tree: Node }>({ max: 500, maxSize: maxCachedTokens })

/**
 * Parses GROQ, and caches the trees of recent queries.
 * @throws LakeError of type queryParseError, with the place of the mistake; 408 when parsing takes too long
 */
export function parse(query: string, params: Record<string, unknown>, limits = memberParse): Node {
  // groq-js needs the value of a slice or of a field name in brackets to parse; other parameters wait for the evaluation
  const constants = {
    ...(needsNumbers(query) ? numbersIn(query, params) : {}),
    ...fieldNamesIn(query, params),
  }
  const key = `${query}\n${JSON.stringify(constants)}`
  const known = cache.get(key)
  const measure = known ?? measureQuery(query)
  const { tokens, declarations, namespacedCalls } = measure
  const maxTokens = declarations > 0 ? Math.min(limits.tokens, declaringTokens) : limits.tokens
  if (tokens > maxTokens) {
    throw queryParseError(`the query may have at most ${maxTokens} tokens`, query.slice(0, 200), 0, 1)
  }
  if (measure.nesting > maxNesting)
    throw queryParseError('the query is nested too deeply', query.slice(0, 200), 0, 1)
  // groq-js inlines each call, so functions that call functions grow exponentially
  if (declarations > limits.functions || (declarations > 0 && namespacedCalls > 20)) {
    throw queryParseError(
      `the query may declare at most ${limits.functions} functions and call functions at most 20 times`,
      query,
      0,
      1,
    )
  }
  if (known) return known.tree
  const tree = withDeadline(parseMs, 'The query takes too long to parse; shorten it', () =>
    parseAnew(query, constants),
  )
  if (key.length <= maxCachedCharacters && declarations === 0)
    cache.set(key, { ...measure, tree }, { size: tokens })
  return tree
}

/** Parameters that name a field in brackets: `@[$field]`. */
function fieldNamesIn(query: string, params: Record<string, unknown>): Record<string, string> {
  const names: Record<string, string> = {}
  for (const [, name = ''] of query.matchAll(/\[\s*\$(\w+)\s*\]/g)) {
    const value = params[name]
    if (typeof value === 'string') names[name] = value
  }
  return names
}

/** Parameters with a number that a query names. One pass over the query: there can be tens of thousands of parameters. */
function numbersIn(query: string, params: Record<string, unknown>): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const [, name = ''] of query.matchAll(/\$(\w+)/g)) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (typeof value === 'number') numbers[name] = value
  }
  return numbers
}

function parseAnew(query: string, params: Record<string, unknown>): Node {
  try {
    // groq-js requires a line end after a comment, the hosted lake does not
    return analyse(parseQuery(query.includes('//') ? `${query}\n` : query, params))
  } catch (error) {
    if (error instanceof RangeError)
      throw queryParseError('the query is nested too deeply', query, 0, query.length)
    const detail = error instanceof Error ? error.message : String(error)
    const position = isPositioned(error) ? error.position : 0
    const description =
      detail.replace(/^Syntax error in GROQ query at position \d+:?\s*/, '') || 'syntax error'
    throw queryParseError(description, query, position, Math.min(query.length, position + 1))
  }
}

const isPositioned = (error: unknown): error is { position: number } =>
  typeof error === 'object' && error !== null && 'position' in error && typeof error.position === 'number'

/**
 * Answers a query over one view: the result, the sync tags that say when it can change, and where each value
 * came from if asked.
 * @throws LakeError of type queryParseError or queryError
 */
export function runQuery({ query, limits, ...settings }: QueryRequest): QueryAnswer {
  const tree = parse(query, settings.params, limits)
  try {
    const found = evaluateTraced(tree, settings)
    answerCheck(settings)(found.value)
    return answerOf(found, settings)
  } catch (error) {
    throw asQueryError(error, query)
  }
}

/** The same for queries that may take long: other requests are handled in between. */
export async function runQueryInSlices({
  query,
  limits,
  shortenedFor,
  onSize,
  ...settings
}: QueryRequest): Promise<QueryAnswer> {
  // Parsing is not interrupted: many queries of one connection would be parsed before anybody else has a turn.
  await rest({ account: settings.identity, isVisitor: settings.isVisitor })
  const tree = uninterrupted(settings.identity, () => parse(query, settings.params, limits), priceOfParsing)
  let account = settings.identity
  const { onLarge } = settings
  try {
    const found = await evaluateInSlices(tree, {
      ...settings,
      onLarge: onLarge && (async () => (account = await onLarge())),
    })
    if (shortenedFor) found.value = await shortened(found.value, shortenedFor, account)
    const check = answerCheck(settings)
    const parts = Array.isArray(found.value) ? (found.value as unknown[]) : [found.value]
    const count = (part: unknown) => {
      const characters = check(part)
      onSize?.(characters)
    }
    await inTurns(parts, count, account)
    return uninterrupted(account, () => answerOf(found, settings))
  } catch (error) {
    throw asQueryError(error, query)
  }
}

function answerOf({ value, trace, tags }: Evaluated, settings: Pick<Settings, 'tracing' | 'isVisitor'>) {
  const answer: QueryAnswer = { result: value ?? null, syncTags: tags.tags() }
  if (settings.tracing)
    answer.resultSourceMap = buildSourceMap(value, trace, sourceMapCheck(settings.isVisitor))
  return answer
}

function asQueryError(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return error
  if (error instanceof RangeError) return queryError('the query is nested too deeply', query)
  return queryError(error instanceof Error ? error.message : String(error), query)
}
