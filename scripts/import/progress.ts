import type { ImportProgress, ImportSummary } from './import-seed.ts'

const BAR_WIDTH = 30
const LABELS = { pictures: 'Pictures ', documents: 'Documents' }

/** Where progress is written: `process.stderr`, or a fake in tests. */
export interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

/** Reports progress: one bar, redrawn, on a terminal; a plain line per quarter elsewhere. */
export function progressOn(screen: Screen): (line: string, progress: ImportProgress) => void {
  let lastLine = ''
  return (_line, { step, done, total }) => {
    if (screen.isTTY) {
      const filled = Math.round((done / total) * BAR_WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
      screen.write(`\r${LABELS[step]} ${bar} ${done}/${total}${done === total ? '\n' : ''}`)
      return
    }
    const quarter = Math.floor((done / total) * 4)
    const line = `${step} ${quarter}`
    if (quarter === 0 || line === lastLine) return
    lastLine = line
    screen.write(`${LABELS[step]} ${done}/${total}\n`)
  }
}

const MAX_NAMED = 8

/** The summary as lines of text. */
export function summaryLines(summary: ImportSummary, dryRun: boolean): string[] {
  const { created, updated, unchanged, deleted, uploaded, skipped, obsolete } = summary
  const isUnchanged = created + updated + deleted + uploaded === 0
  const lines = [
    isUnchanged
      ? `Nothing changed: ${unchanged} documents match the seed.`
      : `${dryRun ? 'Dry run: ' : 'Done: '}${created} created, ${updated} updated, ${deleted} deleted, ${unchanged} unchanged, ${uploaded} pictures uploaded.`,
  ]
  if (skipped.length > 0) {
    lines.push(`Skipped (--replace overwrites them): ${skipped.length}`)
    lines.push(...skipped.map(({ id, reason }) => `  ${id}: ${reason}`))
  }
  if (obsolete.length > 0) lines.push(`No longer in the seed (--prune deletes them): ${named(obsolete)}`)
  return lines
}

function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
