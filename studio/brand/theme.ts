import { buildLegacyTheme } from 'sanity'

const INK = '#172430'
const KRAFT_DEEP = '#7D5A31'
const SAGE = '#566B4E'
const CLAY = '#A8492B'
const AMBER = '#8A5A12'

/** The Studio in the colours of the shop: kraft, ink and daylight. */
export const theme = buildLegacyTheme({
  '--black': INK,
  '--white': '#ffffff',
  '--gray': '#6f7780',
  '--gray-base': '#6f7780',
  '--component-bg': '#ffffff',
  '--component-text-color': INK,
  '--brand-primary': KRAFT_DEEP,
  '--default-button-color': '#6f7780',
  '--default-button-primary-color': KRAFT_DEEP,
  '--default-button-success-color': SAGE,
  '--default-button-warning-color': AMBER,
  '--default-button-danger-color': CLAY,
  '--state-info-color': KRAFT_DEEP,
  '--state-success-color': SAGE,
  '--state-warning-color': AMBER,
  '--state-danger-color': CLAY,
  '--main-navigation-color': INK,
  '--main-navigation-color--inverted': '#F8F5F0',
  '--focus-color': KRAFT_DEEP,
  '--font-family-base':
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
  '--font-family-monospace': 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
})
