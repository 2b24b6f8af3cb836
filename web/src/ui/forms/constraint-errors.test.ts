// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { constraintErrors } from './constraint-errors'

const formOf = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  return document.forms[0]!
}

it('gives each wrong field its own message, or the browser’s', () => {
  const form = formOf(`
    <fieldset><input name="name" required data-message="Please enter your name"></fieldset>
    <input name="email" type="email" value="anna@" data-message="Please enter a valid email address">
    <input name="phone"><textarea name="message" required></textarea><button>Send</button>`)
  expect(constraintErrors(form)).toEqual({
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    message: form.querySelector('textarea')?.validationMessage,
  })
})

it('finds nothing wrong with a form whose constraints hold, and skips disabled fields', () => {
  expect(
    constraintErrors(formOf('<input name="a" required value="x"><input name="b" required disabled>')),
  ).toBeUndefined()
})
