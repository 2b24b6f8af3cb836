import { expect, it } from 'vitest'
import { loadedMarkupOf, wordsOf } from '../testing'

it('counts down only when it has an end', async () => {
  const markup = await loadedMarkupOf({
    _type: 'dealBanner',
    heading: 'Today only',
    offer: '45% off',
    deal: { endsAt: '2030-01-01T00:00:00Z' },
  })
  expect(wordsOf(markup)).toContain('Today only 45% off')
  expect(markup).toContain('role="timer"')
  expect(
    await loadedMarkupOf({
      _type: 'dealBanner',
      heading: 'Today only',
      deal: { endsAt: null },
    }),
  ).not.toContain('role="timer"')
})

it('is not shown once its deal is over', async () => {
  expect(
    await loadedMarkupOf({
      _type: 'dealBanner',
      heading: 'Today only',
      deal: null,
    }),
  ).toBe('')
})
