import { LakeError, queryError, queryParseError } from '../http/errors.ts'
import type { View } from '../store/view.ts'
import { evaluateTraced } from './evaluator.ts'
import { type SourceMap, buildSourceMap } from './source-map.ts'
import { type Node, parseQuery } from './syntax.ts'
import { TagCollector, type WatchedField } from './tags.ts'

export type QueryRequest = {
  query: string
  params: Record<string, unknown>
  view: View
  sourceMap: boolean
  identity: string
  project: { projectId: string; dataset: string }
  /** told of every field that the query looks values up in */
  watch: (field: WatchedField) => void
  /** milliseconds that the query may take */
  timeLimit: number
}

export type QueryAnswer = { result: unknown; syncTags: string[]; resultSourceMap?: SourceMap }

const cache = new Map<string, Node>()

/**
 * Parses GROQ, remembering the trees of recent queries.
 * @throws LakeError of type queryParseError, with the place of the mistake
 */
export function parse(query: string, params: Record<string, unknown>): Node {
  const needsParams = /\[[^\]]*\.\.[^\]]*\]/.test(query)
  const key = needsParams ? `${query}\n${JSON.stringify(params)}` : query
  const known = cache.get(key)
  if (known) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  try {
    // groq-js wants a line end after a comment, the hosted lake does not
    const tree = parseQuery(query.includes('//') ? `${query}\n` : query, needsParams ? params : {})
    cache.set(key, tree)
    if (cache.size > 500) cache.delete(cache.keys().next().value ?? '')
    return tree
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
export function runQuery(request: QueryRequest): QueryAnswer {
  const { query, params, view, sourceMap, identity, project, watch, timeLimit } = request
  const tree = parse(query, params)
  const tags = new TagCollector()
  try {
    const { value, trace } = evaluateTraced(tree, {
      view,
      params,
      tracing: sourceMap,
      tags,
      watch,
      identity,
      project,
      timestamp: new Date(),
      deadline: performance.now() + timeLimit,
    })
    const answer: QueryAnswer = { result: value ?? null, syncTags: tags.tags() }
    if (sourceMap) answer.resultSourceMap = buildSourceMap(value, trace)
    return answer
  } catch (error) {
    if (error instanceof LakeError) throw error
    if (error instanceof RangeError) throw queryError('the query is nested too deeply', query)
    throw queryError(error instanceof Error ? error.message : String(error), query)
  }
}
