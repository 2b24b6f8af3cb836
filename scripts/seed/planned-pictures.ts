function numbered(start: string, count: number, digits = 1): string[] {
  return Array.from({ length: count }, (_, index) => start + String(index + 1).padStart(digits, '0'))
}

const PLANNED: ReadonlySet<string> = new Set(
  [
    ...['home-sale', 'luxury', 'retro', ...numbered('slider-', 3)].map((name) => `hero/${name}`),
    ...numbered('people/team-', 8),
    'people/author-1',
    ...numbered('people/comment-', 3),
    ...numbered('blog/post-', 10, 2),
    ...numbered('portfolio/gallery-', 18, 2),
    ...numbered('portfolio/slider-', 5),
    ...['chair', 'lamp'].map((name) => `banner/new-arrival-${name}`),
    ...['home-office', 'interior-setup', 'promo-sofa', 'promo-vase'].map((name) => `banner/${name}`),
    ...['eco', 'custom', 'food-safe', 'delivery', 'support'].map((name) => `reason/${name}`),
  ].map((name) => `${name}.webp`),
)

/** The third and fourth picture of a product of the catalogue. */
const CATALOGUE = /^catalogue\/[\w-]+-[34]\.webp$/

/**
 * Whether documents may name a picture before its file is there. An import leaves it out and says so; a later one
 * adds it.
 */
export const isPlanned = (file: string): boolean => PLANNED.has(file) || CATALOGUE.test(file)
