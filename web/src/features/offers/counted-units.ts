import { formatCount } from '@/content/selling/words'

/** “24 cases”: requests and offers name a unit by its key, whose plural is regular. */
export const countedUnits = (count: number, unit: string): string =>
  `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`
