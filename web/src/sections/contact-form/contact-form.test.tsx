import { expect, it } from 'vitest'
import { loadedMarkupOf } from '../testing'

const section = {
  _type: 'contactForm' as const,
  heading: 'Get in Touch',
  subjects: ['Paper Bags'],
  subjectPlaceholder: 'Choose',
  buttonLabel: 'Submit',
}

it('has the fields and subjects of the specification, and says which are optional', async () => {
  const markup = await loadedMarkupOf(section)
  expect([...markup.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Full Name',
    'Email',
    'Phone No. (optional)',
    'Subject (optional)',
    'Your Message',
  ])
  expect([...markup.matchAll(/<option[^>]*>([^<]+)/g)].map(([, option]) => option)).toEqual([
    'Choose',
    'Paper Bags',
  ])
})

it('names its fields in the words of an editor', async () => {
  const labels = { name: 'Your name', message: 'How can we help?' }
  const markup = await loadedMarkupOf({ ...section, labels })
  expect(markup).toContain('>Your name</label>')
  expect(markup).toContain('>How can we help?</label>')
})

it.each([
  ['name', ['autocomplete="name"', 'maxlength="100"', 'required']],
  ['email', ['type="email"', 'autocomplete="email"', 'required']],
  ['phone', ['type="tel"', 'autocomplete="tel"']],
])('has the right keyboard, suggestions and constraints for %s', async (name, attributes) => {
  const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(await loadedMarkupOf(section)) ?? []
  for (const attribute of attributes) expect(input.toLowerCase()).toContain(attribute)
})
