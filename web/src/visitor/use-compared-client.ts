'use client'

import { useSyncExternalStore } from 'react'
import { compareStore } from './compare-store'

const none: string[] = []

/** The slugs of the items that the visitor compares; none on the server and while the page hydrates. */
export const useCompared = (): string[] =>
  useSyncExternalStore(compareStore.subscribe, compareStore.get, () => null) ?? none
