import type { Screen } from './route.ts'
import { screenHref } from './screen-href.ts'

/**
 * The fixed pages of the site by key (specification, "Route table"). The address of a page is its key, unless
 * screen-href.ts has another.
 */
export const screens = {
  categories: { title: 'All Categories', header: 'packaging', shows: ['category'], isInSitemap: true },
  compliance: {
    title: 'Certificates',
    header: 'packaging',
    shows: ['certificate'],
    isInSitemap: true,
  },
  quote: { title: 'Quote List', header: 'packaging' },
  samples: { title: 'Samples', header: 'packaging', isInSitemap: true },
  compare: { title: 'Compare', header: 'packaging' },
  search: { title: 'Search', header: 'template', shows: ['searchSettings'] },

  'shop-v1': {
    title: 'Shop with Categories',
    header: 'template',
    shows: ['product', 'shopFilters'],
    isInSitemap: true,
  },
  'shop-v2': {
    title: 'Shop with Filters',
    header: 'template',
    shows: ['product', 'shopFilters'],
    isInSitemap: true,
  },
  'shop-v3': {
    title: 'Shop with Slider',
    header: 'template',
    shows: ['product', 'shopFilters', 'category'],
    aliases: ['/shop-v4'],
    isInSitemap: true,
  },
  'sample-product': { title: 'Product Details', header: 'template' },

  'blog-v1': { title: 'Blog with Slider', header: 'template', shows: ['post'], isInSitemap: true },
  'blog-v2': {
    title: 'Blog with Columns',
    header: 'template',
    shows: ['post'],
    first: 8,
    isInSitemap: true,
  },
  'blog-tag': { title: 'Blog Tags', header: 'template', shows: ['post', 'tag'] },
  'blog-details': { title: 'Blog Details', header: 'template' },
  'blog-sidebar': { title: 'Blog with Sidebar', header: 'template', shows: ['tag'] },

  'portfolio-v1': { title: 'Portfolio', header: 'template', shows: ['portfolioItem'], isInSitemap: true },
  gallery: { title: 'Our Gallery', header: 'packaging', shows: ['galleryItem'], isInSitemap: true },
  'portfolio-v3': {
    title: 'Portfolio Slider',
    header: 'template',
    shows: ['portfolioItem'],
    isInSitemap: true,
  },
  'portfolio-details-v1': { title: 'Portfolio Details', header: 'template' },
  'portfolio-details-v2': { title: 'Portfolio Details with Gallery', header: 'template' },

  cart: { title: 'Cart', header: 'template', shows: ['cartSample', 'shopSettings', 'promoCodes'] },
  wishlist: { title: 'Wishlist', header: 'template', shows: ['wishlistSample'] },
  checkout: {
    title: 'Checkout',
    header: 'template',
    shows: ['cartSample', 'checkoutSample', 'paymentMethods', 'shopSettings', 'promoCodes'],
  },
  invoice: { title: 'Invoice', header: 'template', shows: ['invoiceSample'] },
  'payment-confirmation': { title: 'Payment Confirmation', header: 'template', shows: ['paymentSample'] },
  'payment-success': { title: 'Payment Completed', header: 'template' },
  'payment-failure': { title: 'Payment Failure', header: 'template' },

  'my-profile': { title: 'My Profile', header: 'template' },
  'my-account': { title: 'My Account', header: 'template', shows: ['orderSample'] },
  'edit-account': { title: 'Edit Account', header: 'template' },
  'order-history': { title: 'Order History', header: 'template', shows: ['orderSample'] },
  login: { title: 'Login', header: 'template' },
  register: { title: 'Register', header: 'template' },
  'forgot-password': { title: 'Forget Password', header: 'template' },
} as const satisfies Record<string, Omit<Screen, 'path'>>

export type ScreenKey = keyof typeof screens

/** The screen of a key, with its address. */
const screenOf = (key: ScreenKey): Screen => ({ ...screens[key], path: screenHref(key) })

const listEntries = () => (Object.keys(screens) as ScreenKey[]).map((key) => [key, screenOf(key)] as const)

/** Key and screen of every fixed page. Without the annotation, bundlers keep the table for the call's side effects. */
export const screenEntries = /* @__PURE__ */ listEntries()

/** The id of the document of a fixed page. */
export const screenId = (key: ScreenKey) => `screen-${key}` as const

/** The screen of a document id, its draft included. */
export function screenOfId(id: string): Screen | undefined {
  const key = /^(?:drafts\.)?screen-(.+)$/.exec(id)?.[1] ?? ''
  return Object.hasOwn(screens, key) ? screenOf(key as ScreenKey) : undefined
}
