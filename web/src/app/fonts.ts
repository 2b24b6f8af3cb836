import localFont from 'next/font/local'

export const jost = localFont({
  src: './fonts/jost-latin-wght-normal.woff2',
  variable: '--font-jost',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

export const figtree = localFont({
  src: './fonts/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
