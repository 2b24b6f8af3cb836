import type { ImportProgress, ImportSummary } from './import-seed.ts'

const BAR_WIDTH = 30
const LABELS = { pictures: 'Pictures ', documents: 'Documents' }

/** Where progress is shown: `process.stderr`, or a stand-in. */
export interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

/** Shows progress: a bar that redraws itself on a terminal, one plain line per quarter elsewhere. */
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

/** The summary as lines for a person. */
export function summaryLines(summary: ImportSummary, dryRun: boolean): string[] {
  const { created, updated, unchanged, removed, uploaded, left, obsolete } = summary
  const isStill = created + updated + removed + uploaded === 0
  const lines = [
    isStill
      ? `Nothing changed: ${unchanged} documents are as the seed has them.`
      : `${dryRun ? 'Would be written: ' : 'Done: '}${created} created, ${updated} updated, ${removed} deleted, ${unchanged} unchanged, ${uploaded} pictures uploaded.`,
  ]
  if (left.length > 0) {
    lines.push(`Left as they are (--replace overwrites them): ${left.length}`)
    lines.push(...left.map(({ id, reason }) => `  ${id}: ${reason}`))
  }
  if (obsolete.length > 0) lines.push(`No longer in the seed (--prune deletes them): ${named(obsolete)}`)
  return lines
}

function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
