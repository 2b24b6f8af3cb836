import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { tagOf, type TagSubject } from '../lake/src/groq/tags.ts'
import { readEnvironment, root, type Environment } from './environment.ts'
import { lakeClient } from './services/content.ts'
import { administerLake, runningLake } from './services/lake.ts'

/*
 * `npm run tags -- /about`: the content that a page depends on. Only a publish that has one of the page's sync tags
 * expires the page. The tags are read from the prerendered page.
 */

const metaSchema = z.object({ headers: z.record(z.string(), z.unknown()) })

/** The file that Next.js stores beside a prerendered page; web/next.config.ts rewrites addresses with a query. */
function metaFileOf(route: string, distDir: string): string {
  const { pathname, searchParams } = new URL(route, 'http://site.invalid')
  const category = searchParams.get('category')
  const segment = { '/product-category': 'category', '/product-details': 'details' }[pathname]
  const page = segment && category ? `catalogue/${segment}/${category}` : pathname.slice(1) || 'index'
  return join(root, 'web', distDir, 'server/app', `${page}.meta`)
}

function tagsOf(route: string, distDir: string): string[] {
  const meta = metaSchema.parse(JSON.parse(readFileSync(metaFileOf(route, distDir), 'utf8')))
  const tags = meta.headers['x-next-cache-tags']
  const names = typeof tags === 'string' ? tags.split(',') : []
  return names.flatMap((name) => (name.startsWith('sanity:') ? [name.slice('sanity:'.length)] : []))
}

const documentSchema = z.object({
  _id: z.string(),
  _type: z.string(),
  slug: z.string().nullable(),
  route: z.string().nullable(),
})

const readsSchema = z.array(z.object({ type: z.string(), reads: z.array(z.string()) }))

/** The meaning of each tag of the embedded lake: tags are digests, so every likely subject is tried. */
async function meanings(env: Environment): Promise<Map<string, string>> {
  const lake = await runningLake(env)
  const client = lakeClient(env, lake)
  const result: unknown = await client.fetch('*[]{ _id, _type, "slug": slug.current, route }')
  const documents = z.array(documentSchema).parse(result)
  const found = new Map<string, string>()
  const watched = readsSchema.parse(await (await administerLake(env, lake, 'GET', '/lake/reads')).json())
  const add = (subject: TagSubject, meaning: string) => {
    found.set(tagOf(subject), meaning)
    if (subject.kind === 'all') return
    for (const { type, reads } of watched) {
      if (subject.type && subject.type !== type) continue
      found.set(tagOf({ ...subject, reads }), `${meaning}: ${reads.join(', ') || 'that it exists'}`)
    }
  }
  add({ kind: 'all' }, 'everything')
  const types = new Set(documents.map(({ _type }) => _type))
  for (const type of types) {
    add({ kind: 'type', type }, `every document of the type ${type}`)
    for (const { _id } of documents) {
      add({ kind: 'reference', type, to: _id }, `documents of the type ${type} that refer to ${_id}`)
    }
    for (const { slug, route } of documents) {
      if (slug)
        add({ kind: 'value', type, key: 'slug.current', value: slug }, `the ${type} with the slug ${slug}`)
      if (route)
        add({ kind: 'value', type, key: 'route', value: route }, `the ${type} with the address ${route}`)
    }
  }
  for (const { _id } of documents) {
    const parent = { type: 'subCategory', key: 'parent._ref', value: _id }
    add({ kind: 'value', ...parent }, `the items of ${_id}`)
  }
  for (const { _id, _type } of documents) add({ kind: 'id', id: _id, type: _type }, `the document ${_id}`)
  return found
}

/** Says why the tags are listed without their meanings. */
function missingMeanings(env: Environment): string {
  return env.SANITY_PROJECT_ID
    ? "Sanity's hosted lake does not say what its tags mean."
    : `Their meanings come from the lake, and none answered on port ${env.LAKE_PORT}. Is the shop running (npm start)?`
}

const [route = '/'] = process.argv.slice(2)
const env = readEnvironment()
try {
  const tags = tagsOf(route, env.NEXT_DIST_DIR)
  const known = env.SANITY_PROJECT_ID ? new Map<string, string>() : await meanings(env).catch(() => new Map())
  console.log(`${route} depends on ${tags.length} tags:`)
  for (const tag of tags) console.log(`  ${tag}  ${known.get(tag) ?? ''}`.trimEnd())
  if (tags.length > 0 && known.size === 0) console.log(missingMeanings(env))
} catch (error) {
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  console.error(
    isMissing
      ? `✗ ${route} is not among the built pages. Build the site (npm start) or visit the route once.`
      : `✗ ${String(error)}`,
  )
  process.exitCode = 1
}
