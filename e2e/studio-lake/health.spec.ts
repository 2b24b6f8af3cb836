import { expect } from '@playwright/test'
import { studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { logIn } from './editor.ts'

const weak = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
const link = (label: string, to: string) => ({ _type: 'link', label, to: weak(to) })

test('health lists every dead link, opens its field, and loses the line once it is mended', async ({
  page,
  content,
}) => {
  await content.given({
    _id: 'test-page',
    _type: 'page',
    title: 'Dead ends',
    route: '/dead-ends',
    header: 'packaging',
    sections: [
      { _key: 'a', _type: 'callToActionBand', heading: 'First', callToAction: link('Read more', 'gone-1') },
      { _key: 'b', _type: 'callToActionBand', heading: 'Second', callToAction: link('Read more', 'gone-2') },
    ],
  })
  await logIn(page)
  await page.goto(`${studioUrl}/structure/health`)
  const dead = page.getByRole('link', { name: /Dead ends/ }).filter({ hasText: 'Read more' })
  await expect(dead).toHaveCount(2)
  await dead.last().click()
  // The form opens at the link in the second section.
  await expect(page.getByTestId('field-sections[_key=="b"].callToAction.to').first()).toBeVisible()
  await content.client
    .patch('test-page')
    .set({ 'sections[_key=="b"].callToAction.to': weak('page-about') })
    .commit()
  await expect(dead).toHaveCount(1)
})
