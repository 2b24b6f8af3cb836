import { expect, it } from 'vitest'
import { markupOf } from '../testing'

const section = {
  heading: 'Get in Touch',
  subjects: ['Paper Bags'],
  subjectPlaceholder: 'Choose',
  buttonLabel: 'Submit',
}

it('has the fields and subjects of the specification, and says which are optional', () => {
  const markup = markupOf('contactForm', section)
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

it('names its fields in the words of an editor', () => {
  const markup = markupOf('contactForm', {
    ...section,
    labels: { name: 'Your name', message: 'How can we help?' },
  })
  expect(markup).toContain('>Your name</label>')
  expect(markup).toContain('>How can we help?</label>')
})

it.each([
  ['name', ['autocomplete="name"', 'maxlength="100"', 'required']],
  ['email', ['type="email"', 'autocomplete="email"', 'required']],
  ['phone', ['type="tel"', 'autocomplete="tel"']],
])('has the right keyboard, suggestions and constraints for %s', (name, attributes) => {
  const [input = ''] =
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(markupOf('contactForm', section)) ?? []
  for (const attribute of attributes) expect(input.toLowerCase()).toContain(attribute)
})
