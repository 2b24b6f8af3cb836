import { loadGenerator, type Load } from './load.ts'

export type Row = Load & { name: string }

/**
 * docs/performance.md: each page with its ratios to the first one, the bare page.
 * @throws Error without a bare page
 */
export function performanceTable(
  rows: Row[],
  { rounds, seconds, cores, date }: { rounds: number; seconds: number; cores: number; date: Date },
): string {
  const [bare] = rows
  if (!bare) throw new Error('No page was measured.')
  const cells = rows.map(({ name, processorMs, perSecond, p50Ms, p99Ms }) => [
    name,
    `${processorMs.toFixed(2)} ms`,
    (processorMs / bare.processorMs).toFixed(2),
    Math.round(perSecond),
    (perSecond / bare.perSecond).toFixed(2),
    `${p50Ms} ms`,
    `${p99Ms} ms`,
    (p99Ms / p50Ms).toFixed(1),
  ])
  return `# Performance

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}: ${loadGenerator}, 50 connections that accept Brotli, on a machine with
${cores} cores that the load generator shares; medians of ${rounds} rounds of ${seconds} s, in which the pages took turns. The bare
page is the smallest page of the same Next.js version, served by \`next start\`. Goals: processor time at most that of the bare
page, as many requests per second, p99 at most three times p50.

| page | processor time of a request | ratio | requests per second | ratio | p50 | p99 | p99 / p50 |
|---|---|---|---|---|---|---|---|
${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`
}
