import { expect, it } from 'vitest'
import { postDate } from './post-date'

it('writes a day as posts do', () => {
  const days = ['2025-09-13', '2025-01-01', '2025-12-22', '2025-03-03', 'soon']
  expect(days.map(postDate)).toEqual([
    '13th Sept 2025',
    '1st Jan 2025',
    '22nd Dec 2025',
    '3rd March 2025',
    'soon',
  ])
})
