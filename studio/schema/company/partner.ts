import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { linkProblem } from '../rules/link.ts'
import { pictureProblem } from '../rules/picture.ts'

/** A company whose mark the site shows. */
export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  type: 'document',
  icon: CaseIcon,
  description: 'A company whose mark stands on the home pages and on “Our Clients”.',
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
      title: 'Mark on light ground',
      type: 'picture',
      description: 'Best as SVG: dark lines, no background.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'logoDark',
      title: 'Mark on dark ground',
      type: 'picture',
      description: 'The same mark in light lines, for visitors who read on a dark page.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description: 'Where the mark leads, for example “https://…”. May stay empty.',
      validation: (rule) => rule.custom(linkProblem),
    }),
    orderField('partner'),
  ],
  preview: { select: { title: 'name', subtitle: 'href', media: 'logo' } },
})
