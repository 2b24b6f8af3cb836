import type { Screen } from './route.ts'

/** The fixed pages of the site by key (specification, "Route table"). */
export const screens = {
  categories: {
    path: '/product-category',
    title: 'All Categories',
    header: 'packaging',
    shows: ['category'],
    isInSitemap: true,
  },
  compliance: {
    path: '/compliance',
    title: 'Certificates',
    header: 'packaging',
    shows: ['certificate', 'category', 'subCategory'],
    isInSitemap: true,
  },
  search: { path: '/search', title: 'Search', header: 'template' },

  'shop-v1': {
    path: '/shop-v1',
    title: 'Shop with Categories',
    header: 'template',
    shows: ['product', 'shopFilters'],
    isInSitemap: true,
  },
  'shop-v2': {
    path: '/shop-v2',
    title: 'Shop with Filters',
    header: 'template',
    shows: ['product', 'shopFilters'],
    isInSitemap: true,
  },
  'shop-v3': {
    path: '/shop-v3',
    title: 'Shop with Slider',
    header: 'template',
    shows: ['product', 'shopFilters', 'category'],
    aliases: ['/shop-v4'],
    isInSitemap: true,
  },
  'sample-product': {
    path: '/product-detailsss',
    title: 'Product Details',
    header: 'template',
  },

  'blog-v1': {
    path: '/blog-v1',
    title: 'Blog with Slider',
    header: 'template',
    shows: ['post'],
    isInSitemap: true,
  },
  'blog-v2': {
    path: '/blog-v2',
    title: 'Blog with Columns',
    header: 'template',
    shows: ['post'],
    isInSitemap: true,
  },
  'blog-tag': {
    path: '/blog-tag',
    title: 'Blog Tags',
    header: 'template',
    shows: ['post', 'tag'],
  },
  'blog-details': {
    path: '/blog-details-v2',
    title: 'Blog Details',
    header: 'template',
  },
  'blog-sidebar': {
    path: '/blog-details-v3',
    title: 'Blog with Sidebar',
    header: 'template',
    shows: ['tag'],
  },

  'portfolio-v1': {
    path: '/portfolio-v1',
    title: 'Portfolio',
    header: 'template',
    shows: ['portfolioItem'],
    isInSitemap: true,
  },
  gallery: {
    path: '/portfolio-v2',
    title: 'Our Gallery',
    header: 'packaging',
    shows: ['galleryItem'],
    isInSitemap: true,
  },
  'portfolio-v3': {
    path: '/portfolio-v3',
    title: 'Portfolio Slider',
    header: 'template',
    shows: ['portfolioItem'],
    isInSitemap: true,
  },
  'portfolio-details-v1': {
    path: '/portfolio-details-v1',
    title: 'Portfolio Details',
    header: 'template',
  },
  'portfolio-details-v2': {
    path: '/portfolio-details-v2',
    title: 'Portfolio Details with Gallery',
    header: 'template',
  },

  cart: { path: '/cart', title: 'Cart', header: 'template', shows: ['cartSample', 'shopSettings'] },
  wishlist: {
    path: '/wishlist',
    title: 'Wishlist',
    header: 'template',
    shows: ['wishlistSample'],
  },
  checkout: {
    path: '/checkout',
    title: 'Checkout',
    header: 'template',
    shows: ['cartSample', 'checkoutSample', 'paymentMethods'],
  },
  invoice: {
    path: '/invoice',
    title: 'Invoice',
    header: 'template',
    shows: ['invoiceSample'],
  },
  'payment-confirmation': {
    path: '/payment-confirmation',
    title: 'Payment Confirmation',
    header: 'template',
    shows: ['paymentSample'],
  },
  'payment-success': {
    path: '/payment-success',
    title: 'Payment Completed',
    header: 'template',
  },
  'payment-failure': {
    path: '/payment-failure',
    title: 'Payment Failure',
    header: 'template',
  },

  'my-profile': { path: '/my-profile', title: 'My Profile', header: 'template' },
  'my-account': {
    path: '/my-account',
    title: 'My Account',
    header: 'template',
    shows: ['orderSample'],
  },
  'edit-account': { path: '/edit-account', title: 'Edit Account', header: 'template' },
  'order-history': {
    path: '/order-history',
    title: 'Order History',
    header: 'template',
    shows: ['orderSample'],
  },
  login: { path: '/login', title: 'Login', header: 'template' },
  register: { path: '/register', title: 'Register', header: 'template' },
  // The specification spells the path so.
  'forgot-password': {
    path: '/forger-password',
    title: 'Forget Password',
    header: 'template',
  },
} as const satisfies Record<string, Screen>

export type ScreenKey = keyof typeof screens

/** Key and screen of every fixed page. */
export const screenEntries = Object.entries(screens) as [ScreenKey, Screen][]

/** The id of the document of a fixed page. */
export const screenId = (key: ScreenKey) => `screen-${key}` as const

/** The screen of a document id, its draft included. */
export function screenOfId(id: string): Screen | undefined {
  const key = /^(?:drafts\.)?screen-(.+)$/.exec(id)?.[1] ?? ''
  return Object.hasOwn(screens, key) ? screens[key as ScreenKey] : undefined
}

/** The address of a fixed page. */
export const screenHref = (key: ScreenKey): string => screens[key].path
