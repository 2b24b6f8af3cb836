import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** A small table within long text. */
export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  description: 'A table of figures. The first row contains the column headings.',
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'The title of the table, shown above it.',
      validation: (rule) => rule.required().error('Say what the table shows.'),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first row contains the column headings.',
      of: [
        defineArrayMember({
          name: 'tableRow',
          title: 'Row',
          type: 'object',
          fields: [
            defineField({
              name: 'cells',
              title: 'Cells',
              type: 'array',
              description: 'One text per column, from the first to the last.',
              of: [defineArrayMember({ type: 'string' })],
              validation: (rule) => rule.required().min(1).error('Write at least one cell.'),
            }),
          ],
          preview: {
            select: { cells: 'cells' },
            prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' · ') : 'Empty row' }),
          },
        }),
      ],
      validation: (rule) => rule.min(2).error('A table has a row of headings and at least one more.'),
    }),
  ],
  preview: { select: { title: 'caption' } },
})
