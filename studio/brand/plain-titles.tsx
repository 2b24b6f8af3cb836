import type { LayoutProps } from 'sanity'

/**
 * Shows the titles above a dialog as they are written. The Studio capitalizes each of their words (“Sizes And Prices”)
 * in an inline style, which only `!important` overrides.
 */
export const WithPlainTitles = (props: LayoutProps) => (
  <>
    <style>{`[style*='text-transform: capitalize'] { text-transform: none !important; }`}</style>
    {props.renderDefault(props)}
  </>
)
