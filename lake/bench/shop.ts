import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { evaluateNode, parseQuery } from '../src/groq/syntax.ts'
import { clientFor } from '../testing/test-lake.ts'
import { type Row, type Timing, measure, timingOf } from './measure.ts'
import { withLake } from './service.ts'
import { makeShop } from './shop-content.ts'
import { shopParams, shopQueries } from './shop-queries.ts'

/** milliseconds after which groq-js is stopped: some of the queries take it minutes */
const plainLimit = 10_000

/** The shop's queries over HTTP, each right after a write, beside groq-js over the same array without HTTP. */
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
        const plain = await plainTiming(products, query, params)
        if (plain && plain.result !== JSON.stringify(result)) throw new Error(`Different results of ${query}`)
        const timing = plain?.timing ?? timingOf([plainLimit])
        rows.push({
          what: `${what}, ${products}`,
          target,
          lake: timingOf(times),
          beside: { name: plain ? 'groq-js' : 'groq-js, stopped', timing },
        })
      }
    })
  }
  return rows
}

type Plain = { timing: Timing; result: string }

/** groq-js in a thread of its own, so that it can be stopped; undefined when it was. */
async function plainTiming(products: number, query: string, params: object): Promise<Plain | undefined> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { products, query, params } })
  await once(worker, 'message')
  const stopped = setTimeout(() => void worker.terminate(), plainLimit * 1.2)
  const [answer] = (await Promise.race([once(worker, 'message'), once(worker, 'exit')])) as [Plain | number]
  clearTimeout(stopped)
  await worker.terminate()
  return typeof answer === 'object' ? answer : undefined
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
