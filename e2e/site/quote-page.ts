import { expect, type Page } from '@playwright/test'
import { editor } from '../preview/draft.ts'

// The parts of /quote that its tests use.

export const bags = '/product-details?category=kraft-bags-brown'
export const phone = { width: 390, height: 844 }

export const list = (page: Page) => page.getByRole('region', { name: 'Your list' })
export const pad = (page: Page) => page.getByRole('region', { name: 'Order pad' })
export const form = (page: Page) => page.getByRole('form', { name: 'Request a quote' })
export const line = (page: Page, sku: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Remove .*, ${sku}$`) }) })
export const rows = (page: Page) => pad(page).getByLabel('Article numbers and quantities')

/** Opens the list once it reacts to the visitor. */
export async function openList(page: Page) {
  await page.goto('/quote')
  await expect(page.getByRole('heading', { level: 1, name: 'Get A Quote' })).toBeVisible()
}

export async function paste(page: Page, text: string) {
  await rows(page).fill(text)
  await pad(page).getByRole('button', { name: 'Check the rows' }).click()
}

/** The requests of an email address, as the lake has them. */
export const requestsOf = (email: string) =>
  editor().fetch<
    {
      _id: string
      number: string
      linkHash: string
      lines: { sku: string; quantity: number; pieces: number; listPrice?: number; listTotal?: number }[]
      attachment?: { name: string; assetId: string; key: string }
    }[]
  >('*[_type == "quoteRequest" && contact.email == $email]', { email })
