import { getDraftId } from 'sanity'
import { titleOf } from '../drafts/publish-forms.ts'
import { deletedId, type RestoredForm } from './deletion.ts'

/** Ids of the documents that must exist before a document can be stored. */
export function requiredIds(value: unknown): string[] {
  if (!value || typeof value !== 'object') return []
  const { _ref, _weak } = value as { _ref?: unknown; _weak?: unknown }
  if (typeof _ref === 'string') return _weak === true ? [] : [_ref]
  return [...new Set(Object.values(value).flatMap(requiredIds))]
}

/** GROQ for `missingReasons`: required documents, their drafts and the records of their deletion; takes `$ids`. */
export const requiredQuery = `*[_id in $ids] { _id, "name": string(name), "title": string(title), "email": string(email) }`

/** A redirect that leads nowhere is of no use, though it does not keep its page from being deleted. */
const neededBy = (form: RestoredForm) =>
  form._type === 'redirect' ? requiredIds(strong(form.to)) : requiredIds(form)

const strong = (reference: unknown) => ({ ...(reference as object | undefined), _weak: false })

/** The parameters of `requiredQuery`. */
export const requiredParams = (form: RestoredForm) => ({
  ids: neededBy(form).flatMap((id) => [id, getDraftId(id), deletedId(id)]),
})

type Found = { _id: string; name?: string | null; title?: string | null; email?: string | null }

/** One sentence for each required document that is missing: what it is called, and what has to be done first. */
export function missingReasons(form: RestoredForm, found: readonly Found[]): string[] {
  const get = (id: string) => found.find(({ _id }) => _id === id)
  const parent = (form.parent as { _ref?: unknown } | undefined)?._ref
  return neededBy(form)
    .filter((id) => !get(id))
    .map((id) => {
      const relation =
        form._type === 'redirect' ? 'It leads to' : id === parent ? 'It is part of' : 'It needs'
      const draft = get(getDraftId(id))
      if (draft) return `${relation} “${titleOf(draft)}”, which is not published. Publish that first.`
      const deleted = get(deletedId(id))
      return deleted
        ? `${relation} “${titleOf(deleted)}”, which was deleted. Restore and publish that first.`
        : `${relation} a document or a picture that no longer exists, so it cannot be restored.`
    })
}
