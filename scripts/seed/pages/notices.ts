import { link } from '../build.ts'
import { page, section } from './parts.ts'

/** `/coming-soon`: the launch date is the specification's (section 9); it has passed, so the countdown rests at zero. */
export const comingSoon = page({
  title: 'Coming Soon',
  route: '/coming-soon',
  header: 'template',
  seo: {
    title: 'Coming soon',
    description: 'Something new is being packed. Leave your mail address and hear of it first.',
  },
  sections: [
    section('countdown', {
      eyebrow: 'Something new',
      heading: 'Coming Soon',
      text: 'A new range is being cut, folded and photographed. Leave your mail address, and you hear of it first.',
      date: '2025-09-13T00:00:00.000Z',
      placeholder: 'Your email address',
      buttonLabel: 'Subscribe',
    }),
  ],
})

/** `/thank-you` */
export const thankYou = page({
  title: 'Thank You',
  route: '/thank-you',
  header: 'template',
  seo: {
    title: 'Thank you for your order',
    description: 'Your order has arrived. The invoice is on its way to your mailbox.',
  },
  sections: [
    section('message', {
      icon: 'mail',
      heading: 'Thank You for Your Order',
      text: 'Please check your email: it holds the link from which you can download your invoice.',
      callToAction: link('Back to Home', '/'),
      link: link('Return to the home page', '/'),
    }),
  ],
})

/** `/error` */
export const lost = page({
  title: 'Error Page',
  route: '/error',
  header: 'template',
  seo: {
    title: 'Page not found',
    description: 'This page does not exist. The way back to the shop is here.',
  },
  sections: [
    section('message', {
      icon: 'lost',
      heading: 'Oops Sorry ! Page not found',
      text: 'The address may be old, or have a letter too many. The catalogue is where it always was.',
      callToAction: link('Go Back To Home', '/'),
    }),
  ],
})
