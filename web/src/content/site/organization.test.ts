import { expect, it } from 'vitest'
import { organization } from './organization'

it('takes address, phone and mail from the contacts, and leaves out what is not there', () => {
  const contacts = [{ name: 'Phone Number', kind: 'phone' as const, value: '+1 (201) 555-0142' }]
  const facts = organization({ title: 'Paper & Home', contacts, footer: {} }, 'http://localhost:3000')
  expect(JSON.parse(JSON.stringify(facts))).toEqual({
    '@type': 'Organization',
    name: 'Paper & Home',
    url: 'http://localhost:3000',
    logo: 'http://localhost:3000/icon.svg',
    telephone: '+1 (201) 555-0142',
  })
})
