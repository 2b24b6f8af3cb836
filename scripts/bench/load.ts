import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { processorTimeOf } from './processor-time.ts'

/** The load generator, downloaded on demand, not installed with the project. */
export const loadGenerator = 'autocannon@8.0.0'

const report = z.object({
  requests: z.object({ total: z.number(), average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

/** The result of one round. */
export type Load = {
  /** Processor time of the server for one request, in ms. */
  processorMs: number
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/**
 * Requests an address from 50 connections for some seconds, as a browser that accepts Brotli.
 * @param group the first process of the server
 * @param cores those that the load generator may use, as `taskset` reads them; any when undefined
 * @throws Error when a request failed, or none was answered
 */
export function load(url: string, group: number, seconds: number, cores?: string): Load {
  const before = processorTimeOf(group)
  const options = ['--json', '--connections', '50', '--duration', String(seconds)]
  const headers = ['--headers', 'accept-encoding: gzip, deflate, br']
  const command = ['npx', '--yes', loadGenerator, ...options, ...headers, url]
  const [program = '', ...args] = cores === undefined ? command : ['taskset', '-c', cores, ...command]
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${loadGenerator} failed for ${url}:\n${stderr}`)
  const { requests, latency, non2xx, errors } = report.parse(JSON.parse(stdout))
  if (requests.total === 0) throw new Error(`No request of ${url} was answered within ${seconds} s`)
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${url} failed`)
  return {
    processorMs: (processorTimeOf(group) - before) / requests.total,
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
  }
}

/** The median of each figure. */
export function medianOf(rounds: Load[]): Load {
  const median = (figure: keyof Load) =>
    rounds.map((round) => round[figure]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  return {
    processorMs: median('processorMs'),
    perSecond: median('perSecond'),
    p50Ms: median('p50Ms'),
    p99Ms: median('p99Ms'),
  }
}
