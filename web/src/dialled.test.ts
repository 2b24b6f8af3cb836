import { expect, it } from 'vitest'
import { dialled } from './dialled'

it.each([
  ['+1 (201) 555-0142', '+12015550142'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+49 (0) 30 901820', '+4930901820'],
  ['(020) 7946 0958', '02079460958'],
])('dials %s as %s', (phone, number) => expect(dialled(phone)).toBe(number))
