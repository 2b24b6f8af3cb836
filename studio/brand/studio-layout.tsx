import { useSyncExternalStore } from 'react'
import type { LayoutProps } from 'sanity'
import { lakeUrl } from '../environment.ts'
import { sessionEnd } from '../session.ts'
import { unsaved } from '../unsaved.ts'
import { NotSaved } from './not-saved.tsx'
import { PHONE } from './phone.ts'
import { SessionEnded } from './session-ended.tsx'
import { useFocusAfterStyle } from './use-focus-after-style.ts'
import { useFocusInView } from './use-focus-in-view.ts'
import { useNoFirstFocus } from './use-no-first-focus.ts'
import { useTopAfterSearch } from './use-top-after-search.ts'

/**
 * The titles above a dialog as they are written. The Studio capitalizes each of their words (“Sizes And Prices”) in an
 * inline style, which only `!important` overrides.
 */
const PLAIN_TITLES = `[style*='text-transform: capitalize'] { text-transform: none !important; }`

/** On the embedded lake there is no project at sanity.io that “Manage project” could open. */
const NO_PROJECT = `a[href*='/manage/project/'] { display: none !important; }`

/**
 * The form beside a page in Preview is 360 px wide. The list of what is missing, or the history, would stand half outside
 * the window with its close button, so it stands above the form there.
 */
const INSPECTOR_IN_PREVIEW = `
  #presentation-narrow-panel-content [data-testid='document-pane'] { min-width: 0 !important; }
  #presentation-narrow-panel-content :has(> [data-ui='DocumentInspectorPanel']) { flex-direction: column-reverse; }
  #presentation-narrow-panel-content [data-ui='DocumentInspectorPanel'] {
    flex: none; height: 45%; min-width: 0 !important; max-width: none !important;
    border-bottom: 1px solid var(--card-border-color);
  }
`

/**
 * On a phone the form in Preview is as wide as the window, and its dialogs fill the window. But the form keeps them inside
 * its own layer, below the Studio's bars (100) and its own (15000 to 20101), which would cover the close button.
 */
const DIALOG_IN_PREVIEW = `
  @media (width < ${PHONE}) {
    #presentation-narrow-panel-content [data-ui='PaneLayout']:has([data-ui='Dialog']) { z-index: 101 !important; }
    #presentation-narrow-panel-content [data-testid='document-panel-portal'] { position: relative; z-index: 30000; }
  }
`

const EVERYWHERE = PLAIN_TITLES + INSPECTOR_IN_PREVIEW + DIALOG_IN_PREVIEW

/** The Studio with what its configuration has no option for. */
export function StudioLayout(props: LayoutProps) {
  useFocusAfterStyle()
  useTopAfterSearch()
  useFocusInView()
  useNoFirstFocus()
  const hasEnded = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.hasEnded)
  const notSaved = useSyncExternalStore(unsaved.subscribe, unsaved.refusal)
  // The Studio itself would say that it crashed.
  if (hasEnded) return <SessionEnded />
  return (
    <>
      <style>{lakeUrl ? EVERYWHERE + NO_PROJECT : EVERYWHERE}</style>
      {notSaved && <NotSaved {...notSaved} />}
      {props.renderDefault(props)}
    </>
  )
}
