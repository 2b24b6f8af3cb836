import { keyOf, link, reference, type SeedPicture } from '../build.ts'
import { prose } from '../prose.ts'
import { toPage, toScreen } from '../targets.ts'
import { page, section } from './parts.ts'
import * as print from './print-pictures.ts'

/** The four steps of a printed order; the home page shows them too. The days of print and delivery make those of the items. */
const steps = [
  step('Artwork', print.sampleBox, {
    time: 'A drawing in 2 working days.',
    minimum: 'Free of charge.',
    text: 'Send your mark as a PDF or a vector file. We place it on the size that you chose and send a drawing with its measures.',
  }),
  step('Proof', print.proof, {
    time: 'Take the time you need.',
    minimum: 'A printed proof on request.',
    text: 'Check words, place and colours. Nothing is printed before you have approved the proof in writing.',
  }),
  step('Print', print.press, {
    time: 'It takes 12–16 working days.',
    minimum: 'We print from 3,000 pieces on.',
    text: 'Water-based inks that are cleared for food packaging, in up to four colours, on the side that never faces the food.',
  }),
  step('Delivery', print.pallet, {
    time: 'It takes 3–4 working days.',
    minimum: 'By the case or the pallet.',
    text: 'Counted, packed and labelled like our plain goods. The count may differ by five percent; you pay for what you receive.',
  }),
]

/** How printing works, for the page of its own and for the home page, where a button leads to that page. */
const printSteps = section('printSteps', {
  eyebrow: 'Your own print',
  heading: 'Printed with Your Mark',
  text: 'From the approved proof to the delivery it takes 15 to 20 working days.',
  steps,
})

export const printStepsOfHome = { ...printSteps, callToAction: link('See Printed Work', toPage('printing')) }

/** `/printing`: what can be printed, from how many pieces on, and how it runs. */
export const printing = page({
  title: 'Printing',
  route: '/printing',
  header: 'packaging',
  seo: {
    title: 'Printed bags and sheets with your own mark',
    description:
      'Paper bags and greaseproof sheets printed with your mark from 3,000 pieces: artwork, proof, print and delivery in 15 to 20 working days.',
  },
  sections: [
    section('pageBand', {
      heading: 'Printed with Your Mark',
      text: 'Bags from 3,000 and sheets from 10,000 pieces, in up to four colours.',
    }),
    section('textWithPicture', {
      eyebrow: 'What can be printed',
      heading: 'Your Name on What They Carry Home',
      body: prose(`
Every item that can be printed says so on its page, under “Printed with your mark”: the shortest run, the colours, the
days, and what your quantity costs. You pay for plates once, with the first run. Three worked examples are below.
`),
      points: [
        'Twisted and flat handle bags from 3,000, in two colours on brown and four on white',
        'Kraft and SOS bags from 5,000, in two to four colours',
        'V-bottom, foil and white greaseproof bags from 10,000, in two colours',
        'Greaseproof sheets from 10,000, sandwich sheets from 20,000',
      ],
      picture: print.printedWork,
      pictureSide: 'end',
      callToAction: link('Get A Quote', toScreen('quote')),
    }),
    { ...printSteps, heading: 'How It Works', eyebrow: 'Four steps' },
    section('printExamples', {
      heading: 'What It Looks Like',
      text: 'Four kinds of print, the items that carry them, and what they cost today.',
      examples: [
        example('One colour on kraft', 'kraft-bags-brown', print.bakeryBags, {
          text: 'A bakery’s mark in sizes from six rolls to two loaves. From 5,000 bags.',
        }),
        example('Two colours on white', 'twisted-handle-bags-white', print.carrierWhite, {
          colours: 2,
          text: 'White paper shows colours as they were drawn. From 3,000 bags.',
        }),
        example('A pattern all over', 'greaseproof-sheet-print', print.sandwichSheet, {
          colours: 2,
          text: 'Sprigs and wheat, repeated across the sheet. From 10,000 sheets.',
        }),
        example('A sticker on a plain bag', 'glassine-bags', print.glassineSticker, {
          text: 'For short runs: our plain bags take your own sticker, from one box on.',
        }),
      ],
    }),
    section('callToActionBand', {
      heading: 'Have a Mark Ready?',
      text: 'Tell us the item, the size and how many. We answer with a drawing and an offer.',
      callToAction: link('Get A Quote', toScreen('quote')),
    }),
  ],
})

function step(title: string, pictured: SeedPicture, facts: { time: string; minimum: string; text: string }) {
  return { _key: keyOf(title), _type: 'printStep' as const, title, ...facts, picture: pictured }
}

function example(
  title: string,
  slug: string,
  pictured: SeedPicture,
  { text, colours }: { text: string; colours?: number },
) {
  return {
    _key: slug,
    _type: 'printExample' as const,
    title,
    text,
    ...(colours ? { colours } : {}),
    picture: pictured,
    item: reference(`subCategory-${slug}`),
  }
}
