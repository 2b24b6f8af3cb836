import type { Cores } from './cores.ts'
import { loadGenerator, type Load } from './load.ts'

export type Row = Load & { name: string }

type Run = { rounds: number; seconds: number; cores: number; date: Date; pinned?: Cores }

const maxSpread = 3

/**
 * docs/performance.md: each page with its ratios to the first one, the bare page.
 * @throws Error without a bare page
 */
export function performanceTable(rows: Row[], { rounds, seconds, cores, date, pinned }: Run): string {
  const [bare] = rows
  if (!bare) throw new Error('No page was measured.')
  const cells = rows.map((row) => {
    const { name, processorMs, perSecond, p50Ms, p99Ms } = row
    const verdict = (isHeld: boolean) => (row === bare ? '' : isHeld ? ' held' : ' missed')
    return [
      name,
      `${processorMs.toFixed(2)} ms`,
      (processorMs / bare.processorMs).toFixed(2) + verdict(processorMs <= bare.processorMs),
      Math.round(perSecond),
      (perSecond / bare.perSecond).toFixed(2) + verdict(perSecond >= bare.perSecond),
      `${p50Ms} ms`,
      `${p99Ms} ms`,
      (p99Ms / p50Ms).toFixed(1) + verdict(p99Ms <= maxSpread * p50Ms),
    ]
  })
  const where = pinned
    ? `${cores} cores, the server on core ${pinned.server} and the load generator on core ${pinned.generator}`
    : `${cores} cores that server and load generator share`
  return `# Performance

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}: ${loadGenerator}, 50 connections that accept Brotli, on a machine with
${where}; medians of ${rounds} rounds of ${seconds} s after a warm-up round, in which the pages took
turns. The bare page is the smallest page of the same Next.js version, served by \`next start\`. Goals: processor time at most that of the
bare page, at least as many requests per second, p99 at most ${maxSpread} times p50.

| page | processor time of a request | ratio | requests per second | ratio | p50 | p99 | p99 / p50 |
|---|---|---|---|---|---|---|---|
${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`
}
