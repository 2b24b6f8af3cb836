import { parseArgs } from 'node:util'
import { receiveHandles } from './http/held-ports.ts'
import { readConfig } from './read-config.ts'
import { logLine as write } from './lake.ts'
import { startLake } from './start-lake.ts'

// a log on a full disk must not end the lake
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

try {
  const config = readConfig(process.env)
  const { values } = parseArgs({ options: { held: { type: 'string', default: '0' } } })
  const lake = await startLake(config, await receiveHandles(Number(values.held)))
  write({ event: 'listening', url: lake.url, streams: lake.streamUrls, data: config.dataDir })
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    write({ event: 'stopping', signal })
    void lake.close().then(() => write({ event: 'stopped' }))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
