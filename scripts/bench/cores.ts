import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { processesOf } from './processor-time.ts'

/** Lists of cores as `taskset` reads them: one part for the server, the other for the load generator. */
export type Cores = { server: string; generator: string }

/**
 * Halves of the cores that this process may use. On a shared core, slow responses would measure the load generator's own
 * share of it.
 * @returns undefined with one core, or where there is no `taskset` (util-linux)
 */
export function separateCores(): Cores | undefined {
  if (spawnSync('taskset', ['--version']).status !== 0) return undefined
  const [, allowed = ''] =
    /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return splitCores(allowed)
}

/** Splits a list such as `0-2,5` into two halves; undefined when it has fewer than two cores. */
export function splitCores(list: string): Cores | undefined {
  const cores = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  const half = Math.floor(cores.length / 2)
  if (half === 0) return undefined
  return { server: cores.slice(0, half).join(','), generator: cores.slice(half).join(',') }
}

/**
 * Lets all processes and threads of a group run on some cores only.
 * @param group the number of its first process
 * @throws Error when `taskset` fails
 */
export function pin(group: number, cores: string): void {
  for (const process of processesOf(group)) {
    const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', cores, String(process)], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`taskset failed for process ${process}: ${stderr}`)
  }
}
