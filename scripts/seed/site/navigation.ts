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

/** What buyers ask before they order; the footer has it, too. */
const ordering: [label: string, target: Target][] = [
  ['Delivery', toPage('shipping-method')],
  ['Payment', toPage('payment-method')],
  ['Samples', toScreen('samples')],
  ['Printing', toPage('printing')],
  ['FAQ', toPage('faq')],
  ['Certificates', toScreen('compliance')],
  ['Terms', toPage('terms-and-conditions')],
]

/** What a buyer has ordered and asked for from this browser. */
const account: typeof ordering = [
  ['My Account', toScreen('my-account')],
  ['Order History', toScreen('order-history')],
]

/** Several links under one label. */
function listMenu(label: string, links: typeof ordering) {
  return {
    _key: keyOf(label),
    _type: 'navigationItem' as const,
    label,
    kind: 'list' as const,
    links: links.map(([text, target]) => ({ _key: keyOf(text), ...link(text, target) })),
  }
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
      listMenu('Ordering', [...ordering, ...account]),
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
      ...ordering.map(([label, target]) => entry(label, target)),
    ],
  },
  ...templateNavigation,
] satisfies SeedOf<'navigation'>[]
