/** Line icons of the shell, by their names in Lucide. They are inlined into every page, so that they are painted with it. */
export const inlineIcons = [
  'arrow-up',
  'chevron-down',
  'heart',
  'menu',
  'message-circle',
  'moon',
  'pilcrow-left',
  'pilcrow-right',
  'search',
  'shopping-bag',
  'sun',
  'user',
  'x',
] as const

/** The other line icons; they are loaded with `sprite.svg`. */
export const lineIcons = [
  'arrow-left',
  'arrow-right',
  'badge-check',
  'banknote',
  'check',
  'chevron-right',
  'circle-check',
  'credit-card',
  'headset',
  'leaf',
  'link',
  'mail',
  'mail-open',
  'map-pin',
  'maximize-2',
  'minus',
  'pause',
  'phone',
  'play',
  'plus',
  'rotate-ccw',
  'scroll-text',
  'search-x',
  'truck',
  'users',
] as const

/** Logos of payment methods and social networks, by their names in Simple Icons, which has none for LinkedIn. */
export const brandMarks = [
  'facebook',
  'mastercard',
  'payoneer',
  'paypal',
  'pinterest',
  'visa',
  'whatsapp',
  'x-social',
] as const

/** Every icon; `paper` is the shop's own mark, `stars-4` a row of five of which four are full. */
export type IconName =
  | (typeof inlineIcons)[number]
  | (typeof lineIcons)[number]
  | (typeof brandMarks)[number]
  | 'paper'
  | `stars-${0 | 1 | 2 | 3 | 4 | 5}`
