/**
 * The digits of a phone number as it is dialled from abroad: “+44 (0)20 7946 0958” is written with a 0 that is for home. In Italy (39),
 * San Marino (378) and the Vatican (379) it is dialled always.
 */
export const dialled = (phone: string): string =>
  phone.replace(/^(\D*\+(?!3(?:9|78|79))\d{1,3}[^\d(]*)\(\s*0\s*\)/, '$1').replace(/[^\d+]/g, '')
