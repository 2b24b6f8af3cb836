/** The digits of a phone number as it is dialled from abroad: “+44 (0)20 7946 0958” is written with a 0 that is for home. */
export const dialled = (phone: string): string =>
  phone.replace(/^(\s*\+\d{1,3}\s*)\(\s*0\s*\)/, '$1').replace(/[^\d+]/g, '')
