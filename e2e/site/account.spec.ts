import { readFileSync } from 'node:fs'
import { expect, test, type Page, whenInteractive } from '../test.ts'

// Account pages and authentication (specification section 2; decisions, "Samples and the visitor's own").

const main = (page: Page) => page.getByRole('main')
const profile = (page: Page) => main(page).getByRole('form', { name: 'Profile' })

const pages = {
  'My Profile': '/my-profile',
  'My Account': '/my-account',
  'Edit Account': '/edit-account',
  'Order History': '/order-history',
}

for (const [name, path] of Object.entries(pages)) {
  test(`${path} has the menu that the account pages share, with its own entry marked`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Account' })
    const others = { Wishlist: '/wishlist', Logout: '/login#no-accounts' }
    for (const [label, href] of Object.entries({ ...pages, ...others })) {
      await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', href)
    }
    await expect(menu.locator('[aria-current="page"]')).toHaveText(name)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(crumbs).toHaveText(['Home', path === '/order-history' ? 'History' : name])
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
  })
}

test('“Logout” says that the browser keeps what it has, and leads to where that is deleted', async ({
  page,
}) => {
  await page.goto('/order-history')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Logout' }).click()
  await expect(main(page).getByText('This shop has no accounts')).toBeVisible()
  await main(page).getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByRole('button', { name: /delete/i }).first()).toBeVisible()
})

test('the profile is kept in the browser, shown on both pages and in both tabs, exported and deleted', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/edit-account')
  const other = await context.newPage()
  await other.goto('/my-profile')
  await whenInteractive(other)
  const values = {
    'Full Name': 'Ada Lovelace <b>',
    Designation: 'Buyer',
    'Phone No.': '+1 (201) 555-0142',
    Mail: 'ada@example.com',
    Location: 'Trenton',
    'Web / Social Media': 'ada.example',
    Bio: 'Two cafés,\none bakery.',
  }
  for (const [label, value] of Object.entries(values)) {
    await profile(page).getByLabel(label, { exact: true }).fill(value)
  }
  await expect(profile(page).getByLabel('Mail')).toHaveAttribute('type', 'email')
  await expect(profile(page).getByLabel('Phone No.')).toHaveAttribute('type', 'tel')
  await profile(page).getByRole('button', { name: 'Save Change' }).click()
  await expect(profile(page).getByText('Saved in this browser.')).toBeVisible()
  for (const [label, value] of Object.entries(values)) {
    await expect(profile(other).getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await page.goto('/my-profile')
  await expect(profile(page).getByLabel('Full Name')).toHaveValue('Ada Lovelace <b>')
  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Export my data' }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    profile: { value: { email: string } }
  }
  expect(file.profile.value.email).toBe('ada@example.com')
  await main(page).getByRole('button', { name: 'Delete my data' }).click()
  await main(page).getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(main(page).getByText('Everything was deleted from this browser.')).toBeVisible()
  for (const tab of [page, other]) await expect(profile(tab).getByLabel('Full Name')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
  expect(sent).toEqual([])
})

test('the browser refuses an address that is none', async ({ page }) => {
  await page.goto('/edit-account')
  await profile(page).getByLabel('Mail').fill('no address')
  await profile(page).getByRole('button', { name: 'Save Change' }).click()
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
})

for (const path of ['/my-account', '/order-history']) {
  test(`${path} shows the sample orders; one that is removed comes back with Undo`, async ({ page }) => {
    await page.goto(path)
    const rows = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
    await expect(rows).toHaveCount(6)
    for (const index of [0, 1, 2, 3, 4, 5]) await expect(rows.nth(index)).toContainText('$74')
    for (const [status, colour] of [
      ['Completed', 'rgb(86, 107, 78)'],
      ['Pending', 'rgb(138, 90, 18)'],
      ['Cancel', 'rgb(168, 73, 43)'],
    ] as const) {
      await expect(rows.getByText(status, { exact: true }).first()).toHaveCSS('color', colour)
    }
    await expect(rows.first()).toContainText('11th Sept 2025')
    await main(page).getByRole('button', { name: 'Remove White SOS Bags' }).click()
    await expect(rows).toHaveCount(5)
    await page.reload()
    await expect(rows).toHaveCount(5)
    await main(page).getByRole('button', { name: 'Remove Bakery Boxes' }).click()
    await main(page).getByRole('button', { name: 'Undo' }).click()
    await expect(rows.first()).toContainText('Bakery Boxes')
  })
}

test('own orders take the place of the sample, with their private links, and are removed only after a question', async ({
  page,
}) => {
  const order = {
    id: '3f0c1c1e-5a53-4a52-9c1e-0a4b5c6d7e8f',
    token: '0123456789abcdef0123456789abcdef',
    number: 'PH-2026-0001',
    date: '2026-11-20T10:00:00.000Z',
    total: 9350,
  }
  await page.goto('/search')
  await page.evaluate(
    (value) => localStorage.setItem('orders', JSON.stringify({ version: 1, value: [value, { id: '<b>' }] })),
    order,
  )
  await page.goto('/order-history')
  const row = main(page).getByRole('listitem').filter({ hasText: 'Order PH-2026-0001' })
  await expect(row).toContainText('$93.50')
  await expect(row).toContainText('20th Nov 2026')
  await expect(row.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    `/invoice?order=${order.id}&t=${order.token}`,
  )
  await expect(main(page).getByText('White SOS Bags')).toHaveCount(0)
  await row.getByRole('button', { name: 'Remove order PH-2026-0001' }).click()
  await row.getByRole('button', { name: 'Remove it' }).click()
  await expect(row).toHaveCount(0)
})

const forms = [
  {
    path: '/login',
    button: 'Login',
    labels: ['Email', 'Password', 'Remember Me'],
    link: ['Register', '/register'],
  },
  {
    path: '/register',
    button: 'Register',
    labels: ['Full Name', 'Email', 'Password', 'Remember Me'],
    link: ['Login', '/login'],
  },
  { path: '/forger-password', button: 'Send Info', labels: ['Email'], link: ['Login', '/login'] },
] as const

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript })

    for (const { path, button, labels, link } of forms) {
      test(`${path} has the specified form, which says that there are no accounts and sends nothing`, async ({
        page,
      }) => {
        await page.goto(path)
        const form = main(page).getByRole('form')
        for (const label of labels) await expect(form.getByLabel(label, { exact: true })).toBeVisible()
        await expect(main(page).getByRole('link', { name: link[0], exact: true })).toHaveAttribute(
          'href',
          link[1],
        )
        const answer = main(page).getByText('This shop has no accounts')
        await expect(answer).toBeHidden()
        const addresses: string[] = []
        page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`))
        await form.getByLabel('Email').fill('somebody@example.com')
        await form.getByRole('button', { name: button, exact: true }).click()
        await expect(answer).toBeVisible()
        await expect(main(page).getByRole('link', { name: 'Order History' })).toHaveAttribute(
          'href',
          '/order-history',
        )
        expect(addresses.filter((address) => address.includes('somebody'))).toEqual([])
        expect(new URL(page.url()).search.replace('?', '')).toBe('')
      })
    }
  })
}

test('/forger-password says that a link will be emailed', async ({ page }) => {
  await page.goto('/forger-password')
  await expect(main(page).getByText(/A link to reset your password will be emailed/)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the account pages say what needs script, and show the sample orders', async ({ page }) => {
    for (const path of Object.values(pages)) {
      await page.goto(path)
      await expect(main(page).getByText(/needs? JavaScript because/)).toBeVisible()
      await expect(main(page).getByRole('button')).toHaveCount(0)
    }
    await expect(main(page).getByText('White SOS Bags')).toBeVisible()
  })
})
