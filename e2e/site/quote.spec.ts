import { expect, test, type BrowserContext } from '../test.ts'
import { mailsTo, textOf } from '../mailbox.ts'
import { editor } from '../preview/draft.ts'
import { bags, form, line, list, openList, pad, paste, phone, requestsOf, rows } from './quote-page.ts'

// From the first article on the list to the private link: the visitor's half of a quote.

test('a buyer adds articles from a page and from a card, and the header opens the list', async ({ page }) => {
  await page.goto(bags)
  const price = page.getByRole('region', { name: 'Price', exact: true })
  await price.getByRole('button', { name: '6 × 4 × 12 in' }).click()
  await price.getByLabel('Quantity in cases').fill('12')
  await price.getByRole('button', { name: 'Add to quote' }).click()
  await expect(price.getByText('Added: 12 cases, 6 × 4 × 12 in')).toBeVisible()

  await page.goto('/product-category?category=paper-bags')
  await page.getByRole('button', { name: /^Add to quote: Glassine Bags, / }).click()
  await expect(page.getByRole('link', { name: 'Added. View list' })).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Get A Quote: 2 items' }).click()
  const popup = page.getByRole('dialog', { name: 'Quote list' })
  await expect(popup.getByRole('listitem')).toHaveCount(2)
  // 12 cases of 500 at $46 for 1,000, less 6 %.
  await expect(popup.getByRole('listitem').first()).toContainText('$259.44')
  await popup.getByRole('button', { name: /^Remove Brown Kraft/ }).click()
  await expect(popup.getByRole('listitem')).toHaveCount(1)
  await popup.getByRole('button', { name: 'Undo' }).click()
  await expect(popup.getByRole('listitem').first()).toContainText('12 cases')
  await popup.getByRole('link', { name: 'Review and request the quote' }).click()
  await expect(line(page, 'KBB-02')).toContainText('12 cases at $21.62 per case')
})

test('“Get A Quote” of a product opens the list with the product in it', async ({ page }) => {
  await page.goto(bags)
  await page.getByRole('main').getByRole('link', { name: 'Get A Quote' }).click()
  const popup = page.getByRole('dialog', { name: 'Quote list' })
  await expect(popup.getByRole('listitem')).toHaveText(/Brown Kraft.*KBB-01.*1 case/)
  await page.goto('/quote?sku=glb-01')
  await expect(line(page, 'GLB-01')).toBeVisible()
  await expect(page).toHaveURL('/quote')
  await expect(rows(page)).toHaveValue('')
})

test('“View quote list” adds nothing, and a removed article does not come back', async ({ page }) => {
  await page.goto(bags)
  const popup = page.getByRole('dialog', { name: 'Quote list' })
  const price = page.getByRole('region', { name: 'Price', exact: true })
  await price.getByRole('button', { name: 'Add to quote' }).click()
  await price.getByRole('button', { name: '6 × 4 × 12 in' }).click()
  await price.getByRole('link', { name: 'View quote list' }).click()
  await expect(popup.getByRole('listitem')).toHaveText(/KBB-01/)
  await popup.getByRole('button', { name: /^Remove Brown Kraft/ }).click()
  await page.keyboard.press('Escape')
  for (const _ of ['once', 'again']) {
    await page.getByRole('main').getByRole('link', { name: 'Get A Quote' }).click()
    await expect(popup.getByRole('listitem')).toHaveText(/KBB-02/)
    await page.keyboard.press('Escape')
  }
  await price.getByRole('button', { name: '5 × 3 × 10 in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Get A Quote' }).click()
  await expect(popup.getByRole('listitem')).toHaveText(/KBB-02/)
})

test('a line follows size, unit and quantity, refuses what cannot be ordered, and two tabs agree', async ({
  page,
  context,
}) => {
  await openList(page)
  await expect(list(page)).toContainText('Your list is empty')
  await expect(list(page).getByRole('link', { name: 'Go to the catalogue' })).toBeVisible()
  await paste(page, 'KBB-01 1')
  const bag = line(page, 'KBB-01')
  await expect(bag.getByRole('status')).toContainText('1 case at $19.00 per case')
  await expect(bag.getByRole('status')).toContainText('4 more cases: −3%')
  const other = await context.newPage()
  await openList(other)
  await bag.getByLabel(/^Unit of/).selectOption('pack')
  await bag.getByLabel(/^Quantity of .*KBB-01$/).fill('7')
  await expect(bag.getByRole('status')).toContainText('Sold by the case of 5 bundles.')
  await expect(line(other, 'KBB-01').getByRole('status')).toContainText('Sold by the case of 5 bundles.')
  await bag.getByRole('button', { name: /^Change to 10 bundles/ }).click()
  await expect(line(other, 'KBB-01').getByRole('status')).toContainText('2 cases at $19.00 per case')
  await bag.getByLabel(/^Size of/).selectOption({ label: '6 × 4 × 12 in' })
  await expect(line(other, 'KBB-02').getByRole('status')).toContainText('2 cases at $23.00 per case')
  await line(other, 'KBB-02')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(list(page)).toContainText('Your list is empty')
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 'KBB-02')).toBeVisible()
})

test('the list shows a changed price and a withdrawn article', async ({ page }) => {
  await page.goto('/search')
  const stored = [
    { sku: 'KBB-01', unit: 'case', quantity: 1, seen: { name: 'Brown Kraft Bags', price: 3600 } },
    { sku: 'OLD-01', unit: 'case', quantity: 1, seen: { name: 'Old Bags', price: 100 } },
  ]
  await page.evaluate(
    (value) => localStorage.setItem('quote-list', value),
    JSON.stringify({ version: 1, value: stored }),
  )
  await openList(page)
  await expect(line(page, 'KBB-01')).toContainText('Price changed from $18.00 to $19.00 per case')
  await line(page, 'KBB-01')
    .getByRole('button', { name: /^Accept the new price of/ })
    .click()
  await expect(line(page, 'KBB-01')).not.toContainText('Price changed')
  await expect(line(page, 'OLD-01')).toContainText('No longer sold')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a request with artwork is sent, confirmed, mailed and listed in the account', async ({
    page,
    request,
  }) => {
    const email = 'buyer-phone@example.com'
    await page.goto(bags)
    await page.getByRole('button', { name: 'Add to quote' }).first().click()
    await page.getByRole('link', { name: 'View quote list' }).click()
    await page.getByRole('link', { name: 'Review and request the quote' }).click()
    await expect(line(page, 'KBB-01').getByRole('status')).toContainText('$19.00')
    await line(page, 'KBB-01').getByText('Target price and note').click()
    const target = line(page, 'KBB-01').getByLabel(/^Target price per/)
    await target.pressSequentially('17.')
    await expect(line(page, 'KBB-01').getByText('Enter an amount')).toBeHidden()
    await form(page).getByRole('button', { name: 'Request the quote' }).click()
    await expect(form(page).getByRole('alert')).toContainText('The target price of Brown Kraft Bags')
    await expect(line(page, 'KBB-01').getByText('Enter an amount')).toBeVisible()
    await target.press('End')
    await target.pressSequentially('50')
    await expect(target).toHaveValue('17.50')
    await form(page).getByLabel('Name').fill('Ada Baker')
    await form(page).getByLabel('Email').fill(email)
    await form(page).getByLabel('Message').fill('With delivery to Trenton?')
    const artwork = (name: string, text: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(text),
    })
    await form(page).getByLabel('Artwork').setInputFiles(artwork('logo.pdf', '<svg onload="alert(1)"/>'))
    await form(page).getByRole('button', { name: 'Request the quote' }).click()
    await expect(form(page).getByRole('alert')).toContainText('This SVG contains a script')
    await form(page).getByLabel('Artwork').setInputFiles(artwork('logo.pdf', '%PDF-1.7 the mark of Ada'))
    await page.context().setOffline(true)
    await form(page).getByRole('button', { name: 'Request the quote' }).click()
    const notSent = form(page).getByText('Your request could not be sent. Check your connection')
    await expect(notSent).toBeFocused()
    await expect(notSent).toBeInViewport()
    await page.context().setOffline(false)
    await form(page).getByRole('button', { name: 'Request the quote' }).click()
    const receipt = page.getByRole('region', { name: 'Thank you for your request' })
    await expect(receipt.getByText(/^Q-[\dA-Z]{4}-[\dA-Z]{4}$/)).toBeVisible()
    await expect(receipt).toContainText('1 case of Brown Kraft')
    const href = await receipt.getByRole('link', { name: 'Open your request' }).getAttribute('href')
    expect(href).toMatch(/^\/quote\/[\da-f-]{36}\?t=[\w-]{22}$/)

    const [stored, ...others] = await requestsOf(email)
    expect(others).toEqual([])
    expect(stored?.lines).toMatchObject([
      { sku: 'KBB-01', quantity: 1, pieces: 500, listPrice: 1900, listTotal: 1900, targetPrice: 1750 },
    ])
    expect(JSON.stringify(stored)).not.toContain(href?.split('t=')[1])
    // Nobody without the Studio reads the file: its asset is public, its content encrypted.
    const asset = await editor().getDocument<{ url: string }>(stored?.attachment?.assetId ?? '')
    const bytes = await (await request.get(asset?.url ?? '')).body()
    expect([bytes.length > 0, bytes.includes('mark of Ada')]).toEqual([true, false])

    await expect(() => expect(mailsTo(email)).toHaveLength(1)).toPass()
    const mail = textOf(mailsTo(email)[0] ?? '')
    expect(mail).toContain(href)
    expect(mail).toContain('Target price: $17.50')
    expect(await page.evaluate(() => localStorage.getItem('quote-list'))).toBeNull()
    await page.goto('/my-account')
    const quotes = page.getByRole('region', { name: 'Quotes' })
    await expect(quotes.getByRole('heading', { name: `Quote request ${stored?.number}` })).toBeVisible()
    await expect(quotes.getByRole('link')).toHaveAttribute('href', href ?? '')
  })
})

test('a price that was changed in the browser refuses the request', async ({ page }) => {
  await openList(page)
  await paste(page, 'KBB-01 12')
  await expect(line(page, 'KBB-01').getByRole('status')).toContainText('$214.32')
  // What the page sends: a total of one cent.
  await page.route('**/quote', async (route) => {
    const body = route.request().postData()
    await route.continue(
      body
        ? {
            postData: body
              .replace('\\"shownTotal\\":21432', '\\"shownTotal\\":1')
              .replace('"shownTotal":21432', '"shownTotal":1'),
          }
        : {},
    )
  })
  await form(page).getByLabel('Name').fill('Eve')
  await form(page).getByLabel('Email').fill('eve@example.com')
  await form(page).getByRole('button', { name: 'Request the quote' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Some prices have changed')
  expect(await requestsOf('eve@example.com')).toEqual([])
})

test('artwork of 50 MB is refused, by the page and by the server', async ({ page, request }) => {
  await openList(page)
  await form(page)
    .getByLabel('Artwork')
    .setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024) })
  await form(page).getByRole('button', { name: 'Request the quote' }).click()
  await expect(form(page).getByRole('alert')).toContainText('This file is larger than 10 MB')
  const response = await request.post('/quote', {
    multipart: {
      artwork: { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(50 * 1024 * 1024) },
    },
  })
  expect(response.status()).toBe(413)
  expect(await response.text()).toContain('Files can be up to 10 MB')
})

test.describe('without script', () => {
  let context: BrowserContext
  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext({ javaScriptEnabled: false })
  })
  test.afterEach(() => context.close())

  test('a product leads to the form with the product in it; the pad shows its results and the request is sent', async () => {
    const page = await context.newPage()
    await page.goto(bags)
    await page.getByRole('main').getByRole('link', { name: 'Get A Quote' }).click()
    await expect(page).toHaveURL('/quote?sku=KBB-01')
    await expect(rows(page)).toHaveValue('KBB-01\t1')
    await rows(page).fill('KBB-01\t12\nKBB-20\t3\nKBB-20\t4')
    await pad(page).getByRole('button', { name: 'Check the rows' }).click()
    await expect(pad(page)).toContainText('12 cases of Brown Kraft Bags, 5 × 3 × 10 in: $214.32')
    await expect(pad(page)).toContainText('We have no article KBB-20. Did you mean KBB-02')
    await form(page).getByLabel('Name').fill('Ada')
    await form(page).getByLabel('Email').fill('noscript@example.com')
    await form(page).getByRole('button', { name: 'Request the quote' }).click()
    await expect(page.getByRole('alert')).toContainText('Some rows of the order pad were not recognised')
    await expect(form(page).getByLabel('Name')).toHaveValue('Ada')
    await rows(page).fill('KBB-01\t12')
    await form(page).getByRole('button', { name: 'Request the quote' }).click()
    const receipt = page.getByRole('region', { name: 'Thank you for your request' })
    await expect(receipt.getByText(/^Q-/)).toBeVisible()
    await expect(receipt.getByRole('link', { name: 'Open your request' })).toHaveAttribute(
      'href',
      /^\/quote\/.*\?t=/,
    )
    expect((await requestsOf('noscript@example.com'))[0]?.lines).toMatchObject([
      { sku: 'KBB-01', listTotal: 21_432 },
    ])
  })
})
