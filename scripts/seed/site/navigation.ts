import { keyOf, link } from '../build.ts'
import { templateNavigation } from './template-navigation.ts'
import type { SeedOf } from '../types.ts'
import { type Target, toPage, toScreen } from '../targets.ts'

function entry(label: string, target: Target) {
  return { _key: keyOf(label), _type: 'navigationItem' as const, label, kind: 'link' as const, ...target }
}

/** The menu of all categories, filled by the catalogue itself. */
function categoryMenu(label: string) {
  return { _key: keyOf(label), _type: 'navigationItem' as const, label, kind: 'categories' as const }
}

/** Specification section 2, "Header and global behaviour". */
export const navigation = [
  {
    _id: 'navigation-packaging',
    _type: 'navigation',
    title: 'Packaging header',
    items: [
      entry('Home', toPage('home')),
      entry('About Us', toPage('about')),
      categoryMenu('Category'),
      entry('Our Gallery', toScreen('gallery')),
      entry('Contact', toPage('contact')),
    ],
    callToAction: link('Get A Quote', toScreen('quote')),
  },
  {
    _id: 'navigation-footer',
    _type: 'navigation',
    title: 'Quick Links',
    items: [
      entry('Home', toPage('home')),
      entry('About', toPage('about')),
      entry('Contact Us', toPage('contact')),
      entry('Delivery', toPage('shipping-method')),
      entry('Payment', toPage('payment-method')),
      entry('FAQ', toPage('faq')),
      entry('Certificates', toScreen('compliance')),
      entry('Terms', toPage('terms-and-conditions')),
    ],
  },
  ...templateNavigation,
] satisfies SeedOf<'navigation'>[]
