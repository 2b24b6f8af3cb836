import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { dollars, moneyField } from '../fields/money.ts'
import { maxEntries } from '../rules/bounds.ts'
import { codePattern, reductionProblem, repeatedCodeProblem, validUntilProblem } from '../rules/promo.ts'

const isLater = (moment: unknown): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > Date.now()

type Promo = { kind?: unknown; validFrom?: unknown }

const code = defineArrayMember({
  name: 'promoCode',
  title: 'Promo code',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'code',
      title: 'Code',
      type: 'string',
      description: 'In capital letters, for example “WELCOME10”. Customers can type small letters, too.',
      validation: (rule) => [
        rule.required().error('Write the code.'),
        rule
          .regex(codePattern)
          .error('Use 3 to 24 capital letters, digits or hyphens, without spaces: “WELCOME10”.'),
      ],
    }),
    defineField({
      name: 'kind',
      title: 'Takes off',
      type: 'string',
      options: {
        list: [
          { title: 'A percentage', value: 'percentage' },
          { title: 'An amount', value: 'amount' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'percentage',
      description: 'Of all goods in the cart, before delivery.',
      validation: (rule) => rule.required().error('Choose what the code takes off.'),
    }),
    defineField({
      name: 'value',
      title: 'How much',
      type: 'number',
      description: 'Percent or dollars, for example 10.',
      validation: (rule) =>
        rule
          .custom((value: number | undefined, { parent }) =>
            reductionProblem(value, parent as Promo | undefined),
          )
          .error(),
    }),
    moneyField({
      name: 'minimumSubtotal',
      title: 'Smallest order',
      description: 'In dollars. The code needs goods for at least this amount. Optional.',
      optional: true,
    }),
    defineField({
      name: 'validFrom',
      title: 'Valid from',
      type: 'datetime',
      description: 'Before this moment the code does not exist for customers. Optional.',
    }),
    defineField({
      name: 'validUntil',
      title: 'Valid until',
      type: 'datetime',
      description: 'From this moment on customers read that the code has expired. Optional.',
      validation: (rule) =>
        rule
          .custom((until: string | undefined, { parent }) =>
            validUntilProblem(until, parent as Promo | undefined),
          )
          .error(),
    }),
  ],
  preview: {
    select: {
      code: 'code',
      kind: 'kind',
      value: 'value',
      from: 'validFrom',
      until: 'validUntil',
      minimum: 'minimumSubtotal',
    },
    prepare: ({ code: title, kind, value, from, until, minimum }) => ({
      title: String(title ?? 'New code'),
      subtitle: [
        kind === 'amount' ? dollars(value) : `${String(value ?? 0)} %`,
        isLater(from) && `from ${from.slice(0, 10)}`,
        typeof until === 'string' && `${isLater(until) ? 'until' : 'ended'} ${until.slice(0, 10)}`,
        typeof minimum === 'number' && `orders from ${dollars(minimum)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      media: TagIcon,
    }),
  },
})

/**
 * The promo codes of the shop, in one private document: its id has a dot, so that no visitor reads the codes from the
 * public dataset.
 */
export const promoCodes = defineType({
  name: 'promoCodes',
  title: 'Promo codes',
  type: 'document',
  icon: TagIcon,
  description: 'Codes that take something off at the cart and the checkout. Customers cannot list them.',
  fields: [
    defineField({
      name: 'codes',
      title: 'Codes',
      type: 'array',
      description: 'A customer can use one code for each order. To end a code, remove it and publish.',
      of: [code],
      validation: (rule) => [
        rule.custom((codes: { code?: string }[] | undefined) => repeatedCodeProblem(codes)).error(),
        rule
          .max(maxEntries)
          .error(`The checkout knows the first ${maxEntries} codes only. Remove those that have ended.`),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: 'Promo codes', media: TagIcon }) },
})
