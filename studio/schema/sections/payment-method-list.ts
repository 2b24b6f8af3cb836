import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { headingField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** The accepted payment methods with their logos, from “Shop samples”. */
export const paymentMethodList = defineSection({
  name: 'paymentMethodList',
  title: 'Payment methods',
  icon: CreditCardIcon,
  description: 'The accepted payment methods with their logos, from “Shop samples”.',
  fields: [headingField({ example: 'How You Can Pay' }), textField()],
})
