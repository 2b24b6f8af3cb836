'use client'

import { themeKey } from './theme-key'
import { Icon } from './icons/icon'

function isDark(): boolean {
  const { classList } = document.documentElement
  return (
    classList.contains('dark') ||
    (!classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
  )
}

function toggle() {
  const theme = isDark() ? 'light' : 'dark'
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const name = 'Switch between light and dark'

/** Switches between light and dark. Both icons are in the page; the styles show the one that fits before any script. */
export function ThemeSwitch({ isNamed = false }: { isNamed?: boolean }) {
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={isNamed ? undefined : name}
      title={isNamed ? undefined : name}
      className={isNamed ? 'icon-button w-auto gap-3 px-4 sm:w-auto' : 'icon-button'}
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {isNamed && name}
    </button>
  )
}
