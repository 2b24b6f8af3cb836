import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { pictureProblem } from '../rules/picture.ts'

/** Who writes in the blog. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  icon: UserIcon,
  description: 'The author of posts.',
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'First and last name, as shown below a post.',
      validation: (rule) => rule.required().error('Write the author’s name.'),
    }),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'string',
      description: 'What the author does in the company.',
    }),
    defineField({
      name: 'picture',
      title: 'Portrait',
      type: 'picture',
      description: 'A square portrait, at least 400 pixels wide.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'biography',
      title: 'About the author',
      type: 'text',
      rows: 3,
      description: 'Two or three sentences under a post.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'position', media: 'picture' } },
})
