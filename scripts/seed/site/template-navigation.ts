import { keyOf } from '../build.ts'
import type { SeedOf } from '../types.ts'
import { type Target, toPage, toScreen } from '../targets.ts'

/** A menu of the template header: its title and its links, label by label. */
function menu(name: string, title: string, links: Record<string, Target>): SeedOf<'navigation'> {
  return {
    _id: `navigation-${name}`,
    _type: 'navigation',
    title,
    items: Object.entries(links).map(([label, target]) => ({
      _key: keyOf(label),
      _type: 'navigationItem',
      label,
      kind: 'link',
      ...target,
    })),
  }
}

/**
 * The menus of the template header: Home's variants, the columns of the Pages menu (in the order of their numbers), and
 * the links beside them. Specification section 2; the labels of the variants are from the decisions. Pages that a shopper
 * meets on the way (an error, a payment, a confirmation) are in no menu.
 */
export const templateNavigation = [
  menu('home', 'Home', {
    Minimal: toPage('home'),
    Stylish: toPage('index-v2'),
    Accessories: toPage('index-v3'),
    Collection: toPage('index-v4'),
    Luxury: toPage('index-v5'),
    Retro: toPage('index-v6'),
  }),
  menu('template', 'Template header', {
    Shop: toScreen('shop-v1'),
    Blog: toScreen('blog-v1'),
    Contact: toPage('contact'),
  }),
  menu('pages-1', 'Company', {
    'About Us': toPage('about'),
    'Team Member': toPage('team'),
    'Our Clients': toPage('our-clients'),
    'Price Plan': toPage('pricing'),
    Samples: toScreen('samples'),
    Printing: toPage('printing'),
    FAQs: toPage('faq'),
    Certificates: toScreen('compliance'),
    'Terms & Conditions': toPage('terms-and-conditions'),
  }),
  menu('pages-2', 'Shop and Portfolio', {
    'Shop with Categories': toScreen('shop-v1'),
    'Shop with Filters': toScreen('shop-v2'),
    'Shop with Slider': toScreen('shop-v3'),
    'Product Category': toScreen('categories'),
    Portfolio: toScreen('portfolio-v1'),
    'Our Gallery': toScreen('gallery'),
    'Portfolio Slider': toScreen('portfolio-v3'),
  }),
  menu('pages-3', 'Blog', {
    'Blog with Slider': toScreen('blog-v1'),
    'Blog with Columns': toScreen('blog-v2'),
    'Blog Tags': toScreen('blog-tag'),
    'Blog Details': toScreen('blog-details'),
    'Blog with Sidebar': toScreen('blog-sidebar'),
  }),
  menu('pages-4', 'Account', {
    'My Profile': toScreen('my-profile'),
    'My Account': toScreen('my-account'),
    'Edit Account': toScreen('edit-account'),
    'Order History': toScreen('order-history'),
    Wishlist: toScreen('wishlist'),
    Login: toScreen('login'),
    Register: toScreen('register'),
    'Forget Password': toScreen('forgot-password'),
  }),
  menu('pages-5', 'Checkout', {
    Cart: toScreen('cart'),
    Checkout: toScreen('checkout'),
    'Shipping Method': toPage('shipping-method'),
    'Payment Method': toPage('payment-method'),
    Invoice: toScreen('invoice'),
  }),
]
