import { post } from '../post.ts'

/** Post 7: clearances round a dining table. */
export const roomForAChair = post({
  number: 7,
  title: 'How Much Room Does a Dining Chair Need?',
  date: '2025-08-21',
  tags: ['chair', 'table', 'oak'],
  description:
    'Twenty-four inches along the edge, twelve under the top, three feet behind. The few clearances that make a dining table comfortable.',
  alt: 'Laid oak table seen from above with four plates, green napkins, candles and a bowl of fruit',
  author: 'maren-holloway',
  body: `
A table seats as many people as have room for their elbows, whatever the label says. Before you buy the eighth chair,
take a roll of masking tape and ten minutes.

## Along the edge

Each guest needs 24 inches of table edge, and 28 if your chairs have arms. The legs of the table take their share, so
measure between them and not from end to end. A six-foot table with legs at the corners seats two on each long side
in comfort, three if everybody is related.

Depth counts as well. A plate, a glass and a hand want 15 inches; a serving dish in the middle wants another ten. A
table narrower than 34 inches is charming for two and a puzzle for six.

Round tables are kinder, because nobody sits at a corner:

- 36 inches across for two, or three in a hurry
- 48 inches for four
- 54 inches for five
- 60 inches for six, with a pedestal and not with legs

## Between seat and top

Most tables are 29 to 30 inches high and most seats 17 to 19. What matters is the difference: 10 to 12 inches from
the top of the seat to the underside of the table. Less, and thighs meet the apron; more, and everyone eats at chin
height. If you mix chairs, keep their seats within an inch of each other.

Check the arms too. An armchair that can't slide under the top stands in the room all day.

> Buy the chairs first. It is easier to find a table for eight good chairs than eight chairs for a good table.

## Behind the chair

Now the tape. Mark the edge of the table on the floor and measure outwards:

1. **24 inches** is where the back of an occupied chair ends.
2. **36 inches** lets a person push back and get up.
3. **44 inches** lets somebody walk behind while others are seated.

If a door or a dishwasher opens on that side, add its swing. In a narrow room put a bench against the wall: it needs
no clearance behind it and holds three children.

A rug under the table should reach 24 inches past it on every side. On a smaller one the back legs fall off the edge
each time somebody gets up, and in a month the rug has a dent where the chair was.

Paper works for all of this. Before a customer of ours bought sixteen seats for a café, she cut the tables out of
[kraft sheets](subCategory:Kraft-sheets) at full size and walked between them for a day. She bought
fourteen. You can do the same with the outline of the [Oak Dining Table](product:oak-dining-table), whose page gives its
length, width and the space between the legs.
`,
})
