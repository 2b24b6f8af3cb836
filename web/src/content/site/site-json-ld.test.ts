import { expect, it } from 'vitest'
import { siteJsonLd } from './site-json-ld'

const contacts = [{ name: 'Phone Number', kind: 'phone' as const, value: '+1 (201) 555-0142' }]
const facts = JSON.parse(
  JSON.stringify(siteJsonLd({ title: 'Paper & Home', contacts }, 'http://localhost:3000')),
)

it('takes address, phone and email from the contacts, and leaves out what is not there', () => {
  expect(facts['@graph'][0]).toEqual({
    '@type': 'Organization',
    name: 'Paper & Home',
    url: 'http://localhost:3000',
    logo: 'http://localhost:3000/icon-512.png',
    telephone: '+1 (201) 555-0142',
  })
})

it('says where the site can be searched', () => {
  expect(facts['@graph'][1]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'http://localhost:3000/search?q={words}' } },
  })
})
