'use client'

import { themeKey } from './theme-key'
import { Icon } from './icons/icon'
import * as messages from '@/messages/shell'

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
    // Without storage the choice lasts until the page is left.
  }
}

type ThemeSwitchProps = {
  /** Shows the control's name beside its icon. */
  isNamed?: boolean
}

/**
 * Switches between light and dark. CSS shows the icon and the name that fit, so that they are right before hydration.
 * A client component for its click handler.
 */
export function ThemeSwitch({ isNamed = false }: ThemeSwitchProps) {
  const label = isNamed ? undefined : 'sr-only'
  return (
    <button
      type="button"
      onClick={toggle}
      title={isNamed ? undefined : messages.lightOrDarkMode}
      className={isNamed ? 'side-entry gap-3' : 'icon-button'}
    >
      <span className="flex items-center gap-3 dark:hidden">
        <Icon name="moon" className="size-5" />
        <span className={label}>{messages.darkMode}</span>
      </span>
      <span className="hidden items-center gap-3 dark:flex">
        <Icon name="sun" className="size-5" />
        <span className={label}>{messages.lightMode}</span>
      </span>
    </button>
  )
}
