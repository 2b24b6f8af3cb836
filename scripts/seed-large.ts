/**
 * Makes a shop with many documents, in a data folder of its own, to see how it behaves at that size:
 *
 *     npm run seed:large -- [--items 10000] [--products 5000] [--posts 1000]
 *     LAKE_DATA=.data/large npm start
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment, root } from './environment.ts'
import type { LakeDocument } from './import/document.ts'
import { cloneShop, defaultSizes } from './seed-large/clone.ts'
import { lakeClient, fillEmptyLake } from './services/content.ts'
import { startLakeAlone } from './services/lake.ts'
import { freePorts } from './services/ports.ts'

/** Documents of one transaction. */
const batch = 500

const { values } = parseArgs({
  options: { items: { type: 'string' }, products: { type: 'string' }, posts: { type: 'string' } },
})
const size = (name: keyof typeof defaultSizes) => {
  const count = Number(values[name] ?? defaultSizes[name])
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`--${name} must be a number of documents`)
}

// `readEnvironment` takes the shop's own from `.env`, which must not get these documents.
const data = process.env.LAKE_DATA || join(root, '.data/large')
const env = { ...readEnvironment(), LAKE_DATA: data }
const ports = await freePorts(env)
const lake = await startLakeAlone(env, ports)
try {
  const url = `http://localhost:${ports.lake}`
  console.log(await fillEmptyLake(env, url, () => undefined))
  const client = lakeClient(env, url).withConfig({ perspective: 'raw' })
  const documents = await client.fetch<LakeDocument[]>(
    '*[_type in ["category", "subCategory", "product", "post"] && !(_id match "*-large-*") && !(_id in path("drafts.**"))] | order(_id)',
  )
  const made = cloneShop(documents, {
    items: size('items'),
    products: size('products'),
    posts: size('posts'),
  })
  for (let first = 0; first < made.length; first += batch) {
    const transaction = client.transaction()
    for (const { _rev, _createdAt, _updatedAt, ...document } of made.slice(first, first + batch))
      transaction.createIfNotExists(document)
    await transaction.commit({ visibility: 'async' })
    console.log(`${Math.min(first + batch, made.length)} of ${made.length} documents`)
  }
  console.log(`The shop is in ${env.LAKE_DATA}. Start it with: LAKE_DATA=${env.LAKE_DATA} npm start`)
} finally {
  await lake.stop()
}
