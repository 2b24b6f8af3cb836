/** The fields of the forms of a quote: limits that browser and server share, and their error messages. */
export const quoteRules = {
  text: { maxLength: 2000, message: 'Please write your message' },
  name: { maxLength: 100, message: 'Please enter your name' },
  purchaseOrder: { maxLength: 60 },
  address: { maxLength: 400 },
  reason: { maxLength: 1000 },
} as const
