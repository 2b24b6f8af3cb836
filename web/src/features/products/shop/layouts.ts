/**
 * The three pages that list the shop's products: one mechanism, three layouts. Their addresses are not read here: that
 * would send the whole table of routes to the browser.
 */
export const shopLayouts = {
  'shop-v1': { pageSize: 12, isCumulative: true },
  'shop-v2': { pageSize: 9, isCumulative: false },
  'shop-v3': { pageSize: 10, isCumulative: true },
} as const

export type ShopLayout = keyof typeof shopLayouts

export const isShopLayout = (key: string): key is ShopLayout => Object.hasOwn(shopLayouts, key)
