import { ShopPage, shopMetadata } from '../shop-page'

export const ensureStatic = 'navigation'

export const generateMetadata = () => shopMetadata('shop-v3')

/** The whole listing; an address with a query is rendered by shop-results. */
export default function ShopV3() {
  return <ShopPage layout="shop-v3" />
}
