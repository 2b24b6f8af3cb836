import { TextInput } from '@sanity/ui'
import { createElement } from 'react'
import { defineField, type NumberInputProps } from 'sanity'
import { dollars } from '../fields/money.ts'

/** Whole cents as dollars: nobody calculates in cents. No JSX: Node.js reads the schema as it is. */
function CentsInput({ elementProps: { id }, value }: NumberInputProps) {
  return createElement(TextInput, { id, readOnly: true, value: dollars((value ?? 0) / 100) })
}

/** An amount that the site has computed, stored in cents and shown in dollars. */
export const centsField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description, readOnly: true, components: { input: CentsInput } })
