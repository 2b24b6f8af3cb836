import type { DocumentInspector } from 'sanity'
import { boundedHistory } from './bounded-history.tsx'
import { validationList } from './validation-list.tsx'

/** What our own inspectors stand in for, by the name that the Studio gives each. */
const OWN: Record<string, (inspector: DocumentInspector) => DocumentInspector> = {
  'sanity/structure/validation': validationList,
  'sanity/structure/history': boundedHistory,
}

/** The panes beside a form: its problems and its history. */
export const inspectors = (all: DocumentInspector[]): DocumentInspector[] =>
  all.map((inspector) => OWN[inspector.name]?.(inspector) ?? inspector)
