import type { IncomingMessage } from 'node:http'
import { visitorOf } from '../src/content/forms/visitor.ts'

/** Who sent a request, as `visitorOf` says. */
export const visitorOfRequest = ({ headers }: IncomingMessage): string =>
  visitorOf(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for'] ?? '') }))
