/** An order's id and the secret of its private link. */
export type OrderLink = { id: string; token: string }

/** Maximum number of orders whose state is checked together; earlier ones are finished. */
export const maxCheckedOrders = 50

/** The pages that show an order by its private link, and the sample without one. `thank-you` is a page document. */
export const orderPages = [
  'thank-you',
  'invoice',
  'payment-confirmation',
  'payment-success',
  'payment-failure',
] as const

export type OrderPage = (typeof orderPages)[number]

export const isOrderPage = (text: string): text is OrderPage => orderPages.some((page) => page === text)

export const orderPagePath = (page: OrderPage): string => `/${page}`

/** The address of a page of an order: `/invoice?order=…&t=…`; without an order, of the page with the sample. */
export const orderHref = (page: OrderPage, link?: OrderLink): string =>
  link ? `${orderPagePath(page)}?order=${link.id}&t=${link.token}` : orderPagePath(page)

/** The address after an order; with `isEarlier`, its page says that what the customer corrected afterwards was not sent. */
export const thankYouHref = (link: OrderLink, isEarlier = false): string =>
  orderHref('thank-you', link) + (isEarlier ? `&${earlierParameter}=1` : '')

export const earlierParameter = 'earlier'
