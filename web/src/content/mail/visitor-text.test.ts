import { describe, expect, it } from 'vitest'
import { greeting, isSafeInMail } from './visitor-text'

describe('the greeting of an email', () => {
  it.each([
    'Anna',
    'J. R. Smith',
    'J.R.R. Smith',
    'Jean-P. Müller-É.',
    'Anne-Marie O’Neill',
    'Dr. Müller',
    '山田太郎',
    'Anna (Paper & Home Ltd.)',
    'زهرا علی‌پور',
    'ʻIolani Kaʻahumanu'.replaceAll('ʻ', 'ʼ'),
    'सुनीता देवी',
    'Marie-Claire van der Berg-Smith',
    'Gal·la Puig',
    'Müller + Partner',
  ])('has the name %s', (name) => expect(greeting(name)).toBe(`Hello ${name},`))

  it.each([
    '',
    ' ',
    'Winner! Claim at https://evil.example/prize',
    'WWW.evil',
    'Go to evil.example',
    'Go to evil．example',
    'write to a@b',
    't.co/EviL',
    'Go to evil\u200B.example',
    'Go to evil.\u2060example',
    'Go to evil\uFE0F.example',
    'Go to evil.\u034Fexample',
    'Go to evil\u180B.example',
    'Call 555 0100',
    'Call ＋４９４０００１２３４５６ Win',
    'Ring ٠٩٠٠١٢٣٤٥٦ urgent',
    'Pay ⑨⑧⑦⑥⑤④③ now',
    'Your\u2800account\u2800was\u2800stolen\u2800call\u2800us',
    'Your_account_was_stolen_call_us',
    'You-must-pay-us-today-or-else',
    '\u202eyaP yenom',
    'Your account is blocked, reply with your password',
    'We owe you a refund so write to us',
    'A'.repeat(41),
    'हिन्दी.example',
    'xyz.भारत',
    'ดี่.example',
    '💩.example',
    'i❤.example',
    'evil。example',
    'evil.💩',
    'call tel:+',
    '//evil',
    '\\\\evil\\share',
  ])('has no name that may lure: %s', (name) => expect(greeting(name)).toBe('Hello,'))
})

it('accepts an address with numbers, but not with a link', () => {
  expect(isSafeInMail('1 Example St., No.5', 'Trenton 00001', 'PO-4711/2')).toBe(true)
  expect(isSafeInMail('P.O. Box 12\nc/o Example S.p.A.', 'Attn: Anna, 9:00-17:00, Str.-Nr. 3.5')).toBe(true)
  expect(isSafeInMail('1 Example Street', 'see evil.example')).toBe(false)
  expect(isSafeInMail('203.0.113.7/pay')).toBe(false)
})

it.each([
  'हिन्दी.com/gewinn',
  'xyz.भारत/x',
  'xyz｡भारत/x',
  'ดี่.com',
  '💩.la/x',
  'i❤.ws/go',
  'a.b.co',
  '1.co',
  'evil..com',
  'evil.e\u0301x',
  'tel:+15550100',
  'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  'TEL：555',
  'magnet:?xt=1',
])('finds a link in %s', (text) => expect(isSafeInMail(`1 Example Street ${text}`)).toBe(false))
