import { z } from 'zod'

/* What Studios send about who has which document open. */

export const message = z.object({
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})
const sessionId = z.string().min(1).max(200)
export const announcement = z.object({
  data: z.looseObject({ sessionId, locations: z.array(z.unknown()).max(100) }),
})
export const session = z.object({ session: sessionId })
const pathSegment = z.union([
  z.string(),
  z.number(),
  z.looseObject({ _key: z.string() }),
  z.tuple([z.union([z.number(), z.literal('')]), z.union([z.number(), z.literal('')])]),
])
// stops at the first segment that is wrong; `z.array` describes each, which takes seconds for a long list of them
const path = z.custom<unknown[]>(
  (value) => Array.isArray(value) && value.every((segment) => pathSegment.safeParse(segment).success),
)
const point = z.looseObject({ path, offset: z.number() })
/** The place of an editor in a form. A Studio crashes when it receives one without a document, or with a path or a selection of wrong types. */
export const location = z.looseObject({
  type: z.string(),
  documentId: z.string(),
  path,
  lastActiveAt: z.string().optional(),
  selection: z.looseObject({ anchor: point, focus: point }).nullish(),
})
