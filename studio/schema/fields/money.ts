import { defineField, type NumberRule } from 'sanity'

type MoneyOptions = {
  name: string
  title: string
  description: string
  optional?: boolean
  group?: string
  /** What an editor reads while a required amount is empty. */
  missing?: string
}

/** In US dollars. The shop takes no larger orders. */
const maxAmount = 1_000_000

/** An amount in US dollars, never negative. */
export const moneyField = ({
  optional,
  missing = 'Write the amount, 0 if it is free.',
  ...field
}: MoneyOptions) =>
  defineField({
    ...field,
    type: 'number',
    validation: (rule: NumberRule) => {
      const amount = rule
        .min(0)
        .max(maxAmount)
        .precision(2)
        .error('Use an amount from 0 to 1,000,000, with at most two digits after the point.')
      return optional ? amount : [rule.required().error(missing), amount]
    },
  })

/** An amount taken off, written below zero as it is shown. */
export const reductionField = (field: Omit<MoneyOptions, 'optional' | 'missing'>) =>
  defineField({
    ...field,
    type: 'number',
    validation: (rule: NumberRule) =>
      rule.max(0).precision(2).error('A reduction is written below zero, for example -20.'),
  })

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$1,364.88", or nothing: a preview passes null for a field without a value. */
export const dollars = (amount: unknown) => (typeof amount === 'number' ? currency.format(amount) : '')
