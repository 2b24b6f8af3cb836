import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { tagOf, type TagSubject } from '../lake/src/groq/tags.ts'
import { readEnvironment, root, type Environment } from './environment.ts'
import { embeddedLakeClient } from './services/content.ts'

/*
 * `npm run tags -- /about`: what a route depends on. A publish that names one of these tags has the page made anew,
 * any other leaves it alone. The tags are read from the built page itself.
 */

const metaSchema = z.object({ headers: z.record(z.string(), z.unknown()) })

/** The file that Next.js keeps beside a built page; the addresses with a query lie in segments (web/next.config.ts). */
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

const named = z.object({
  _id: z.string(),
  _type: z.string(),
  slug: z.string().nullable(),
  route: z.string().nullable(),
})

/** What each tag of the embedded lake stands for: tags are digests, so every likely subject is tried. */
async function meanings(env: Environment): Promise<Map<string, string>> {
  const client = embeddedLakeClient(env, `http://localhost:${env.LAKE_PORT}`)
  const answer: unknown = await client.fetch('*[]{ _id, _type, "slug": slug.current, route }')
  const documents = z.array(named).parse(answer)
  const found = new Map<string, string>()
  const add = (subject: TagSubject, meaning: string) => found.set(tagOf(subject), meaning)
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
    add({ kind: 'members', ...parent }, `how many items ${_id} has`)
  }
  for (const { _id } of documents) add({ kind: 'id', id: _id }, `the document ${_id}`)
  return found
}

/** Why the tags stand without what they mean. */
function withoutNames(env: Environment): string {
  return env.SANITY_PROJECT_ID
    ? "Sanity's hosted lake does not say what its tags stand for, so they have no names here. A publish names the same\ntags: the page is made anew when one of them is among those."
    : `The names are the lake's to tell, and none answered on port ${env.LAKE_PORT}. Is the shop running (npm start)?`
}

const [route = '/'] = process.argv.slice(2)
const env = readEnvironment()
try {
  const tags = tagsOf(route, env.NEXT_DIST_DIR)
  const known = env.SANITY_PROJECT_ID ? new Map<string, string>() : await meanings(env).catch(() => new Map())
  console.log(`${route} depends on ${tags.length} tags:`)
  for (const tag of tags) console.log(`  ${tag}  ${known.get(tag) ?? ''}`.trimEnd())
  if (tags.length > 0 && known.size === 0) console.log(withoutNames(env))
} catch (error) {
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  console.error(
    isMissing
      ? `✗ ${route} is not among the built pages. Build the site (npm start) or visit the route once.`
      : `✗ ${String(error)}`,
  )
  process.exitCode = 1
}
