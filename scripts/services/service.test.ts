import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runToEnd, startService } from './service.ts'
import { ServiceError } from './service-error.ts'
import { Supervisor } from './supervisor.ts'

const folder = mkdtempSync(join(tmpdir(), 'child-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function script(name: string, code: string) {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return { name, command: process.execPath, args: [file], cwd: folder, env: process.env, logs: folder }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a service that exits before it is ready is reported with the end of its log', async () => {
  const options = script('broken', `console.error('the disk is full'); process.exit(3)`)
  await expect(startService({ ...options, readyUrl: 'http://localhost:1/' })).rejects.toThrow(
    /the disk is full/,
  )
  await expect(runToEnd(options)).rejects.toThrow(ServiceError)
})

test('stopping a service stops the processes that it started', async () => {
  const child = await startService(
    script(
      'parent',
      `import { spawn } from 'node:child_process'
       const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
       process.on('SIGTERM', () => {})
       process.send(child.pid)
       setInterval(() => {}, 1000)`,
    ),
  )
  const grandchild = await new Promise<number>((resolve) =>
    child.process.once('message', (pid) => resolve(Number(pid))),
  )
  expect(isAlive(grandchild)).toBe(true)
  await child.stop()
  await expect.poll(() => isAlive(grandchild) || isAlive(child.pid)).toBe(false)
}, 15_000)

test('a service that exits is restarted, each time after a longer delay, until it is stopped', async () => {
  const lines: string[] = []
  const supervisor = new Supervisor((line) => lines.push(line))
  let starts = 0
  await supervisor.keep(async () => {
    starts += 1
    if (starts === 3) throw new ServiceError('The port is taken')
    return startService(script('flaky', 'process.exit(1)'))
  })
  await expect.poll(() => starts, { timeout: 10_000 }).toBe(4)
  await supervisor.stop()
  expect(lines.slice(0, 3)).toEqual([
    'The flaky exited unexpectedly (exit code 1); restarting it.',
    'The flaky exited unexpectedly (exit code 1); restarting it in 1 s.',
    'The flaky did not start; restarting it in 2 s.',
  ])
}, 15_000)

test('a restarted service appends to its log', async () => {
  const options = script('talker', `console.log('before'); process.exit(0)`)
  await runToEnd(options)
  await runToEnd(options)
  // The process can exit before its output has been written.
  await expect.poll(() => readFileSync(join(folder, 'talker.log'), 'utf8')).toBe('before\nbefore\n')
})
