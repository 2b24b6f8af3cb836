import { link } from '../build.ts'
import { page, section } from './parts.ts'
import { toPage } from '../targets.ts'

/** `/shipping-method`: the table and its rules are the document “Shipping methods”. */
export const shippingMethod = page({
  title: 'Shipping Method',
  route: '/shipping-method',
  header: 'template',
  seo: {
    title: 'Shipping methods, times and prices',
    description: 'Four ways to receive an order, from three days free of charge to twelve hours for $10.',
  },
  sections: [
    section('pageBand', { heading: 'Shipping Method', text: 'Four ways to receive what you ordered.' }),
    section('shippingTable', {
      heading: 'Delivery Options',
      text: 'Times count from the moment an order leaves the warehouse.',
    }),
    section('callToActionBand', {
      heading: 'A Pallet, or a Fixed Delivery Day?',
      text: 'Tell us the address, the number of cases and whether you have a forklift. We quote the freight before you order.',
      callToAction: link('Ask About Delivery', toPage('contact')),
    }),
  ],
})

/** `/payment-method`: the list is the document “Payment methods”. */
export const paymentMethod = page({
  title: 'Payment Method',
  route: '/payment-method',
  header: 'template',
  seo: {
    title: 'Payment methods we accept',
    description: 'Cards, PayPal, Skrill, Payoneer or cash on delivery: seven ways to pay for an order.',
  },
  sections: [
    section('pageBand', { heading: 'Payment Method', text: 'Seven ways to pay.' }),
    section('paymentMethodList', {
      heading: 'Accepted Payment Methods',
      text: 'Choose at the checkout. Business customers can ask for thirty days to pay after their third order.',
    }),
    section('callToActionBand', {
      heading: 'Paying by Invoice?',
      text: 'From the third order, business customers can ask for thirty days to pay. Customer Accounts answers within one working day.',
      callToAction: link('Ask for Credit Terms', toPage('contact')),
    }),
  ],
})
