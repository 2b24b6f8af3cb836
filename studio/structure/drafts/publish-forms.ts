import type { SanityClient } from '@sanity/client'
import { leaveRedirects } from '../redirects/leave-redirects.ts'
import { isMove } from '../redirects/address-part.ts'
import { publishAction, readForms, type Forms } from './forms.ts'
import { inBatches } from './in-batches.ts'
import type { Refusal } from './report.tsx'
import type { Validate } from './use-validate.ts'
import { shortText } from '../../short-text.ts'

type Published = { forms: Forms[]; refused: Refusal[] }

/** Publishes the drafts of documents together, except those that break a rule. */
export async function publishForms(
  client: SanityClient,
  validate: Validate,
  ids: readonly string[],
): Promise<Published> {
  const forms = (await readForms(client, ids)).filter(({ draft }) => draft)
  const refused = await inBatches(forms, async ({ id, draft }) => {
    const problems = draft ? await validate(draft) : []
    return problems
      .slice(0, maxProblems)
      .map(({ title, message }) => ({ id, name: titleOf(draft), rule: `${title}: ${message}` }))
  })
  const allowed = forms.filter(({ id }) => !refused.some((each) => each.id === id))
  if (allowed.length === 0) return { forms: [], refused }
  const moved = allowed.filter(({ draft, published }) => isMove(draft, published))
  const needless: (() => Promise<void>)[] = []
  for (const { id } of moved) needless.push(await leaveRedirects(client, id))
  await client.action(allowed.map(publishAction), { tag: 'desk.publish' })
  for (const remove of needless) await remove()
  return { forms: allowed, refused }
}

/** Of one document: those that are named are mended first. */
const maxProblems = 5

/** What an editor calls a document. */
export function titleOf(document: Record<string, unknown> | undefined): string {
  const title = [document?.name, document?.title, document?.email, document?.from].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
  return shortText(title ?? 'Untitled')
}
