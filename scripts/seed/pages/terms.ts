import { prose } from '../prose.ts'
import { page, section } from './parts.ts'

/** `/terms-and-conditions` */
export const terms = page({
  title: 'Terms & Conditions',
  route: '/terms-and-conditions',
  header: 'packaging',
  seo: {
    title: 'Terms & conditions',
    description: 'What applies to orders, print, prices, delivery, returns and your data at Paper & Home.',
  },
  sections: [
    section('pageBand', {
      heading: 'Terms & Conditions',
      text: 'What applies between you and us, in plain words. Last changed on 13 September 2025.',
    }),
    section('richText', {
      body: prose(`
## 1. Who we are

Paper & Home sells packaging by the case and furniture by the piece from its warehouse in New Jersey. "We" is the
company; "you" is whoever orders. Address, phone number and email address are at the foot of every page.

## 2. Orders and quotes

A quote binds us for thirty days. An order becomes a contract when we confirm it in writing, normally on the same
working day. Until a case leaves the warehouse you may change or cancel it without cost.

Pictures show the goods as they are. Paper is a natural material, though: the shade of unbleached kraft may differ
from one roll to the next, and its weight by up to four percent.

## 3. Your print

- You receive a drawing first, and a printed proof on request.
- Nothing is printed before you have approved the proof in writing.
- Plates are paid for once, for each colour of a first run; a reorder needs no new ones.
- Quantities of printed goods may differ by five percent up or down; you pay for what you receive.
- You confirm that you may use the marks and pictures that you send us.

## 4. Prices and payment

Prices are in US dollars and do not include sales tax. We accept the methods listed under
[Payment Method](page:payment-method). From the third order, business customers may ask for thirty days to pay.

## 5. Delivery

Times and prices stand under [Shipping Method](page:shipping-method). The risk passes to you on delivery. Count the cases
before you sign, and note any damage on the delivery note.

## 6. Returns

Unopened cases of plain goods, and furniture in its own packaging, may come back within thirty days of delivery. Opened food packaging and printed goods
may not, unless they have a fault. If goods are faulty, we replace them or return the money, as you prefer.

> If a product does not hold what its page says, we take it back, whatever else is written here.

## 7. Contact with food

Every product meant for food comes with a declaration of its material, the foods and the temperatures it is made for.
Use outside these limits is at your own risk.

## 8. Your data

1. We keep what an order needs: names, addresses, what was bought and when.
2. Your email address receives the newsletter only if you subscribed, and you can leave with one click.
3. We sell no data and pass on only what a carrier needs to find you.

## 9. Law

These terms are governed by the law of the State of New Jersey. If one of them is void, the others stay as they are.
Questions are best settled by [writing to us](page:contact) first.
`),
    }),
  ],
})
