import { PackageIcon } from '@sanity/icons/Package'
import { headingField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** The table of shipping methods and the rules below it, from “Shop samples”. */
export const shippingTable = defineSection({
  name: 'shippingTable',
  title: 'Shipping methods',
  icon: PackageIcon,
  description: 'The table of shipping methods and the rules below it, from “Shop samples”.',
  fields: [headingField({ example: 'Delivery Options' }), textField()],
})
