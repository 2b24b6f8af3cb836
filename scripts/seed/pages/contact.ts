import { page, section } from './parts.ts'
import { contact as desk } from './pictures.ts'

/** `/contact` */
export const contact = page({
  title: 'Contact',
  route: '/contact',
  header: 'packaging',
  seo: {
    title: 'Contact us for a quote or a sample',
    description:
      'Ask for a price, a sample or a proof. We answer within one working day, by email, phone or message.',
  },
  sections: [
    section('pageBand', { heading: 'Contact', text: 'We answer within one working day.' }),
    section('contactForm', {
      eyebrow: 'Write to us',
      heading: 'Get in Touch',
      text: 'Tell us what you pack, its length, width and height, and how many you need. We email you a price within one working day.',
      subjects: ['Paper Bags', 'Paper Sheets', 'Aluminium foil', 'Paper Plates'],
      subjectPlaceholder: 'Choose',
      buttonLabel: 'Submit',
      labels: {
        name: 'Full Name',
        email: 'Email',
        telephone: 'Phone No.',
        subject: 'Subject',
        message: 'Your Message',
      },
      receipt: {
        heading: 'Thank you',
        next: 'We read every message and answer within one working day. A copy is on its way to your inbox.',
      },
    }),
    section('officeContacts', {
      heading: 'Visit, Call or Chat',
      text: 'The sample room is open on working days from 8 am to 5 pm Eastern Time. Please call before you come.',
      picture: desk,
      showChat: true,
    }),
  ],
})
