'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

/** Watches whether the storage has anything; writers in this tab send the event themselves. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  // A page that is restored from the back/forward cache has missed events.
  window.addEventListener('pageshow', onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

type LoadWhenStoredProps = {
  /** The key in the browser's storage. */
  storageKey: string
  /** Loads the component; the same function in each render. */
  load: () => Promise<ComponentType>
}

/** Loads and shows a component once the browser keeps something for it, so that other visitors do not load its script. */
export function LoadWhenStored({ storageKey, load }: LoadWhenStoredProps) {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => isKept(storageKey),
    () => false,
  )
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (!isWanted) return
    // Without a connection the component is not shown until the next visit.
    load()
      .then((component) => setLoaded(() => component))
      .catch(() => {})
  }, [isWanted, load])
  return Loaded && <Loaded />
}
