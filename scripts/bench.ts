import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from 'prettier'
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
 * docs/performance.md. The pages take turns, so that a busy minute of the machine meets all of them.
 * Options: --rounds 5, --seconds 4. Needs Linux, and the embedded lake.
 */
const paths = ['/', '/about', '/shop-v1', '/product-details/1', '/product-category?category=paper-bags']

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
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
  const seen = servers.map((): Load[] => [])
  // The first round of each page fills caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { url: page, group, name }] of servers.entries()) {
      const result = load(page, group, round === 0 ? 1 : seconds)
      if (round > 0) seen[index]?.push(result)
      console.log(round, name, result)
    }
  }
  const rows = servers.map(({ name }, index): Row => ({ name, ...medianOf(seen[index] ?? []) }))
  const text = performanceTable(rows, { rounds, seconds, cores: cpus().length, date: new Date() })
  writeFileSync(join(root, 'docs/performance.md'), await format(text, { parser: 'markdown' }))
  console.log(text)
} finally {
  await Promise.all([bare.stop(), site.stop(), lake.stop()])
}
