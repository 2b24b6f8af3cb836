/** What the contact form accepts: constraints of its fields in the browser and of its schema on the server. */
export const inquiryRules = {
  name: { maxLength: 100, message: 'Please enter your name' },
  phone: { maxLength: 40 },
  subject: { maxLength: 200 },
  message: { maxLength: 5000, message: 'Please write a message' },
}
