import { TextInput } from '@sanity/ui'
import { createElement } from 'react'
import { defineField, type NumberInputProps } from 'sanity'
import { dollars } from '../fields/money.ts'

/** "$1,364.88" of 136488 cents, or nothing: a preview passes null for a field without a value. */
export const inDollars = (cents: unknown) => (typeof cents === 'number' ? dollars(cents / 100) : '')

/** Shows cents as dollars. No JSX: Node.js reads the schema as it is. */
function CentsInput({ elementProps: { id }, value }: NumberInputProps) {
  return createElement(TextInput, { id, readOnly: true, value: inDollars(value) })
}

/** An amount that the site has computed, stored in cents and shown in dollars. */
export const centsField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description, readOnly: true, components: { input: CentsInput } })
