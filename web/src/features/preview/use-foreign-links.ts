import { useEffect } from 'react'

/**
 * Opens links to other origins in a tab of their own that knows nothing of this one. The window of a preview has the Studio as its
 * opener: a foreign page in it could send the Studio's tab to a forged login.
 */
export function useForeignLinks() {
  useEffect(() => {
    const part = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin === window.location.origin || !/^https?:$/.test(link.protocol)) return
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    }
    window.addEventListener('click', part, { capture: true })
    return () => window.removeEventListener('click', part, { capture: true })
  }, [])
}
