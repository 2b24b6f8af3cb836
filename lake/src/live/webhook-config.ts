import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseExpression } from './webhook-filter.ts'

const expression = z.string().superRefine((text, context) => {
  try {
    parseExpression(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
  }
})

const webhook = z.strictObject({
  name: z.string().min(1).max(100),
  url: z.url({ protocol: /^https?$/ }),
  on: z
    .array(z.enum(['create', 'update', 'delete']))
    .min(1)
    .default(['create', 'update', 'delete']),
  filter: expression.default(''),
  projection: expression.default(''),
  secret: z.string().min(16).optional(),
})

/**
 * A webhook as the hosted lake has it: documents that pass the filter are sent, as the projection says, when they are
 * created, changed or deleted. Drafts and versions are not. Without a secret of its own the lake's signs.
 */
export type DocumentWebhook = z.output<typeof webhook>

const webhooks = z
  .array(webhook)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'has a name twice')

/**
 * Reads a list of webhooks, which is JSON or the name of a file with it.
 * @throws Error that says what is wrong
 */
export function readWebhooks(text: string): DocumentWebhook[] {
  const json = text.trimStart().startsWith('[') ? text : readFileSync(text, 'utf8')
  const parsed = webhooks.safeParse(JSON.parse(json))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.') || 'the list'}: ${issue?.message}`)
}
