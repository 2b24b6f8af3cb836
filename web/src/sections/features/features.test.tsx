import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('gives every feature an icon, also an unknown one', () => {
  const markup = markupOf('features', {
    items: [
      { _key: 'a', icon: 'delivery', title: 'Free Delivery', text: 'On working days' },
      { _key: 'b', icon: 'unheard-of', title: 'Support' },
    ],
  })
  expect(wordsOf(markup)).toBe('Free Delivery On working days Support')
  expect(markup.match(/<svg/g)).toHaveLength(2)
})
