import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from 'prettier'
import { pin, separateCores } from './bench/cores.ts'
import { load, type Load, medianOf } from './bench/load.ts'
import { performanceTable, type Row } from './bench/table.ts'
import { readEnvironment, root } from './environment.ts'
import { startBareNext } from './services/bare-next.ts'
import { fillEmptyLake } from './services/content.ts'
import { startLakeProcess } from './services/lake.ts'
import { freePorts } from './services/ports.ts'
import { addressesOf, readSecrets } from './services/settings.ts'
import { buildSite, startSite } from './services/site.ts'

/*
 * `npm run bench`: what a request costs the site, beside the smallest page of Next.js in the same run; writes
 * docs/performance.md. The pages take turns, so that a busy minute of the machine affects all of them.
 * Options: --rounds 5, --seconds 6, --dry-run (writes no file). Needs Linux, and the embedded lake.
 */
const paths = ['/', '/about', '/shop-v1', '/product-details/1', '/product-category?category=paper-bags']

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    'dry-run': { type: 'boolean' },
  },
})
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]

const env = readEnvironment()
const ports = await freePorts(env)
const { site: url, lake: lakeUrl = '' } = addressesOf(env, ports)
const lake = await startLakeProcess(env, ports)
await fillEmptyLake(env, lakeUrl, () => undefined)
const secrets = readSecrets(env)
await buildSite(env, ports, secrets)
const site = await startSite(env, ports, secrets)
const bare = await startBareNext()
try {
  const servers = [
    { name: 'a bare Next page', url: bare.url, group: bare.pid },
    ...paths.map((path) => ({ name: `\`${path}\``, url: url + path, group: site.pid })),
  ]
  const pinned = separateCores()
  if (pinned) for (const { pid } of [bare, site]) pin(pid, pinned.server)
  const results = servers.map((): Load[] => [])
  // The warm-up round of each page fills caches and lets the server compile; it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { url: page, group, name }] of servers.entries()) {
      const result = load(page, group, seconds, pinned?.generator)
      if (round > 0) results[index]?.push(result)
      console.log(round, name, result)
    }
  }
  const rows = servers.map(({ name }, index): Row => ({ name, ...medianOf(results[index] ?? []) }))
  const text = performanceTable(rows, { rounds, seconds, cores: cpus().length, date: new Date(), pinned })
  if (!values['dry-run']) {
    const file = join(root, 'docs/performance.md')
    // The section on growth is measured and written by hand.
    const [, growth = ''] = readFileSync(file, 'utf8').split(/^(?=## Growth)/m)
    writeFileSync(file, await format(`${text}\n${growth}`, { parser: 'markdown' }))
  }
  console.log(text)
} finally {
  await Promise.all([bare.stop(), site.stop(), lake.stop()])
}
