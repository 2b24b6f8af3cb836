import { readFileSync, readdirSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second (`USER_HZ`). */
const TICK_MS = 10

/**
 * Processor time that a group of processes has used so far, in ms, read from `/proc` (proc(5): fields 5, 14 and 15).
 * @param group the number of its first process
 * @throws Error where there is no `/proc`
 */
export function processorTimeOf(group: number): number {
  return statsOf(group).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS
}

/** The numbers of the processes of a group. */
export const processesOf = (group: number): string[] => statsOf(group).map(({ process }) => process)

const statsOf = (group: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((process) => ({ process, ...statOf(process) }))
    .filter((stat) => stat.group === group)

function statOf(process: string): { group: number; ticks: number } {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8')
    // The second field is a name in parentheses, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { group: Number(fields[2]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    // The process has ended in the meantime.
    return { group: 0, ticks: 0 }
  }
}
