import { cache } from 'react'
import { sanityFetch } from '../lake/fetch'
import { toProduct, type Product } from './product'
import { productNumbersQuery, productQuery, relatedProductsQuery } from './queries'

/** The product of `/product-detailsss`, which is also shown for numbers that no product has (specification, section 8). */
export const sampleNumber = 1

/** Related products on the page of a product, as many as `relatedProductsQuery` answers. */
const relatedCount = 4

/** The numbers of all products, in ascending order. */
export async function productNumbers(): Promise<number[]> {
  return (await sanityFetch(productNumbersQuery)).flatMap((number) => number ?? [])
}

/** A number in an address: without leading zeros, up to 999999. */
const numberPattern = /^[1-9]\d{0,5}$/

/**
 * What `/product-details/{given}` shows: the product of that number, else the sample product.
 * @returns undefined when `given` is not a number, or when there is no sample product either
 */
export const productByNumber = cache(async (given: string): Promise<Product | undefined> => {
  if (!numberPattern.test(given)) return undefined
  const number = Number(given)
  // The list is cached, so that an unknown number needs no query of its own.
  const found = (await productNumbers()).includes(number) ? await fetchProduct(number) : undefined
  return found ?? (await fetchProduct(sampleNumber))
})

/**
 * The related products have a query of their own by their numbers: one for the first products would depend on all of them,
 * and each publish of a product would render the pages of all products anew.
 */
async function fetchProduct(number: number): Promise<Product | undefined> {
  const others = (await productNumbers()).filter((other) => other !== number)
  const [{ product }, related] = await Promise.all([
    sanityFetch(productQuery, { number }),
    sanityFetch(relatedProductsQuery, { numbers: [...new Set(others)].slice(0, relatedCount) }),
  ])
  return toProduct({ product, related })
}
