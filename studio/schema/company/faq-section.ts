import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { referenceItem } from '../fields/reference-item.ts'
import { noRepeats } from '../rules/no-repeats.ts'

/** Questions on one subject, with answers. */
export const faqSection = defineType({
  name: 'faqSection',
  title: 'Questions and answers',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A part of the page “FAQ”, such as “For Shipping”.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'title',
      title: 'Subject',
      type: 'string',
      description: 'The heading above the questions, for example “Order & Payment”.',
      validation: (rule) => rule.required().error('Name the subject of these questions.'),
    }),
    defineField({
      name: 'items',
      title: 'Questions',
      type: 'array',
      description: 'Visitors open each with a click. Drag one to move it.',
      of: [
        defineArrayMember({
          name: 'faqItem',
          title: 'Question',
          type: 'object',
          icon: HelpCircleIcon,
          fields: [
            defineField({
              name: 'question',
              title: 'Question',
              type: 'string',
              description: 'The question, in a customer’s words.',
              validation: (rule) => rule.required().error('Write the question.'),
            }),
            defineField({
              name: 'answer',
              title: 'Answer',
              type: 'text',
              rows: 4,
              description: 'Short and complete.',
              validation: (rule) => rule.required().error('Write the answer.'),
            }),
            defineField({
              name: 'concerns',
              title: 'Also shown on the pages of',
              type: 'array',
              description:
                'Optional. Product pages show the question under “Questions about this”. A category or a group includes all items below it.',
              of: [
                referenceItem({
                  title: 'Category, item or product',
                  to: ['category', 'subCategory', 'product'],
                }),
              ],
              validation: (rule) =>
                rule.custom(noRepeats('This is in the list twice. Remove one of the two.')),
            }),
            defineField({
              name: 'concernsShop',
              title: 'On every product page of the shop',
              type: 'boolean',
              description: 'Also shows the question on every shop product page.',
            }),
          ],
          preview: { select: { title: 'question', subtitle: 'answer' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
    }),
    orderField('faqSection'),
  ],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }) => {
      const count = items && typeof items === 'object' ? Object.keys(items).length : 0
      return { title, subtitle: count === 1 ? '1 question' : `${count} questions`, media: HelpCircleIcon }
    },
  },
})
