import { post } from '../post.ts'

/** Post 5: what "compostable" promises and what it does not. */
export const compostablePackaging = post({
  number: 5,
  title: 'What Compostable Packaging Needs in Order to Compost',
  date: '2025-08-28',
  tags: ['interior', 'paper', 'bakery'],
  description:
    'Recyclable, biodegradable, compostable: three words with three meanings. What to ask a supplier, and what to tell your guests.',
  alt: 'Paper-cut bowl of leaves above layers of soil with scraps of paper, between two green plants',
  author: 'walter-brandvold',
  body: `
Customers ask about it, councils rule on it, and the words are used loosely. Before you print a leaf on your cups, it
helps to know what each word promises.

## Three words, three promises

**Recyclable** means that the material can be made into something new, if it is collected and clean enough. Dry kraft
bags are among the easiest things to recycle that exist. A pizza box soaked in oil is not, although the lid may be.

**Biodegradable** means only that microbes will break it down at some time. Without a time and a place the word says
little, and several states restrict its use on packaging for that reason.

**Compostable** is the strict one. In the United States it should point to ASTM D6400 for plastics, or ASTM D6868 for
paper with a coating. Both ask that the material breaks up and turns to carbon dioxide, water and humus within months
in an *industrial* plant, at about 136°F, and leaves nothing harmful behind.

> A compostable box in a landfill is just a box in a landfill.

## What decides in practice

A garden heap seldom gets hot enough. Plain paper will vanish there in a season; a plate lined with bioplastic may
look as good as new next spring. So two questions decide whether the word is worth money to you: does a composting
plant near you accept food packaging, and does anyone collect it from your door?

If the answer is yes twice, choose certified goods and keep the whole line compostable, lids and cutlery included. One
wrong lid in a bin can send the load to landfill. If the answer is no, uncoated paper that is easily recycled is
usually the better choice, and the cheaper one.

## What to ask your supplier

1. Which standard was it tested to, and may I see the certificate and its date?
2. Does the certificate cover the finished item, with its ink and its glue, or only the raw board?
3. Is any fluorinated chemical (PFAS) added for grease resistance?
4. Is there a lining, and what is it made of?
5. How should it be labelled so that guests put it into the right bin?

A supplier who answers in writing, within a day or two, is worth keeping. So is one who says "we don't know yet".

Then tell your guests in six words or fewer. "Empty, then into the green bin" works. A paragraph about polylactic acid
doesn't. Put the note at the bin, at eye height, where the decision is made.

Our [paper plates](subCategory:paper-plates) and [food trays](subCategory:food-tray) are
a good place to begin: each page says what the item is made of. If you need a certificate for a tender, [ask us](page:contact) and name the
size, because certificates are issued per product.
`,
})
