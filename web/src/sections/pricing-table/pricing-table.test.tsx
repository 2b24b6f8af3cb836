import { expect, it } from 'vitest'
import { link, loadedMarkupOf, wordsOf } from '../testing'

it('starts on monthly prices', async () => {
  const markup = await loadedMarkupOf({
    _type: 'pricingTable',
    monthlyLabel: 'Monthly',
    yearlyLabel: 'Yearly',
    plans: [
      { _id: 'b', title: 'Basic', monthlyPrice: 9, yearlyPrice: 99, people: 1, features: ['230+ products'] },
    ],
    callToAction: link('Choose', '/register'),
  })
  expect(wordsOf(markup)).toContain('Basic For one person $9 / month $99 / year 230+ products Choose')
  expect(markup).toMatch(/<input(?=[^>]* value="month")(?=[^>]* checked)/)
  expect(markup).not.toMatch(/<input(?=[^>]* value="year")(?=[^>]* checked)/)
})
