import { black, hues, white } from '@sanity/color'
import { buildTheme } from '@sanity/ui/theme'
import type { StudioTheme } from 'sanity'

/** Tints of kraft paper. White text on 500 and darker has a contrast of at least 4.5 : 1. */
const kraft = {
  50: '#fbf8f4',
  100: '#f6efe5',
  200: '#eee3d3',
  300: '#d9c3a3',
  400: '#bb976d',
  500: '#866238',
  600: '#7d5a31',
  700: '#5b4123',
  800: '#3b2b1a',
  900: '#2a1f14',
  950: '#1b140e',
}

/** The Studio in the colour of the shop: kraft instead of Sanity's blue, in light and dark mode. */
export const theme: StudioTheme = buildTheme({ palette: { ...hues, black, white, blue: kraft } })
