'use client'

import { LoadWhenStored } from '@/visitor/load-when-stored-client'

const load = () => import('./quote-requests-client').then((loaded) => loaded.default)

/** The quote requests that were sent from this browser; nothing when there are none. */
export const OwnQuotes = () => <LoadWhenStored storageKey="quotes" load={load} />
