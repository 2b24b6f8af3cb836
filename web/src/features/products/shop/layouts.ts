import { screenHref } from '@shop/studio/routes'

/** The three pages that list the shop's products: one mechanism, three layouts. */
export const shopLayouts = {
  'shop-v1': { path: screenHref('shop-v1'), pageSize: 12, isCumulative: true },
  'shop-v2': { path: screenHref('shop-v2'), pageSize: 9, isCumulative: false },
  'shop-v3': { path: screenHref('shop-v3'), pageSize: 10, isCumulative: true },
} as const

export type ShopLayout = keyof typeof shopLayouts

export const isShopLayout = (key: string): key is ShopLayout => Object.hasOwn(shopLayouts, key)
