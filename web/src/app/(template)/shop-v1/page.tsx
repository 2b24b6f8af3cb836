import { ShopPage, shopMetadata } from '../shop-page'

export const ensureStatic = 'navigation'

export const generateMetadata = () => shopMetadata('shop-v1')

/** The whole listing; an address with a query is rendered by shop-results. */
export default function ShopV1() {
  return <ShopPage layout="shop-v1" />
}
