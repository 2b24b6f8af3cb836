import { keyOf, orderRank, references } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** A question, its answer, and the pages of goods that show it besides. */
type Item = [
  question: string,
  answer: string,
  shownOn?: { concerns?: readonly string[]; concernsShop?: boolean },
]

const families = ['paper-bags', 'paper-plates', 'paper-sheets', 'foils', 'microwave-containers']
const packaging = [...families, 'foam-products', 'disposable-gloves'].map((slug) => `category-${slug}`)
const printed = ['category-paper-bags', 'category-paper-sheets']
const ofPaper = ['paper-bags', 'paper-plates', 'paper-sheets'].map((slug) => `category-${slug}`)

/** Four sections with 4, 3, 4 and 3 questions (specification, section 4). */
export const faq = [
  section(1, 'shipping', 'For Shipping', [
    [
      'How long does delivery take?',
      'Standard Delivery takes two days and costs $5, Quick Delivery one day for $7.50. Within 60 miles of the warehouse, Super Fast Delivery brings cases in stock in 12 hours for $10. Delivery on a Regular Working Day takes three days and is free.',
      { concernsShop: true },
    ],
    [
      'What does delivery cost outside the United States?',
      'Small parcels to the United Kingdom carry a delivery fee of £5.95, whatever they weigh up to 20 kg. For pallets and for other countries we quote the freight before you order.',
    ],
    [
      'Can I choose the day of delivery?',
      'Yes. Name a working day and a two-hour window with your order. For pallets, tell us too whether you have a forklift or need a truck with a lift gate.',
    ],
    [
      'What if a case arrives damaged?',
      'Write the damage on the delivery note, keep the case and send us two photographs within three days. We replace it with the next delivery and collect the damaged one.',
    ],
  ]),
  section(2, 'warranty-support', 'Warranty & Support', [
    [
      'Do you guarantee that your packaging is safe for food?',
      'Every product meant for food comes with a declaration that names the material, the foods and the temperatures it is made for. Ask for it by product and we send it the same day.',
      { concerns: packaging },
    ],
    [
      'How long can paper packaging be stored?',
      'Two years in a closed case at room temperature and 40 to 60 percent humidity. Opened cases are best used within six months. Gloves and foam carry a date on the case.',
      { concerns: ofPaper },
    ],
    [
      'How do I reach someone who knows the product?',
      'Call or write on working days between 8 am and 5 pm Eastern Time, or send a message at any hour. Questions about materials go straight to our paper technologist.',
    ],
  ]),
  section(3, 'order-payment', 'Order & Payment', [
    [
      'What is the smallest order?',
      'One case of any plain product. Your own print starts at 3,000 to 20,000 pieces, depending on the product: the shortest run that prints evenly. The page of each product names its run and what it costs.',
      { concerns: packaging },
    ],
    [
      'Which payment methods do you accept?',
      'Visa, Mastercard, PayPal, Cash on Delivery, Skrill, Payoneer and debit or credit card. Business customers can ask for an account with 30 days to pay after their third order.',
    ],
    [
      'Can I get samples before I order?',
      'Yes: plain samples in up to five sizes are free, and we send them within two days. For print you receive a drawing first and a printed proof on request.',
      { concerns: packaging },
    ],
    [
      'Can I change an order after placing it?',
      'Until the case leaves the warehouse you can change sizes, counts and the address. Orders placed before 2 pm leave the same day, later ones on the next working day. Printed orders can be changed until you approve the proof.',
    ],
  ]),
  section(4, 'product-return', 'Product Return', [
    [
      'How long do I have to return something?',
      'Thirty days from delivery for unopened cases of plain goods. Furniture may come back in the same time, in its own packaging. Tell us the order number and we send a return label.',
      { concernsShop: true },
    ],
    [
      'Can I return opened or printed packaging?',
      'Opened food packaging cannot go back on the shelf, and printed goods are made for you alone. If either has a fault, we replace it or refund it.',
      { concerns: printed },
    ],
    [
      'When do I get my money back?',
      'Within five working days of the goods arriving here, by the way you paid. We deduct nothing for cases that come back closed and dry.',
    ],
  ]),
]

function section(number: number, slug: string, title: string, items: readonly Item[]) {
  return {
    _id: `faqSection-${slug}`,
    _type: 'faqSection',
    orderRank: orderRank(number),
    title,
    items: items.map(([question, answer, { concerns = [], concernsShop } = {}]) => ({
      _key: keyOf(question),
      _type: 'faqItem',
      question,
      answer,
      ...(concerns.length > 0 && { concerns: references(concerns) }),
      ...(concernsShop && { concernsShop }),
    })),
  } satisfies SeedOf<'faqSection'>
}
