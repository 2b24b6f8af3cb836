'use client'

import { screenHref } from '@shop/studio/routes'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { comparedQuery } from '@/content/compare/compared-list'
import { useCompared } from '@/visitor/use-compared-client'

/** `/compare` without items shows the visitor's own comparison, which is stored in the browser only. */
export function OpenCompared() {
  const router = useRouter()
  const slugs = useCompared()
  useEffect(() => {
    if (slugs.length > 0) router.replace(`${screenHref('compare')}${comparedQuery(slugs)}`)
  }, [router, slugs])
  return null
}
