import { expect, test, whenInteractive } from '../test.ts'

// What a buyer of packaging comes to find out, on the pages of the catalogue.

const bags = '/product-details?category=kraft-bags-brown'

test('a buyer learns price, minimum, lead time and facts of a bag', async ({ page }) => {
  await page.goto(bags)
  const prices = page.getByRole('region', { name: 'Prices of Brown Kraft Paper Bags' })
  const loaf = prices.getByRole('row', { name: /KBB-02, one family loaf/ })
  await expect(loaf.getByRole('cell')).toHaveText(['$23.00', '$22.31', '$21.62', '$21.16'])
  const facts = page.getByRole('table', { name: 'Facts' })
  for (const [fact, value] of [
    ['Smallest order', '1 case'],
    ['Lead time', '1–3 working days'],
    ['Grammage', '70–90 gsm'],
    ['Your own print', 'from 5,000 bags'],
    ['Samples', 'Free'],
  ] as const) {
    await expect(facts.getByRole('row', { name: fact })).toContainText(value)
  }
})

test('the ladder follows size, unit and quantity', async ({ page }) => {
  await page.goto(bags)
  const price = page.getByRole('region', { name: 'Price', exact: true })
  const result = price.getByRole('status').first()
  await expect(result).toContainText('1 case (500 bags)')
  await expect(result).toContainText('Add 4 cases to save 3%')
  await expect(price.getByRole('radio', { name: 'Pallet of 20,000 $699.20' })).toBeVisible()
  await expect(async () => {
    await price.getByRole('button', { name: '6 × 4 × 12 in' }).click()
    await expect(price.getByText('Article KBB-02, holds one family loaf')).toBeVisible({ timeout: 1000 })
  }).toPass()
  // Twenty thousand bags, counted in bags.
  await price.getByRole('radio', { name: /^Bag/ }).check()
  await price.getByLabel('Quantity in bags').fill('20000')
  await expect(result).toContainText('40 cases (20,000 bags)')
  await expect(result).toContainText('$846.40')
  await expect(result).toContainText('Delivered in 5–8 working days')
  await price.getByLabel('Quantity in bags').fill('20001')
  await expect(result).toContainText('41 cases (20,500 bags)')
  for (const nonsense of ['0', '-3', '']) {
    await price.getByLabel('Quantity in bags').fill(nonsense)
    await expect(result).toContainText('1 case (500 bags)')
  }
  // What is typed replaces the quantity that is there.
  await price.getByLabel('Quantity in bags').fill('500')
  await price.getByRole('radio', { name: /^Case/ }).check()
  await price.getByLabel('Quantity in cases').click()
  await page.keyboard.type('24')
  await expect(result).toContainText('24 cases (12,000 bags)')
  await expect(price.getByText('Smallest order: 1 case.')).toBeVisible()
})

test('prices are readable without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(bags)
  await expect(page.getByRole('cell', { name: '$21.16' })).toBeVisible()
  await expect(page.getByText('Case of 500', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/^Quantity in/)).toBeHidden()
  await context.close()
})

test.describe('a buyer learns the price of 20,000 printed bags, on a phone, without leaving the page of the bag', () => {
  const phone = { width: 390, height: 844 }

  test('in any size and number of colours, and asks for a quote', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(bags)
    await page.getByRole('link', { name: 'See printed prices' }).click()
    const printed = page.getByRole('region', { name: 'Printed with your mark' })
    await expect(printed.getByRole('heading', { name: 'Printed with your mark' })).toBeInViewport()
    const result = printed.getByRole('status')
    await expect(result).toContainText('20,000 bags in one colour')
    await expect(result).toContainText('$1,039.20')
    await expect(result).toContainText('A reorder needs no new plates: $979.20')
    await expect(async () => {
      await printed.getByLabel('Colours').selectOption('2 colours')
      await expect(result).toContainText('$1,219.20', { timeout: 1000 })
    }).toPass()
    // One size for the whole page.
    await printed.getByLabel('Size').selectOption('6 × 4 × 12 in')
    await expect(result).toContainText('$1,366.40')
    await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Article KBB-02')
    await printed.getByLabel('How many bags?').fill('4999')
    await expect(result).toHaveText('Print starts at 5,000 bags. Ask us about a shorter run.')
    await printed.getByLabel('How many bags?').fill('20000')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await printed.getByRole('link', { name: 'Get a printed quote' }).click()
    const list = page.getByRole('dialog', { name: 'Quote list' })
    await expect(list.getByRole('listitem')).toHaveText(/Brown Kraft.*KBB-02.*40 cases/)
    await expect(page).toHaveURL(/kraft-bags-brown/)
    await list.getByRole('link', { name: 'Review and request the quote' }).click()
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Printed, 2 colours')
  })

  test('beside the plain bags, each in a line of its own', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(bags)
    const list = page.getByRole('dialog', { name: 'Quote list' })
    await whenInteractive(page)
    await page.getByRole('button', { name: 'Add to quote', exact: true }).click()
    await expect(page.getByText(/^Added: 1 case, /)).toBeVisible()
    await page.getByRole('link', { name: 'Get a printed quote' }).click()
    await expect(list.getByRole('listitem')).toHaveText([
      /KBB-01.*1 case/,
      /KBB-01.*40 cases, Printed, 1 colour/,
    ])
    await list.getByRole('button', { name: 'Remove Brown Kraft Bags, KBB-01, printed' }).click()
    await expect(list.getByRole('listitem')).toHaveText(/KBB-01.*1 case/)
  })

  test('without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const page = await context.newPage()
    await page.goto(bags)
    await page.getByRole('link', { name: 'See printed prices' }).click()
    const table = page.getByRole('table', { name: /5 × 3 × 10 in \(KBB-01\), printed in one colour/ })
    await expect(table.getByRole('row', { name: '20,000 bags' }).getByRole('cell')).toHaveText([
      '$48.96',
      '$1,039.20',
    ])
    const printed = page.getByRole('region', { name: 'Printed with your mark' })
    await expect(printed).toContainText(
      'Each further colour adds $6.00 for 1,000 bags and $60.00 for its plate.',
    )
    await expect(printed.getByLabel('How many bags?')).toBeHidden()
    await printed.getByRole('link', { name: 'Get a printed quote' }).click()
    await expect(page).toHaveURL('/quote?sku=KBB-01')
    await context.close()
  })
})

test('printing names what it costs in examples, and plain goods have no printed prices', async ({ page }) => {
  await page.goto('/printing')
  const example = page.getByRole('listitem').filter({ hasText: 'One colour on kraft' })
  await expect(example).toContainText('5,000 bags for $364.30')
  await expect(example).toContainText('20,000 bags for $1,039.20')
  await page.goto('/product-details?category=glassine-bags')
  await expect(page.getByRole('region', { name: 'Printed with your mark' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See printed prices' })).toHaveCount(0)
})

test('cards, search, Markdown and structured data name the price', async ({ page, request }) => {
  await page.goto('/product-category?category=paper-bags')
  const card = page.getByRole('article').filter({ hasText: 'Glassine Bags' })
  await expect(card).toContainText('from $21 a box of 1,000')
  await expect(card).toContainText('Glassine, 40 gsm')
  await page.goto('/search?q=KBB-02')
  await expect(page.getByRole('main').getByRole('link', { name: /Brown Kraft Bags/ })).toContainText(
    'from $23 a case of 500',
  )
  await expect(page.getByRole('main')).toContainText('5,000 bags printed from $364.30')
  const markdown = await (await request.get('/product-details/kraft-bags-brown.md')).text()
  expect(markdown).toContain('| KBB-02 | $23.00 |')
  expect(markdown).toContain('| 20,000 bags | $48.96 | $1,039.20 |')
  expect(await (await request.get('/llms.txt')).text()).toContain('(from $19 a case of 500)')
  const html = await (await request.get(bags)).text()
  expect(html).toContain('"@type":"AggregateOffer"')
  expect(html).toContain('"sku":"KBB-04"')
})

test('a buyer finds the certificate of a product, and a code on a box leads to its article', async ({
  page,
}) => {
  await page.goto(bags)
  await page
    .getByRole('table', { name: 'Facts' })
    .getByRole('link', { name: 'Declaration of compliance: paper for dry food' })
    .click()
  await expect(page).toHaveURL('/compliance#certificate-dry-food')
  const declaration = page
    .getByRole('article')
    .filter({ hasText: 'Declaration of compliance: paper for dry food' })
  await expect(declaration).toContainText('DC-2025-011')
  await expect(declaration).toContainText('31st Aug 2029')
  const row = page.getByRole('row', { name: /KBB-01, KBB-02/ })
  await expect(row.getByRole('link', { name: 'DC-2025-011' })).toBeVisible()
  await page.goto('/sku/kbb-02')
  await expect(page).toHaveURL(`${bags}#size-KBB-02`)
  await expect(page.getByRole('button', { name: '6 × 4 × 12 in' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Article KBB-02')
  await page.goto('/sku/KBB-77')
  await expect(page).toHaveURL('/search?q=KBB-77')
})

test.describe('the filters of a category', () => {
  const cards = '/product-category?category=paper-bags'

  test('find the cheapest bag for bread, and back and forward follow', async ({ page }) => {
    await page.goto(cards)
    const main = page.getByRole('main')
    await expect(main.getByRole('status').first()).toHaveText('10 kinds, 17 items')
    await expect(main.getByRole('link', { name: 'Kraft Bags', exact: true })).toBeVisible()
    await expect(async () => {
      await main.getByLabel('Made for').selectOption('bread-and-rolls')
      await expect(main.getByRole('status').first()).toHaveText('7 of 17 items', { timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(`${cards}&food=bread-and-rolls`)
    await expect(main.getByLabel('Made for')).toHaveValue('bread-and-rolls')
    await main.getByLabel('Sort by').focus()
    await main.getByLabel('Sort by').selectOption('Lowest price per piece')
    await expect(main.getByRole('article').first()).toContainText('V-Bottom Bags')
    await expect(page).toHaveURL(`${cards}&food=bread-and-rolls&sort=price`)
    await expect(main.getByLabel('Sort by')).toBeFocused()
    await page.goBack()
    await expect(main.getByRole('article').first()).toContainText('Brown Kraft Bags')
    await expect(main.getByLabel('Sort by')).toHaveValue('')
    await main.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(cards)
    await expect(main.getByRole('status').first()).toHaveText('10 kinds, 17 items')
    await expect(main.getByLabel('Made for')).toHaveValue('')
    await page.goBack()
    await expect(main.getByRole('status').first()).toHaveText('7 of 17 items')
    await expect(main.getByLabel('Made for')).toHaveValue('bread-and-rolls')
  })

  test('work without script, at one canonical address that is not indexed', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(cards)
    await page.getByLabel('Print').selectOption('plain')
    await page.getByLabel('Material').selectOption('greaseproof-paper')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(`${cards}&material=greaseproof-paper&print=plain`)
    await expect(page.getByRole('main').getByRole('article')).toHaveText(/Brown Greaseproof Bags/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await page.goto(`${cards}&page=9&food=stones`)
    await expect(page).toHaveURL(`${cards}&food=stones&page=9`)
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'items' })).toHaveText(
      '10 kinds, 17 items',
    )
    await context.close()
  })
})
