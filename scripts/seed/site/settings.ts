import type { SeedOf } from '../types.ts'

/** Who the shop is. Address, phone number and email address are fictional (555 number, example domain). */
export const settings = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    title: 'Paper & Home',
    tagline: 'Paper packaging for food, retail and the home',
    description:
      'Paper bags, plates, sheets, foils and food containers for bakeries, restaurants and shops, with the size and the pack count on every page.',
    showSamples: true,
    contacts: [
      {
        _key: 'address',
        _type: 'contact',
        name: 'Office Address',
        kind: 'address',
        value: '12 Sample Mill Road, Unit 5, Paperton, New Jersey 00000, US',
      },
      { _key: 'phone', _type: 'contact', name: 'Phone Number', kind: 'phone', value: '+1 (201) 555-0142' },
      {
        _key: 'email',
        _type: 'contact',
        name: 'Email Address',
        kind: 'email',
        value: 'hello@paperandhome.example',
      },
    ],
    messaging: { isShown: true, text: "Hello! I'm interested in your services." },
    footer: {
      about:
        'We supply paper and food packaging by the case: bags, plates, sheets, foils and containers, with the grammage, the size and the pack count on every page.',
      contactHeading: 'Contact',
      categoriesHeading: 'Categories',
      newsletterHeading: 'Join Our Newsletter',
      newsletterText: 'New sizes, restocks and price changes, about once a month. Unsubscribe at any time.',
      newsletterPlaceholder: 'Your email address',
      newsletterButton: 'Subscribe',
    },
  },
] satisfies SeedOf<'siteSettings'>[]
