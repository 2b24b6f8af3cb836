import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity'
import type { ComponentType } from 'react'
import { countField } from '../fields/count.ts'

type SampleOptions = {
  name: string
  title: string
  icon: ComponentType
  description: string
  fields: FieldDefinition[]
}

/** What one of the mock-up pages shows: a single document whose id is its type. */
export const defineSample = ({ icon, ...sample }: SampleOptions) =>
  defineType({
    ...sample,
    icon,
    type: 'document',
    preview: { prepare: () => ({ title: sample.title, subtitle: sample.description, media: icon }) },
  })

type ItemOptions = {
  name: string
  title: string
  icon: ComponentType
  fields: FieldDefinition[]
  preview: { title: string; subtitle?: string; media?: string }
}

/** A member of a list on such a page. */
export const sampleItem = ({ preview, ...item }: ItemOptions) =>
  defineArrayMember({ ...item, type: 'object', preview: { select: preview } })

/** A required line. */
export const sampleText = (name: string, title: string, description: string): FieldDefinition =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.required().error('Do not leave this empty: the page shows it.'),
  })

/** A whole number from `least` upwards. */
export const sampleCount = (name: string, title: string, description: string, least = 0): FieldDefinition =>
  countField({ name, title, description, isRequired: true, min: least })

/** A list of short lines, at least one. */
export const sampleList = (name: string, title: string, description: string): FieldDefinition =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.required().error('Write it, or remove the line.'),
      }),
    ],
    validation: (rule) => rule.required().min(1).error('Add at least one.'),
  })

/** A small picture beside a line. */
export const samplePicture = (description: string): FieldDefinition =>
  defineField({ name: 'picture', title: 'Picture', type: 'picture', description })

/** The product that a sample line links to. */
export const sampleProduct = (description: string): FieldDefinition =>
  defineField({
    name: 'product',
    title: 'Product',
    type: 'reference',
    to: [{ type: 'product' }],
    description: `The product that the name leads to. ${description}`,
  })
