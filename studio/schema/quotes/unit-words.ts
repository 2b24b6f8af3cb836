import { defineArrayMember, defineField } from 'sanity'
import { unitKeys, type UnitWords, unitWord } from '../../pricing/index.ts'

const word = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description })

/** What the item of a line calls its units, as it was when the buyer asked. */
export const unitWordsField = defineField({
  name: 'units',
  title: 'Words for units',
  type: 'array',
  description: 'As the item named its units when the buyer asked.',
  hidden: true,
  readOnly: true,
  of: [
    defineArrayMember({
      name: 'unitWords',
      title: 'Unit',
      type: 'object',
      fields: [
        word('key', 'Kind', 'piece, pack, case or pallet.'),
        word('singular', 'Word for one', 'For example “box”.'),
        word('plural', 'Word for several', 'For example “boxes”.'),
      ],
    }),
  ],
})

/** The units of a list of choices, in the item's words where it has some: “Box” for the case. */
export const unitOptions = (units?: readonly UnitWords[]) =>
  unitKeys
    .filter((key) => !units || units.some((each) => each.key === key))
    .map((value) => {
      const word = unitWord(value, 1, units)
      return { value, title: word.charAt(0).toUpperCase() + word.slice(1) }
    })

/** “24 boxes”, in the list of lines; nothing for a line that is not filled in. */
export const countedUnits = (quantity: unknown, unit: unknown, units: readonly UnitWords[] | undefined) =>
  typeof quantity === 'number' && typeof unit === 'string'
    ? `${quantity} ${unitWord(unit, quantity, units)}`
    : undefined
