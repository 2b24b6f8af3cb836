import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** The first row that has more or fewer cells than the headings, which leaves a column without a heading or a gap. */
export function columnsProblem(rows: unknown): true | string {
  const counts = (Array.isArray(rows) ? rows : []).map((row: { cells?: unknown } | null) =>
    Array.isArray(row?.cells) ? row.cells.length : 0,
  )
  const index = counts.findIndex((count) => count !== counts[0])
  return index < 0
    ? true
    : `Row ${index + 1} has another number of cells (${counts[index]}) than the row of headings (${counts[0]}).`
}

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
      validation: (rule) => [
        rule.min(2).error('A table has a row of headings and at least one more.'),
        rule.custom(columnsProblem).warning(),
      ],
    }),
  ],
  preview: { select: { title: 'caption' } },
})
