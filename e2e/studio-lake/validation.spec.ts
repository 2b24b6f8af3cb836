import { expect, type Page } from '@playwright/test'
import { test, type Draft } from './content.ts'
import { field, openDocument } from './editor.ts'

const product: Draft = {
  _id: 'drafts.test-product',
  _type: 'product',
  name: 'A test chair',
  number: 9001,
  category: 'Chair',
  itemType: 'Regular',
  sku: 'wrong',
}

/** Opens the list of what is missing and clicks one of its lines. */
async function clickProblem(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: 'Validation' }).click()
  const list = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('heading', { name: 'Validation' }) })
  await list.getByText(sentence).click()
}

const articleNumber = 'Write two capital letters, an underscore and four digits: “CH_0015”.'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a line of what is missing leads to its field, in another tab of the form, too', async ({
    page,
    content,
  }) => {
    await content.given(product)
    await openDocument(page, 'product', 'test-product')
    const number = field(page, 'Article number')
    const price = page.getByRole('spinbutton', { name: 'Price', exact: true })
    for (const [sentence, input] of [
      [articleNumber, number],
      ['Write the amount, 0 if it is free.', price],
      [articleNumber, number],
    ] as const) {
      await clickProblem(page, sentence)
      await expect(page.getByRole('heading', { name: 'Validation' })).toBeHidden()
      await expect(input).toBeFocused()
      await expect(input).toBeInViewport({ ratio: 1 })
    }
  })
})

test('beside a form, the list of what is missing stays open', async ({ page, content }) => {
  await content.given(product)
  await openDocument(page, 'product', 'test-product')
  await clickProblem(page, articleNumber)
  await expect(field(page, 'Article number')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Validation' })).toBeVisible()
})
