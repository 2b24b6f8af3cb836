import { keyOf, link } from '../build.ts'
import { templateNavigation } from './template-navigation.ts'
import type { SeedOf } from '../types.ts'

function entry(label: string, href: string) {
  return { _key: keyOf(label), _type: 'navigationItem' as const, label, kind: 'link' as const, href }
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
      entry('Home', '/'),
      entry('About Us', '/about'),
      categoryMenu('Category'),
      entry('Our Gallery', '/portfolio-v2'),
      entry('Contact', '/contact'),
    ],
    callToAction: link('Get A Quote', '/contact'),
  },
  {
    _id: 'navigation-footer',
    _type: 'navigation',
    title: 'Quick Links',
    items: [entry('Home', '/'), entry('About', '/about'), entry('Contact Us', '/contact')],
  },
  ...templateNavigation,
] satisfies SeedOf<'navigation'>[]
