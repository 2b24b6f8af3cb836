import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** Characters; the site leaves out longer ones. */
const maxLength = 100
const tooLong = `Use at most ${maxLength} characters: a few words are enough.`

const synonym = defineArrayMember({
  name: 'synonym',
  title: 'Synonym',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'words',
      title: 'When visitors search for',
      type: 'string',
      description: 'One word or a few, in lower case, for example “doggy bag”. Plurals count as the same.',
      validation: (rule) => [
        rule.required().error('Enter what visitors search for.'),
        rule.max(maxLength).error(tooLong),
      ],
    }),
    defineField({
      name: 'meaning',
      title: 'Show results for',
      type: 'string',
      description: 'Words from the page to find, for example “SOS bag”. All of them must be on it.',
      validation: (rule) => [
        rule.required().error('Enter words from the page to find.'),
        rule.max(maxLength).error(tooLong),
      ],
    }),
  ],
  preview: { select: { title: 'words', subtitle: 'meaning' } },
})

/** What the search finds in addition to the words of the pages themselves. */
export const searchSettings = defineType({
  name: 'searchSettings',
  title: 'Search: synonyms',
  type: 'document',
  icon: SearchIcon,
  description: 'Words that visitors use, and the words that this site has for the same thing.',
  fields: [
    defineField({
      name: 'synonyms',
      title: 'Synonyms',
      type: 'array',
      description: '“Content health” lists what was searched and not found.',
      of: [synonym],
    }),
  ],
  preview: { prepare: () => ({ title: 'Search: synonyms', media: SearchIcon }) },
})
