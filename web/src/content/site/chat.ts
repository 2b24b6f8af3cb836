import { dialled } from '@/dialled'

/** The public link of the messaging app, which opens a chat with a prefilled text. */
export const chatHref = (phone: string, text: string) =>
  `https://wa.me/${dialled(phone).replaceAll('+', '')}?text=${encodeURIComponent(text)}`
