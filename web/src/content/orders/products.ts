import { productHref } from '@shop/studio/routes'
import type { OrderedProductsQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { isDraftMode } from '../draft/mode'
import { fetchDerived } from '../lake/derived'
import { sanityFetch } from '../lake/fetch'
import { toCents } from '../money/cents'
import { isPrice } from '../money/price'
import { pictureSource, toPicture } from '../pictures/picture'
import { toSale } from '../products/sale'
import { cartProductsQuery, orderedProductsQuery } from './queries'
import { shopSettings } from './settings'
import type { CartPrices, CartProduct } from './types'

type RawProduct = OrderedProductsQueryResult[number]

/**
 * What the products of a cart cost now. All products are one cached query, so that no request of a visitor makes a
 * cache entry of its own.
 */
export async function cartPrices(numbers: ReadonlySet<number>): Promise<CartPrices> {
  const [products, { shipping, tax }] = await Promise.all([cartProducts([...numbers]), shopSettings()])
  const byNumber = byAnyNumber(products)
  return {
    // An earlier number stays that of the line.
    products: [...numbers].flatMap((number) => {
      const known = byNumber.get(number)
      return known ? [{ ...known.product, number }] : []
    }),
    shipping,
    tax,
  }
}

/** Something of products by their numbers; an earlier number leads to its product as long as no other one has it. */
export function byAnyNumber<Known extends { number: number; earlier: readonly string[] }>(
  products: readonly Known[],
): Map<number, Known> {
  const earlier = products.flatMap((product) =>
    product.earlier.flatMap((address): [number, Known][] => {
      const number = numberIn(address)
      return number ? [[number, product]] : []
    }),
  )
  return new Map([...earlier, ...products.map((product): [number, Known] => [product.number, product])])
}

/** The number in an address such as `/product-details/6`. */
function numberIn(address: string): number | undefined {
  const number = Number(/\d{1,9}$/.exec(address)?.[0])
  return number && address === productHref(number) ? number : undefined
}

/** All products, or in draft mode, where nothing is cached, those with the numbers. */
async function cartProducts(numbers: readonly number[]) {
  const draft = { isEditable: false }
  if (!(await isDraftMode())) return fetchDerived(cartProductsQuery, {}, toCartProducts, draft)
  const addresses = numbers.map(productHref)
  return toCartProducts(await sanityFetch(orderedProductsQuery, { numbers, addresses }, draft))
}

const toCartProducts = (products: readonly RawProduct[]) =>
  products.flatMap((raw) => {
    const product = toCartProduct(raw)
    return product ? [{ number: product.number, earlier: earlierOf(raw), product }] : []
  })

/** The addresses that a product had; a program can have stored what is none. */
export const earlierOf = ({ earlier }: Pick<RawProduct, 'earlier'>): string[] =>
  (earlier ?? []).flatMap((address) => (typeof address === 'string' ? [address] : []))

function toCartProduct({ picture: rawPicture, ...raw }: RawProduct): CartProduct | undefined {
  const facts = toProductFacts(raw)
  if (!facts) return undefined
  const { sku: _sku, ...product } = facts
  const picture = toPicture(rawPicture)
  return {
    ...product,
    href: productHref(product.number),
    picture: pictureSource(picture, { aspect: 1, maxWidth: 320 }),
  }
}

/** What an order says of a product, in cents; undefined when it has no number, name or price. */
export function toProductFacts(raw: Omit<RawProduct, 'picture' | 'earlier'>) {
  if (!raw.number || !raw.name || !isPrice(raw.price)) return undefined
  const sale = toSale(raw.price, raw.sale)
  return {
    number: raw.number,
    name: stegaClean(raw.name),
    sku: stegaClean(raw.sku) ?? undefined,
    category: stegaClean(raw.category) ?? undefined,
    price: toCents(sale?.price ?? raw.price),
    priceBefore: sale ? toCents(raw.price) : undefined,
    sizes: (raw.sizes ?? []).map((size) => stegaClean(size)),
    colours: (raw.colours ?? []).flatMap(({ name }) => (name ? [stegaClean(name)] : [])),
  }
}
