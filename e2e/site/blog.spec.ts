import { expect, test } from '../test.ts'

// Specification sections 2 (Blog), 8 and 9.

test('blog-v1 has featured posts in a slider and the ten latest in a grid', async ({ page }) => {
  await page.goto('/blog-v1')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Post' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Featured Posts' })).toBeVisible()
  const cards = page.getByRole('region', { name: 'Latest Posts' }).getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    '/blog-details-v1/1',
  )
  await expect(cards.nth(1).getByRole('link', { name: 'Vase', exact: true })).toHaveAttribute(
    'href',
    '/blog-tag?tag=vase',
  )
  // Every post is on the page, so there is no link to more.
  await expect(page.getByRole('main').getByRole('link', { name: 'Load More' })).toHaveCount(0)
})

test('blog-v2 has the eight latest with date, tag, title and description', async ({ page }) => {
  await page.goto('/blog-v2')
  const rows = page.getByRole('region', { name: 'Latest Posts' }).getByRole('article')
  await expect(rows).toHaveCount(8)
  await expect(rows.first()).toContainText('13th Sept 2025')
  await expect(rows.first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    '/blog-details-v2/1',
  )
  await expect(page.getByRole('link', { name: 'See all posts' })).toHaveAttribute('href', '/blog-tag')
})

for (const path of ['/blog-details-v1/8', '/blog-details-v2/8']) {
  test(`${path} shows the post, its neighbours, comments and five related posts`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('How Grease Resistance Works in Paper')
    await expect(main.getByRole('table', { name: 'Which kit number suits which food' })).toBeVisible()
    await expect(main.getByRole('blockquote')).toBeVisible()
    await expect(main.getByText('By Walter Brandvold')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Comment (13)' })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Reply to/ }).first()).toHaveAttribute(
      'href',
      '#comment-form',
    )
    await expect(main.getByRole('region', { name: 'Related Posts' }).getByRole('article')).toHaveCount(5)
    const neighbours = main.getByRole('navigation', { name: 'More posts' }).getByRole('link')
    await expect(neighbours).toHaveCount(2)
    await expect(neighbours.nth(0)).toHaveAttribute('href', '/blog-details-v1/9')
    await expect(neighbours.nth(1)).toHaveAttribute('href', '/blog-details-v1/7')
    const share = main.getByRole('link', { name: 'Share on Facebook' })
    await expect(share).toHaveAttribute('href', /blog-details-v1%2F8$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog-details-v1\/8$/)
    await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute(
      'content',
      '2025-08-18',
    )
    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '{}')['@type'] as string),
      )
    expect(kinds.toSorted()).toEqual(['BlogPosting', 'BreadcrumbList'])
  })
}

for (const path of ['/blog-details-v1', '/blog-details-v2', '/blog-details-v3']) {
  test(`${path} shows the newest post under its canonical address`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog-details-v1\/1$/)
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
  })
}

test('blog-details-v3 has categories, recent posts and popular tags beside the post', async ({ page }) => {
  await page.goto('/blog-details-v3')
  const sidebar = page.getByRole('complementary', { name: 'More of the blog' })
  const part = (name: string) => sidebar.locator('section', { has: page.getByRole('heading', { name }) })
  await expect(part('Categories').getByRole('link')).toHaveText([
    'Chair',
    'Table',
    'Sofa Set',
    'Lamp',
    'Vases',
    'Mirror',
    'Art & Design',
  ])
  await expect(part('Recent Posts').getByRole('link')).toHaveCount(4)
  await part('Popular Tags').getByRole('link', { name: 'Linen' }).click()
  await expect(page).toHaveURL('/blog-tag?tag=linen')
})

for (const path of ['/blog-details-v1/999', '/blog-details-v2/not-a-number']) {
  test(`${path} shows the newest post and is not indexed`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bakery Counter/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}

test('blog-details-v1 with a category shows the packaging details', async ({ page }) => {
  for (const path of ['/blog-details-v1', '/blog-details-v1/3']) {
    await page.goto(`${path}?category=glassine-bags`)
    await expect(page).toHaveURL('/product-details?category=glassine-bags')
  }
})

test('blog-tag lists all posts, or those with a tag', async ({ page }) => {
  await page.goto('/blog-tag')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Blog Tags' })).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Blog',
    'Vase',
  ])
  await expect(main.getByRole('article')).toHaveCount(10)
  await expect(main.getByRole('article').first().getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    '/blog-details-v2/1',
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog-tag$/)
  await page.goto('/blog-tag?tag=sofa&page=-1')
  await expect(main.getByRole('article')).toHaveCount(2)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog-tag\?tag=sofa$/)
  for (const tag of ['no-such-tag', '<b>', 'a'.repeat(5000)]) {
    await page.goto(`/blog-tag?tag=${encodeURIComponent(tag)}`)
    await expect(main.getByText('No such tag.')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('lists, tags and posts are in the HTML', async ({ page }) => {
    await page.goto('/blog-v1')
    await page.getByRole('main').getByRole('link', { name: 'Vase', exact: true }).first().click()
    await expect(page).toHaveURL('/blog-tag?tag=vase')
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(page).toHaveURL('/blog-details-v2/2')
    await expect(page.getByRole('heading', { name: 'Comment (13)' })).toBeVisible()
  })
})

test('the feed is linked, well formed, and has absolute addresses', async ({ page, request }) => {
  await page.goto('/blog-v1')
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toContain('application/rss+xml')
  const links = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'text/xml')
      if (feed.querySelector('parsererror')) throw new Error('The feed is not well formed')
      return [...feed.querySelectorAll('item > link')].map((link) => link.textContent ?? '')
    },
    await response.text(),
  )
  expect(links).toHaveLength(10)
  expect(links[0]).toMatch(/^https?:\/\/[^/]+\/blog-details-v1\/1$/)
})

test('the last row of a list of posts is full', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [path, count] of [
    ['/blog-tag?tag=chair', 2],
    ['/blog-tag', 10],
  ] as const) {
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(count)
    const [first, last] = [await cards.first().boundingBox(), await cards.last().boundingBox()]
    // As far from the right edge of the page as the first one from the left.
    expect(1280 - (last?.x ?? 0) - (last?.width ?? 0), path).toBeCloseTo(first?.x ?? 0, 0)
  }
})
