export type Timing = { median: number; slow: number; runs: number }

export function timingOf(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { median: at(0.5), slow: at(0.95), runs: sorted.length }
}

/** Runs `work` until `ms` have passed, at least `least` times. Warm-up runs do not count. */
export function measure(work: (run: number) => unknown, ms = 600, least = 5): Timing {
  const warmUp = Math.min(3, least)
  for (let run = 0; run < warmUp; run += 1) work(run)
  const times: number[] = []
  const end = performance.now() + ms
  for (let run = 0; times.length < least || performance.now() < end; run += 1) {
    const started = performance.now()
    work(run)
    times.push(performance.now() - started)
  }
  return timingOf(times)
}

export type Row = {
  what: string
  /** Milliseconds. */
  target: number
  lake: Timing
  /** What the lake is compared with. */
  baseline: { name: string; timing: Timing }
}

const inMs = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0))

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, target, lake, baseline }) => {
    const ratio = baseline.timing.median / lake.median
    const verdict = lake.median <= target ? 'held' : 'MISSED'
    const other = `${inMs(baseline.timing.median)} (${baseline.name})`
    const times = ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)
    return [what, inMs(target), inMs(lake.median), inMs(lake.slow), other, `${times} ×`, verdict]
  })
  const head = ['what', 'target ms', 'median', '95 %', 'baseline', 'lake is faster by', '']
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
