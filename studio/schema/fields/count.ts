import { defineField, type NumberRule } from 'sanity'

type CountOptions = {
  name: string
  title: string
  description: string
  group?: string
  initialValue?: number
  isRequired?: boolean
  min?: number
  max?: number
}

type Range = Pick<CountOptions, 'min' | 'max'>

/** A whole number of a range; the message says which. */
export const wholeNumber = (rule: NumberRule, { min = 1, max }: Range = {}): NumberRule =>
  max === undefined
    ? rule.integer().min(min).error(`Use a whole number from ${min} upwards.`)
    : rule.integer().min(min).max(max).error(`Use a whole number from ${min} to ${max}.`)

/** A count of things, people or days, from 1 upwards unless the options say another range. */
export const countField = ({ isRequired, min, max, ...field }: CountOptions) =>
  defineField({
    ...field,
    type: 'number',
    validation: (rule) => wholeNumber(isRequired ? rule.required() : rule, { min, max }),
  })
