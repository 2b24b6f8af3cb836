'use client'

import { useEffect, useState } from 'react'

/**
 * What a list of the visitor begins with. Fetched while `isFirst`, even when the page has it: the first change needs it,
 * and there may be no connection by then.
 * @param load the same function on every render
 * @returns undefined while it is not known, 'failed' when it could not be fetched
 */
export function useFirstList<Item>(isFirst: boolean, load: () => Promise<Item[]>) {
  const [fetched, setFetched] = useState<Item[] | 'failed'>()
  useEffect(() => {
    if (isFirst)
      load().then(setFetched, (error: unknown) => {
        console.warn('What a cart or wishlist begins with could not be fetched.', error)
        setFetched('failed')
      })
  }, [isFirst, load])
  return fetched
}
