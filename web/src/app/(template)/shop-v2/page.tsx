import { ShopPage, shopMetadata } from '../shop-page'

export const ensureStatic = 'navigation'

export const generateMetadata = () => shopMetadata('shop-v2')

/** The whole listing; an address with a query is rendered by shop-results. */
export default function ShopV2() {
  return <ShopPage layout="shop-v2" />
}
