import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { evaluateNode, parseQuery } from '../src/groq/syntax.ts'
import { clientFor } from '../testing/test-lake.ts'
import { type Row, type Timing, measure, timingOf } from './measure.ts'
import { withLake } from './service.ts'
import { makeShop } from './shop-content.ts'
import { shopParams, shopQueries } from './shop-queries.ts'

/** Milliseconds after which groq-js is stopped; some of the queries take it minutes. */
const baselineLimit = 10_000

/** The shop's queries over HTTP, each right after a write; the baseline is groq-js over the same array without HTTP. */
export async function shopRows(say: (line: string) => void, runs = 9): Promise<Row[]> {
  const rows: Row[] = []
  for (const [products, target] of [
    [5000, 50],
    [70_000, 500],
  ] as const) {
    const documents = makeShop(products)
    await withLake(documents, async ({ url, token }) => {
      const client = clientFor(url, token)
      const params = shopParams(products)
      for (const [at, { what, query }] of shopQueries.entries()) {
        say(`${what}, ${products} products`)
        const times: number[] = []
        let result: unknown
        for (let run = 0; run < runs + 2; run += 1) {
          await client
            .patch(`product-${run}`)
            .set({ subtitle: `changed ${at} ${run}` })
            .commit()
          const started = performance.now()
          result = await client.fetch(query, params)
          if (run >= 2) times.push(performance.now() - started)
        }
        const groqJs = await groqJsTiming(products, query, params)
        if (groqJs && groqJs.result !== JSON.stringify(result))
          throw new Error(`Different results of ${query}`)
        const timing = groqJs?.timing ?? timingOf([baselineLimit])
        rows.push({
          what: `${what}, ${products}`,
          target,
          lake: timingOf(times),
          baseline: { name: groqJs ? 'groq-js' : 'groq-js, stopped', timing },
        })
      }
    })
  }
  return rows
}

type GroqJsRun = { timing: Timing; result: string }

/** groq-js in a worker thread, so that it can be stopped; undefined when it was. */
async function groqJsTiming(products: number, query: string, params: object): Promise<GroqJsRun | undefined> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { products, query, params } })
  await once(worker, 'message')
  const stopped = setTimeout(() => void worker.terminate(), baselineLimit * 1.2)
  const [message] = (await Promise.race([once(worker, 'message'), once(worker, 'exit')])) as [
    GroqJsRun | number,
  ]
  clearTimeout(stopped)
  await worker.terminate()
  return typeof message === 'object' ? message : undefined
}

if (!isMainThread) {
  const { products, query, params } = workerData as {
    products: number
    query: string
    params: Record<string, unknown>
  }
  const dataset = makeShop(products).sort((a, b) => (a._id < b._id ? -1 : 1))
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const tree = parseQuery(query, params)
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null
  const run = () => evaluateNode(tree, { dataset, params, dereference })
  parentPort?.postMessage('ready')
  const started = performance.now()
  const result = JSON.stringify(run())
  const first = performance.now() - started
  const timing = first > 500 ? timingOf([first]) : measure(run, 600, 3)
  parentPort?.postMessage({ timing, result })
}
