import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { pictureProblem } from '../rules/picture.ts'

/** A company whose logo the site shows. */
export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  type: 'document',
  icon: CaseIcon,
  description: 'A company whose logo is shown on the home pages and on “Our Clients”.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'The name of the company.',
      validation: (rule) => rule.required().error('Write the name of the company.'),
    }),
    defineField({
      name: 'logo',
      title: 'Logo on light background',
      type: 'picture',
      description: 'Best as SVG: dark lines, no background.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'logoDark',
      title: 'Logo on dark background',
      type: 'picture',
      description: 'The same logo in light lines, for the dark theme.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    orderField('partner'),
  ],
  preview: { select: { title: 'name', subtitle: 'logo.alt', media: 'logo' } },
})
