import { createClient } from '@sanity/client'
import { readFileSync } from 'node:fs'
const s = JSON.parse(readFileSync('/tmp/e2edata.5600/secrets.json','utf8'))
const c = createClient({ projectId: 'paperhome', dataset: 'production', apiVersion: '2025-02-19', token: s.editorToken, useCdn: false, useProjectHostname: false, apiHost: 'http://localhost:5690' } as never)
const B = 'http://localhost:5600'
const pid = process.argv[2]
const cpu = () => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' '); return (Number(f[13]) + Number(f[14])) * 10 }
let worst = 0, n = 0; const slow: number[] = []
setInterval(async () => { const t = performance.now(); await fetch(B + '/health').then((r) => r.text()).catch(() => 0); const d = performance.now() - t; n++; worst = Math.max(worst, d); if (d > 500) slow.push(Math.round(d)) }, 50)
const paths = ['/', '/shop-v1', '/shop-v1?sort=price-asc', '/search?q=bag', '/api/search?q=bag', '/search-index', '/blog-v1', '/blog-details-v1/3', '/product-details/14', '/product-details/14.md', '/product-category?category=kraft-bags', '/product-category?category=kraft-bags&sort=name', '/product-details?category=kraft-bags', '/sitemap.xml', '/rss.xml', '/llms.txt', '/api/quote-items?sku=KBB-01', '/quote?sku=KBB-01', '/sku/KBB-01', '/faq', '/api/cart-lines?products=14', '/compare', '/compliance', '/samples']
const run = async (name: string) => { await new Promise((r) => setTimeout(r, 1200)); worst = 0; slow.length = 0; const a = cpu(); const out: string[] = []
  for (const p of paths) { const t = performance.now(); const r = await fetch(B + p, { redirect: 'manual' }).catch((e) => ({ status: String(e), arrayBuffer: async () => new ArrayBuffer(0) })); const b = await r.arrayBuffer(); const d = performance.now() - t; if (Number(r.status) >= 500 || d > 1500 || b.byteLength > 2e6 || typeof r.status === 'string') out.push(`${p} ${r.status} ${Math.round(d)} ms ${b.byteLength}`) }
  console.log(name, '| cpu', cpu() - a, 'ms | worst health', Math.round(worst), slow.join(','), '|', out.join('; ')) }
const big = (n: number) => 'Wide bag 12 x 9 '.repeat(n / 16)
const first = async (q: string) => c.fetch(q)
await run('baseline')
const cases: [string, string, (d: any) => any][] = [
  ['product name 1MB', `*[_type=="product" && number==14][0]`, (d) => ({ name: big(1e6) })],
  ['subCategory name 1MB', `*[_type=="subCategory" && !(_id in path("drafts.**"))][0]`, (d) => ({ name: big(1e6) })],
  ['post title 1MB', `*[_type=="post" && number==3][0]`, (d) => ({ title: big(1e6) })],
  ['post 30k blocks', `*[_type=="post" && number==3][0]`, (d) => ({ body: Array.from({ length: 8000 }, (_, i) => ({ _key: 'k' + i, _type: 'block', style: 'normal', markDefs: [], children: [{ _key: 'c', _type: 'span', text: 'word '.repeat(10), marks: ['strong'] }] })) })],
  ['post deep list', `*[_type=="post" && number==3][0]`, (d) => ({ body: Array.from({ length: 3000 }, (_, i) => ({ _key: 'k' + i, _type: 'block', style: 'normal', listItem: 'bullet', level: i + 1, markDefs: [], children: [{ _key: 'c', _type: 'span', text: 'w', marks: [] }] })) })],
  ['post many marks', `*[_type=="post" && number==3][0]`, (d) => ({ body: [{ _key: 'k', _type: 'block', style: 'normal', markDefs: Array.from({ length: 3000 }, (_, i) => ({ _key: 'm' + i, _type: 'link', href: 'https://example.com/' + i })), children: [{ _key: 'c', _type: 'span', text: 'w', marks: Array.from({ length: 3000 }, (_, i) => 'm' + i) }] }] })],
  ['block without children', `*[_type=="post" && number==3][0]`, (d) => ({ body: [{ _key: 'k', _type: 'block', style: 'normal', listItem: 'bullet', level: -5 }, { _key: 'z', _type: 'block', style: 'normal', listItem: 'bullet', level: 1e9, children: [] }, { _key: 'y', _type: 'weird' }] })],
  ['level 1e9', `*[_type=="post" && number==3][0]`, (d) => ({ body: [{ _key: 'z', _type: 'block', style: 'normal', listItem: 'bullet', level: 2000000, markDefs: [], children: [{ _key: 'c', _type: 'span', text: 'w', marks: [] }] }] })],
  ['dates', `*[_type=="post" && number==3][0]`, (d) => ({ publishedAt: '+275760-09-13T00:00:00.000Z', date: '9999999-01-01' })],
  ['date junk', `*[_type=="post" && number==3][0]`, (d) => ({ publishedAt: 'junk' })],
  ['date -1', `*[_type=="post" && number==3][0]`, (d) => ({ publishedAt: '-000001-01-01T00:00:00Z' })],
  ['price 1e300', `*[_type=="product" && number==14][0]`, (d) => ({ price: 1e300 })],
  ['price -5.555', `*[_type=="product" && number==14][0]`, (d) => ({ price: -5.555 })],
  ['number 1.5', `*[_type=="product" && number==14][0]`, (d) => ({ number: 1.5 })],
]
for (const [name, q, patch] of cases) {
  const d = await first(q) as any
  if (!d) { console.log(name, 'no doc'); continue }
  try { await c.patch(d._id).set(patch(d)).commit() } catch (e) { console.log(name, 'refused', String(e).slice(0, 150)); continue }
  await run(name)
  await c.createOrReplace(d)
}
await run('after')
process.exit(0)
