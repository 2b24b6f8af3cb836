/** The messaging app's public link; the number in digits, the text as it will stand in the message field. */
export const chatHref = (phone: string, text: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
