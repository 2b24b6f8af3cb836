import { readFileSync, readdirSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second (`USER_HZ`). */
const TICK_MS = 10

/**
 * Processor time that a group of processes has used so far, in ms, read from `/proc` (proc(5): fields 5, 14 and 15).
 * @param group the number of its first process
 * @throws Error where there is no `/proc`
 */
export function processorTimeOf(group: number): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name))
    .filter((stat) => stat.group === group)
    .reduce((sum, stat) => sum + stat.ticks, 0)
  return ticks * TICK_MS
}

function statOf(process: string): { group: number; ticks: number } {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8')
    // The second field is a name in parentheses, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { group: Number(fields[2]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    // The process ended meanwhile.
    return { group: 0, ticks: 0 }
  }
}
