import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity'
import { pictureProblem } from '../rules/picture.ts'
import { eyebrowField, headingField, textField } from './head.ts'

/** A picture with an offer and a button, as it opens a page or invites to a product. */
export const bannerFields = (): FieldDefinition[] => [
  eyebrowField(),
  headingField({ example: 'White Twisted-Handle Bags' }),
  textField(),
  defineField({
    name: 'offer',
    title: 'Offer',
    type: 'string',
    description: 'The reduction, for example “25% off” or “Up to 20% off”. Optional.',
    validation: (rule) => rule.max(24).warning('More than 24 characters will not fit on the badge.'),
  }),
  defineField({
    name: 'picture',
    title: 'Picture',
    type: 'picture',
    description:
      'At least 800 pixels wide, better 1600. Set the crop so that the subject stays visible on a phone.',
    validation: (rule) => rule.custom(pictureProblem).error(),
  }),
  defineField({
    name: 'callToAction',
    title: 'Button',
    type: 'link',
    description: 'The link of the banner. Optional.',
  }),
]

/** One banner among others. */
export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'object',
  icon: ImageIcon,
  description: 'A picture with a heading, an offer and a button.',
  fields: bannerFields(),
  preview: { select: { title: 'heading', subtitle: 'offer', media: 'picture' } },
})

type BannersOptions = { name: string; title: string; description: string; max: number }

/** A list of banners, at least one. */
export const bannersField = ({ max, ...field }: BannersOptions) =>
  defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: 'banner' })],
    validation: (rule) => [
      rule.required().min(1).error('Add at least one banner: without one, the section is empty.'),
      rule.max(max).error(`There is room for ${max}. Remove the others.`),
    ],
  })
