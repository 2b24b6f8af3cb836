'use client'

import { useEffect, useState } from 'react'
import type { TemplateMenus } from '@/content/site/site'
import { onceFrom } from '@/ui/local-store'

/** Fetches the links of the Home and Pages menus, once per visit: in every page they would be a tenth of its bytes. */
export const loadMenus = onceFrom<TemplateMenus>('/menus')

/** The menus: undefined while they are on their way, 'failed' when they could not be had. */
export function useMenus(): TemplateMenus | 'failed' | undefined {
  const [menus, setMenus] = useState<TemplateMenus | 'failed'>()
  useEffect(() => {
    let isWanted = true
    loadMenus().then(
      (ready) => isWanted && setMenus(ready),
      () => isWanted && setMenus('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [])
  return menus
}
