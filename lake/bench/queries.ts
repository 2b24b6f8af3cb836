import { runQuery } from '../src/groq/query.ts'
import { evaluateNode, parseQuery } from '../src/groq/syntax.ts'
import { defaultLimits } from '../src/limits.ts'
import { View } from '../src/store/view.ts'
import { makeDocuments } from './content.ts'
import { type Row, measure } from './measure.ts'

type BenchQuery = {
  what: string
  query: string
  target: number
  counts: number[]
  params: (n: number) => object
}

const bySlug = '*[_type == "post" && slug.current == $slug][0]'
const slugOf = (n: number) => ({ slug: `post-${n}` })
const none = () => ({})

const benchQueries: BenchQuery[] = [
  {
    what: 'by type and slug',
    query: `${bySlug}{title, slug}`,
    target: 1,
    counts: [10_000, 100_000],
    params: slugOf,
  },
  {
    what: 'same with a dereference',
    query: `${bySlug}{title, "author": author->{name}}`,
    target: 1,
    counts: [10_000, 100_000],
    params: slugOf,
  },
  {
    what: 'ordered page of 20 with a dereference',
    query: '*[_type == "post"] | order(publishedAt desc)[0...20]{title, "author": author->name}',
    target: 10,
    counts: [10_000],
    params: none,
  },
  {
    what: 'list of 20 with `count(*[references(^._id)])` each',
    query: '*[_type == "author"][0...20]{name, "posts": count(*[references(^._id)])}',
    target: 10,
    counts: [10_000],
    params: none,
  },
]

/** Queries in this process, and groq-js over the same array as the baseline. @throws Error when the results differ */
export function queryRows(say: (line: string) => void): Row[] {
  const rows: Row[] = []
  for (const count of [10_000, 100_000]) {
    const documents = makeDocuments(count)
    const view = new View(new Map(documents.map((document) => [document._id, document])), 'published', false)
    const dataset = [...view.all]
    for (const { what, query, target, params } of benchQueries.filter(({ counts }) =>
      counts.includes(count),
    )) {
      say(`${what}, ${count} documents`)
      const paramsOf = (run: number) =>
        params(count / 2 + ((run * 37) % (count / 4))) as Record<string, unknown>
      const queryLake = (run: number) =>
        runQuery({
          query,
          params: paramsOf(run),
          view,
          tracing: false,
          identity: 'bench',
          project: { projectId: 'p', dataset: 'd' },
          watch: () => undefined,
          timeLimit: defaultLimits.queryMs,
        }).result
      const queryGroqJs = (run: number) =>
        evaluateNode(parseQuery(query, paramsOf(run)), { dataset, params: paramsOf(run) })
      if (JSON.stringify(queryLake(1)) !== JSON.stringify(queryGroqJs(1)))
        throw new Error(`Different results of ${query}`)
      const lake = measure(queryLake)
      const name = 'groq-js'
      rows.push({
        what: `${what}, ${count}`,
        target,
        lake,
        baseline: { name, timing: measure(queryGroqJs, 600, 3) },
      })
    }
  }
  return rows
}
