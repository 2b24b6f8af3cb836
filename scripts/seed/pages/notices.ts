import { link } from '../build.ts'
import { page, section } from './parts.ts'
import { toPage } from '../targets.ts'

/** `/coming-soon`: the launch date is the specification's (section 9); it has passed, so the countdown rests at zero. */
export const comingSoon = page({
  title: 'Coming Soon',
  route: '/coming-soon',
  header: 'template',
  seo: {
    title: 'Coming soon',
    description: 'Something new is being packed. Leave your email address and be the first to know.',
  },
  sections: [
    section('countdown', {
      eyebrow: 'Something new',
      heading: 'Coming Soon',
      text: 'A new range is being cut, folded and tested. Leave your email address and be the first to know.',
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
    description: 'We have received your order. The invoice is on its way to your inbox.',
  },
  sections: [
    section('message', {
      icon: 'mail',
      heading: 'Thank You for Your Order',
      text: 'Please check your email: it holds the link from which you can download your invoice.',
      callToAction: link('Back to Home', toPage('home')),
      link: link('Return to the home page', toPage('home')),
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
    description: 'This page does not exist. Go back to the home page or browse the catalogue.',
  },
  sections: [
    section('message', {
      icon: 'lost',
      heading: 'Oops Sorry ! Page not found',
      text: 'The address may be old or mistyped. The catalogue and the shop are one click away.',
      callToAction: link('Go Back To Home', toPage('home')),
    }),
  ],
})
