import { keyOf } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** A menu of the template header: its title and its links, label by label. */
function menu(name: string, title: string, links: Record<string, string>): SeedOf<'navigation'> {
  return {
    _id: `navigation-${name}`,
    _type: 'navigation',
    title,
    items: Object.entries(links).map(([label, href]) => ({
      _key: keyOf(label),
      _type: 'navigationItem',
      label,
      kind: 'link',
      href,
    })),
  }
}

/**
 * The menus of the template header: Home's variants, the columns of the Pages menu (in the order of their numbers), and
 * the links beside them. Specification section 2; the labels of the variants are from the decisions.
 */
export const templateNavigation = [
  menu('home', 'Home', {
    Minimal: '/',
    Stylish: '/index-v2',
    Accessories: '/index-v3',
    Collection: '/index-v4',
    Luxury: '/index-v5',
    Retro: '/index-v6',
  }),
  menu('template', 'Template header', { Shop: '/shop-v1', Blog: '/blog-v1', Contact: '/contact' }),
  menu('pages-1', 'Company', {
    'About Us': '/about',
    'Team Member': '/team',
    'Our Clients': '/our-clients',
    'Price Plan': '/pricing',
    FAQs: '/faq',
    'Terms & Conditions': '/terms-and-conditions',
    'Coming Soon': '/coming-soon',
    'Error Page': '/error',
  }),
  menu('pages-2', 'Shop and Portfolio', {
    'Shop with Categories': '/shop-v1',
    'Shop with Filters': '/shop-v2',
    'Shop with Slider': '/shop-v3',
    'Product Details': '/product-detailsss',
    'Product Category': '/product-category',
    Portfolio: '/portfolio-v1',
    'Our Gallery': '/portfolio-v2',
    'Portfolio Slider': '/portfolio-v3',
  }),
  menu('pages-3', 'Blog', {
    'Blog with Slider': '/blog-v1',
    'Blog with Columns': '/blog-v2',
    'Blog Tags': '/blog-tag',
    'Blog Details': '/blog-details-v2',
    'Blog with Sidebar': '/blog-details-v3',
  }),
  menu('pages-4', 'Account', {
    'My Profile': '/my-profile',
    'My Account': '/my-account',
    'Edit Account': '/edit-account',
    'Order History': '/order-history',
    Wishlist: '/wishlist',
    Login: '/login',
    Register: '/register',
    'Forget Password': '/forger-password',
  }),
  menu('pages-5', 'Checkout', {
    Cart: '/cart',
    Checkout: '/checkout',
    'Shipping Method': '/shipping-method',
    'Payment Method': '/payment-method',
    'Payment Confirmation': '/payment-confirmation',
    'Payment Completed': '/payment-success',
    'Payment Failure': '/payment-failure',
    Invoice: '/invoice',
    'Thank You': '/thank-you',
  }),
]
