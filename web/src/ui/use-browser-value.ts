'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value that only the browser knows. @param served the value in the server's HTML and while the page hydrates */
export const useBrowserValue = <Value>(read: () => Value, served: Value): Value =>
  useSyncExternalStore(never, read, () => served)
