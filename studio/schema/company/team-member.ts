import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { pictureProblem } from '../rules/picture.ts'

/** A member of the team. */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  icon: UsersIcon,
  description: 'A person on the page “Team Member”.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'First and last name.',
      validation: (rule) => rule.required().error('Write the name.'),
    }),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'string',
      description: 'What the person does, for example “Head of Sales”.',
      validation: (rule) => rule.required().error('Write what the person does.'),
    }),
    defineField({
      name: 'text',
      title: 'About the person',
      type: 'text',
      rows: 3,
      description: 'One or two sentences.',
    }),
    defineField({
      name: 'picture',
      title: 'Portrait',
      type: 'picture',
      description: 'Upright, at least 800 pixels high. Set the crop so that the face stays visible.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    orderField('teamMember'),
  ],
  preview: { select: { title: 'name', subtitle: 'position', media: 'picture' } },
})
