'use client'

import { LoadWhenStored } from '@/visitor/load-when-stored-client'

const load = () => import('./own-samples-panel-client').then(({ OwnSamplesPanel }) => OwnSamplesPanel)

/** The samples that were requested from this browser; nothing when there are none. */
export const OwnSamples = () => <LoadWhenStored storageKey="samples" load={load} />
