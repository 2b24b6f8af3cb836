import { setPriority } from 'node:os'
import process from 'node:process'
import sharp from 'sharp'
import { LakeError } from '../../http/errors.ts'
import { type Answer, type Answered, type JobInput, type JobName, type Order, jobs } from './jobs.ts'
import { startWatchdog } from './watchdog.ts'

/*
 * The process that pictures are read in: whatever their files do to it, the lake goes on (picture-processes.ts). Its arguments are the
 * milliseconds and bytes that one picture may take, and its niceness.
 */

sharp.cache(false)
const [maxMs, maxBytes, niceness] = process.argv.slice(2).map(Number) as [number, number, number]
setPriority(niceness)
const watchdog = startWatchdog({ maxMs, maxBytes })

const run = <Name extends JobName>(name: Name, input: JobInput<Name>) =>
  (jobs[name] as (input: JobInput<Name>) => Promise<unknown>)(input)

async function answer({ name, input }: Order): Promise<Answer> {
  watchdog.begin()
  try {
    return { result: await run(name, input) }
  } catch (error) {
    if (error instanceof LakeError) return { refused: { status: error.status, message: error.message } }
    const { code } = error as { code?: string }
    return { failed: { message: String(error), code } }
  } finally {
    watchdog.end()
  }
}

async function take(order: Order): Promise<void> {
  const answered: Answered = { answer: await answer(order), memory: process.memoryUsage.rss() }
  process.send?.(answered)
}

process.on('message', (order: Order) => void take(order))
// An orderly end would wait for libvips, without the watchdog.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
