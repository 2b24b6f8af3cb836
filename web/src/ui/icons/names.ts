/** Line icons, by their names in Lucide. */
export const lineIcons = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'badge-check',
  'banknote',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-check',
  'credit-card',
  'headset',
  'heart',
  'leaf',
  'mail',
  'mail-open',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'moon',
  'pause',
  'phone',
  'play',
  'plus',
  'rotate-ccw',
  'scroll-text',
  'search',
  'search-x',
  'shopping-bag',
  'sun',
  'truck',
  'user',
  'users',
  'x',
] as const

/** Marks of ways to pay, by their names in Simple Icons. */
export const brandMarks = ['mastercard', 'payoneer', 'paypal', 'visa'] as const

/** What `sprite.svg` holds; `paper` is the shop's own mark, `stars-4` a row of five of which four are full. */
export type IconName =
  (typeof lineIcons)[number] | (typeof brandMarks)[number] | 'paper' | `stars-${0 | 1 | 2 | 3 | 4 | 5}`
