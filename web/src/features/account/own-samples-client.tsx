'use client'

import { WhileKept } from '@/visitor/while-kept-client'

const load = () => import('./own-samples-panel-client').then(({ OwnSamplesPanel }) => OwnSamplesPanel)

/** The samples that were requested from this browser; nothing when there are none. */
export const OwnSamples = () => <WhileKept storageKey="samples" load={load} />
