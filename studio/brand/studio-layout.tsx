import type { LayoutProps } from 'sanity'
import { lakeUrl } from '../environment.ts'
import { useFocusAfterStyle } from './use-focus-after-style.ts'
import { useTopAfterSearch } from './use-top-after-search.ts'

/**
 * The titles above a dialog as they are written. The Studio capitalizes each of their words (“Sizes And Prices”) in an
 * inline style, which only `!important` overrides.
 */
const PLAIN_TITLES = `[style*='text-transform: capitalize'] { text-transform: none !important; }`

/** On the embedded lake there is no project at sanity.io that “Manage project” could open. */
const NO_PROJECT = `a[href*='/manage/project/'] { display: none !important; }`

/** The Studio with what its configuration has no option for. */
export function StudioLayout(props: LayoutProps) {
  useFocusAfterStyle()
  useTopAfterSearch()
  return (
    <>
      <style>{lakeUrl ? PLAIN_TITLES + NO_PROJECT : PLAIN_TITLES}</style>
      {props.renderDefault(props)}
    </>
  )
}
