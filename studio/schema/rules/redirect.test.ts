import { expect, it } from 'vitest'
import { category, ref } from '../../testing/documents.ts'
import { validate } from '../../testing/schema.ts'

const about = { _id: 'page-about', _type: 'page', title: 'About Us', route: '/about' }
const foils = category('foils')
const earlier = { _id: 'redirect-1', _type: 'redirect', from: '/taken', to: ref(about._id) }

const problemsOf = async (from: string | undefined, to: object | undefined = ref(about._id)) =>
  (await validate({ _id: 'drafts.redirect-2', _type: 'redirect', from, to }, [about, foils, earlier]))
    .filter(({ level }) => level === 'error')
    .map(({ message }) => message)

it.each([
  '/our-story',
  '/product-category?category=old-name',
  '/blog-tag?tag=old',
  '/product-details/99',
  '/old/page.html',
  '/our-story/',
  '/product-details/old-chair',
  '/catalogue',
  '/catalogue/kraft-bags',
  '/health/food-safe',
  '/index/about',
])('takes %s', async (from) => expect(await problemsOf(from)).toEqual([]))

it.each([
  [undefined, 'Enter the old address'],
  ['our-story', 'starts with “/”'],
  ['/old page.html', 'contains a space'],
  ['/über-uns', 'contains “ü”'],
  ['//elsewhere.example', 'starts with “/”'],
  ['https://shop.example/about', 'Leave out the name of the site'],
  ['/old.php?id=7', 'Leave out “?” and what follows: “/old.php”'],
  ['/cart', 'belongs to the fixed page “Cart”'],
  ['/About', 'Visitors find “About Us” at “/About”'],
  ['/product-details?category=foils', 'Visitors find “Name of foils”'],
  ['/product-category?category=foils', 'Visitors find “Name of foils”'],
  ['/about/', 'Visitors find “About Us” at “/about/”'],
  ['/taken/', 'Another redirect leaves from “/taken/” already'],
  ['/cart/', 'belongs to the fixed page “Cart”'],
  ['/a//b', 'a single “/”'],
  ['/sku/AB', 'The site answers “/sku/AB” itself'],
  ['/sitemap.xml', 'The site answers'],
  ['/index', 'The site answers'],
  ['/catalogue/details/foils', 'The site answers'],
  ['/Taken', 'Another redirect leaves from “/Taken” already'],
])('refuses %s', async (from, words) => expect((await problemsOf(from)).join()).toContain(words))

it('needs a page to lead to', async () => expect((await problemsOf('/our-story', undefined)).join()).toBe(''))
