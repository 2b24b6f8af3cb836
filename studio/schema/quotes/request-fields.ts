import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField } from 'sanity'
import { sentCount, sentEmail, sentLine, sentMoment } from '../inbox/sent-fields.ts'
import { centsField } from '../shop/cents.ts'
import { countedUnits, unitWordsField } from './unit-words.ts'

const requestLine = defineArrayMember({
  name: 'quoteRequestLine',
  title: 'Line',
  type: 'object',
  icon: PackageIcon,
  readOnly: true,
  fields: [
    sentLine('sku', 'Article number', 'For the warehouse.'),
    sentLine('name', 'Name', 'As the item was called when the buyer asked.'),
    defineField({
      name: 'item',
      title: 'Item',
      type: 'reference',
      description: 'The item of the catalogue. Empty when the buyer typed something that is not in it.',
      weak: true,
      to: [{ type: 'category' }, { type: 'subCategory' }, { type: 'product' }],
      readOnly: true,
    }),
    sentLine('size', 'Size', 'What the buyer chose.'),
    sentLine('unit', 'Unit', 'piece, pack, case or pallet.'),
    sentLine('orderUnit', 'Order unit', 'The unit that the prices are for.'),
    unitWordsField,
    sentCount('quantity', 'Quantity', 'How many of this unit.'),
    sentCount('pieces', 'Pieces', 'The quantity in single pieces.'),
    centsField('listPrice', 'List price', 'Of one order unit at this quantity, on the day of the request.'),
    centsField('listTotal', 'List total', 'Of the whole line, on the day of the request.'),
    centsField('targetPrice', 'Target price', 'What the buyer hopes to pay for one order unit.'),
    sentLine('note', 'Note', 'The buyer’s own words.'),
  ],
  preview: {
    select: { name: 'name', sku: 'sku', quantity: 'quantity', unit: 'unit', units: 'units' },
    prepare: ({ name, sku, quantity, unit, units }) => ({
      title: name,
      subtitle: [countedUnits(quantity, unit, units), sku].filter(Boolean).join(' · '),
      media: PackageIcon,
    }),
  },
})

/** What the buyer sent; it never changes. */
export const requestFields = [
  sentLine('number', 'Number', 'The buyer has it, too, and mentions it when they write or call.'),
  sentMoment('sentAt', 'Sent at', 'When the buyer sent the request.'),
  defineField({
    name: 'contact',
    title: 'Buyer',
    type: 'object',
    description: 'Who asks.',
    readOnly: true,
    fields: [
      sentLine('name', 'Name', 'As the buyer entered it.'),
      sentLine('company', 'Company', 'Empty when the buyer named none.'),
      sentEmail('Where the offer goes.'),
      sentLine('phone', 'Phone', 'Empty when the buyer left none.'),
    ],
  }),
  defineField({
    name: 'lines',
    title: 'Lines',
    type: 'array',
    description: 'What the buyer wants, with the list prices of that day.',
    readOnly: true,
    of: [requestLine],
  }),
  defineField({
    name: 'neededBy',
    title: 'Needed by',
    type: 'date',
    description: 'The day on which the buyer needs the goods. Empty when it does not matter.',
    readOnly: true,
  }),
  defineField({
    name: 'message',
    title: 'Message',
    type: 'text',
    rows: 4,
    description: 'The buyer’s own words.',
    readOnly: true,
  }),
  defineField({
    name: 'attachment',
    title: 'Artwork',
    type: 'object',
    description: 'The file that the buyer sent along. Only editors can open it.',
    readOnly: true,
    fields: [
      sentLine('name', 'File name', 'As the buyer named it.'),
      sentLine('mediaType', 'Kind', 'As its content says, for example “application/pdf”.'),
      sentCount('size', 'Size', 'In bytes.'),
      sentLine('assetId', 'Asset', 'The encrypted file.'),
      sentLine(
        'key',
        'Key',
        'Decrypts the file. It is stored only here: without this document the file cannot be read.',
      ),
    ],
  }),
  { ...sentLine('linkHash', 'Private link', 'Proves the buyer’s private link.'), hidden: true },
]
