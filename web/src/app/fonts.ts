import localFont from 'next/font/local'

/*
 * Jost and Figtree, under the SIL Open Font License 1.1: Latin letters, and of their weights only the range the site
 * uses (a quarter of the bytes less). Cut from Fontsource 5.3.0 with subset-font: `variationAxes: { wght: { min, max } }`.
 * Their fallback fonts are in fallback-fonts.css.
 */

export const jost = localFont({
  src: './fonts/jost-latin-wght-normal.woff2',
  variable: '--font-jost',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
})

export const figtree = localFont({
  src: './fonts/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
})
