import { expect, it } from 'vitest'
import { linksOf, markupOf } from '../testing'

it('makes phone and chat links of the settings', () => {
  const markup = markupOf('officeContacts', {
    showChat: true,
    shop: {
      contacts: [{ _key: 'p', name: 'Phone', kind: 'phone', value: '+1 (201) 555-0142' }],
      messaging: { phone: '12015550142', text: 'Hello!' },
    },
  })
  expect(linksOf(markup)).toEqual(['tel:+12015550142', 'https://wa.me/12015550142?text=Hello!'])
})
