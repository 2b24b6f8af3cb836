import type { LakeDocument } from '../src/store/document.ts'

const words = 'paper bag kraft foil tray bread box lid cup sleeve roll wrap liner seal tape cord'.split(' ')
const pick = (n: number) => words[n % words.length] ?? ''
const reference = (id: string) => ({ _type: 'reference', _ref: id })
/** A number below `limit` that looks random and is the same in every run. */
const scatter = (n: number, limit: number) => (Math.imul(n + 1, 2654435761) >>> 0) % limit
const stamp = (n: number) => new Date(Date.UTC(2024, 0, 1) + scatter(n, 1_000_000) * 60_000).toISOString()

const departments = 12
const categories = 60
const brands = 40

/** A shop with `products` products of about 1 KB: categories in departments, brands, two reviews for five products. */
export function makeShop(products: number): LakeDocument[] {
  const system = (n: number) => ({ _rev: 'first', _createdAt: stamp(n), _updatedAt: stamp(n) })
  const list = (count: number, make: (n: number) => { _id: string; _type: string }) =>
    Array.from({ length: count }, (_, n): LakeDocument => ({ ...system(n), ...make(n) }))
  return [
    ...list(departments, (n) => ({
      _id: `department-${n}`,
      _type: 'category',
      title: `Department ${n}`,
      slug: { _type: 'slug', current: `department-${n}` },
    })),
    ...list(categories, (n) => ({
      _id: `category-${n}`,
      _type: 'category',
      title: `Category ${n}`,
      slug: { _type: 'slug', current: `category-${n}` },
      parent: reference(`department-${n % departments}`),
    })),
    ...list(brands, (n) => ({
      _id: `brand-${n}`,
      _type: 'brand',
      name: `Brand ${pick(n)} ${n}`,
      country: ['NO', 'SE', 'DE', 'FR'][n % 4],
    })),
    ...list(products, product),
    ...list(products * 0.4, (n) => ({
      _id: `review-${n}`,
      _type: 'review',
      rating: 1 + scatter(n, 5),
      product: reference(`product-${scatter(n * 7, products)}`),
    })),
  ]
}

function product(n: number) {
  return {
    _id: `product-${n}`,
    _type: 'product',
    title: `${pick(n)} ${pick(n * 3 + 1)} ${n}`,
    slug: { _type: 'slug', current: `product-${n}` },
    price: 5 + scatter(n, 20_000) / 100,
    stock: scatter(n * 3, 50),
    publishedAt: stamp(n * 31),
    tags: [pick(n), pick(n * 5 + 2)],
    category: reference(`category-${scatter(n * 11, categories)}`),
    brand: reference(`brand-${scatter(n * 13, brands)}`),
    body: [block(n, 0), block(n, 1)],
  }
}

function block(n: number, key: number) {
  const text = Array.from({ length: 12 }, (_, at) => pick(scatter(n * 17 + key * 5 + at, 997))).join(' ')
  return {
    _key: `b${key}`,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', text: `${text} ${n % 500}x`, marks: [] }],
  }
}
