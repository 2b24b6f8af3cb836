import type { LakeDocument } from '../src/store/document.ts'

const words = 'paper bag kraft foil tray bread box lid cup sleeve roll wrap liner seal tape cord'.split(' ')
const pick = (n: number) => words[n % words.length] ?? ''
const stamp = (n: number) => new Date(Date.UTC(2020, 0, 1) + ((n * 7919) % 2_000_000) * 60_000).toISOString()

function block(n: number, key: number) {
  const text = Array.from({ length: 12 }, (_, at) => pick(n * (at + 3) + key * 5 + at)).join(' ')
  return {
    _key: `b${key}`,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', text, marks: [] }],
  }
}

/** `count` documents of a shop with a blog: a tenth authors, the rest posts of about 1 KB. */
export function makeDocuments(count: number): LakeDocument[] {
  const authors = count / 10
  return Array.from({ length: count }, (_, n): LakeDocument => {
    const system = { _rev: 'first', _createdAt: stamp(n), _updatedAt: stamp(n) }
    if (n < authors) return { _id: `author-${n}`, _type: 'author', ...system, name: `Author ${n}` }
    return {
      _id: `post-${n}`,
      _type: 'post',
      ...system,
      title: `${pick(n)} ${pick(n * 3 + 1)} ${n}`,
      slug: { _type: 'slug', current: `post-${n}` },
      publishedAt: stamp(n * 31),
      author: { _type: 'reference', _ref: `author-${(n * 17) % authors}` },
      body: [block(n, 0), block(n, 1)],
    }
  })
}
