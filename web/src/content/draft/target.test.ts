import { expect, it } from 'vitest'
import { pageOf } from './target'

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/product-details?category=Kraft-sheets', '/product-details?category=Kraft-sheets'],
  ['/about?sanity-preview-perspective=drafts#team', '/about#team'],
])('leads %s to %s', (address, page) => expect(pageOf(address)).toBe(page))

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '///elsewhere.example/',
  '/\\elsewhere.example/',
  '/..//elsewhere.example/',
  '/.//elsewhere.example/',
  '/%5c/../..//elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'about',
  '',
])('refuses %j', (address) => expect(pageOf(address)).toBeUndefined())
