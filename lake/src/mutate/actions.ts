import { z } from 'zod'
import { httpError, invalid } from '../http/errors.ts'
import { type LakeDocument, draftIdOf, isPublishedId, isRecord, publishedIdOf } from '../store/document.ts'
import { idList, transactionId } from './mutations.ts'
import type { Workspace } from './workspace.ts'

const id = z.string().min(1)
const attributes = z.looseObject({ _id: z.string().optional(), _type: z.string() })
const patch = z.custom<Record<string, unknown>>(isRecord, 'must be an object')
const revision = z.string().optional()
const purge = z.boolean().optional()
const name = <T extends string>(type: T) => z.literal(`sanity.action.document.${type}` as const)

const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: name('create'),
    publishedId: id,
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({ actionType: name('replaceDraft'), publishedId: id, attributes }),
  z.object({ actionType: name('edit'), draftId: id, publishedId: id, patch }),
  z.object({ actionType: name('delete'), publishedId: id, includeDrafts: idList.default([]), purge }),
  z.object({ actionType: name('discard'), draftId: id, purge }),
  z.object({
    actionType: name('publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({ actionType: name('unpublish'), draftId: id, publishedId: id }),
  z.object({
    actionType: name('version.create'),
    publishedId: id,
    document: attributes.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({ actionType: name('version.discard'), versionId: id, purge }),
  z.object({ actionType: name('version.replace'), document: attributes }),
  z.object({ actionType: name('version.unpublish'), versionId: id, publishedId: id }),
])

const servedTypes = new Set<string>(action.options.map((option) => option.shape.actionType.value))

/** The body of `POST /data/actions/<dataset>`. */
export const actionsBody = z.object({
  actions: z.array(action).min(1),
  transactionId,
  dryRun: z.boolean().optional(),
})

export type ActionInput = z.infer<typeof action>

/**
 * Applies document actions to a workspace, in order, by the rules of @sanity/client's documentation of each.
 * @throws LakeError of type mutationError; the caller turns it into an action error
 */
export function applyActions(workspace: Workspace, actions: readonly ActionInput[]): void {
  for (const [index, input] of actions.entries()) {
    workspace.begin(index)
    applyAction(workspace, input)
  }
}

function applyAction(workspace: Workspace, input: ActionInput): void {
  switch (input.actionType) {
    case 'sanity.action.document.create': {
      const draftId = input.attributes._id ?? draftIdOf(input.publishedId)
      assertFormOf(workspace, 'attributes._id', draftId, input.publishedId)
      if (workspace.get(draftId) && input.ifExists === 'ignore') return
      if (workspace.get(input.publishedId)) {
        throw workspace.problem({
          type: 'documentAlreadyExistsError',
          description: `Document "${input.publishedId}" is published already; edit it instead`,
          id: input.publishedId,
        })
      }
      workspace.create({ ...input.attributes, _id: draftId })
      return
    }
    case 'sanity.action.document.replaceDraft': {
      const draftId = input.attributes._id ?? draftIdOf(input.publishedId)
      assertFormOf(workspace, 'attributes._id', draftId, input.publishedId)
      if (!workspace.get(draftId)) workspace.existing(input.publishedId)
      workspace.createOrReplace({ ...input.attributes, _id: draftId })
      return
    }
    case 'sanity.action.document.edit':
      assertFormOf(workspace, 'draftId', input.draftId, input.publishedId)
      if (!workspace.get(input.draftId)) {
        workspace.create(copyOf(workspace.existing(input.publishedId), input.draftId))
      }
      workspace.patch(input.draftId, input.patch)
      return
    case 'sanity.action.document.delete': {
      const draftId = draftIdOf(input.publishedId)
      if (workspace.get(draftId) && !input.includeDrafts.includes(draftId)) {
        throw workspace.problem({
          type: 'documentHasDraftError',
          description: `Document "${input.publishedId}" has a draft that is not among those to delete`,
          id: draftId,
        })
      }
      for (const id of input.includeDrafts) {
        assertFormOf(workspace, 'includeDrafts', id, input.publishedId)
        workspace.delete(id, { isPurged: input.purge })
      }
      // what it held as a draft, before it was published, is the same
      if (input.purge) workspace.delete(draftId, { isPurged: true })
      workspace.delete(input.publishedId, { isPurged: input.purge })
      return
    }
    case 'sanity.action.document.discard':
      assertFormOf(workspace, 'draftId', input.draftId)
      workspace.existing(input.draftId)
      workspace.delete(input.draftId, { isPurged: input.purge })
      return
    case 'sanity.action.document.publish': {
      assertFormOf(workspace, 'draftId', input.draftId, input.publishedId)
      workspace.assertRevision(input.draftId, input.ifDraftRevisionId)
      workspace.assertRevision(input.publishedId, input.ifPublishedRevisionId)
      const draft = workspace.existing(input.draftId)
      assertSameType(workspace, draft, workspace.get(input.publishedId))
      const createdAt = workspace.get(input.publishedId)?._createdAt ?? draft._createdAt
      const content = strengthen(copyOf(draft, input.publishedId)) as Record<string, unknown>
      workspace.createOrReplace({ ...content, _createdAt: createdAt })
      workspace.delete(input.draftId)
      return
    }
    case 'sanity.action.document.unpublish': {
      assertFormOf(workspace, 'draftId', input.draftId, input.publishedId)
      const published = workspace.existing(input.publishedId)
      if (!workspace.get(input.draftId)) {
        workspace.create({ ...copyOf(published, input.draftId), _createdAt: published._createdAt })
      }
      workspace.delete(input.publishedId)
      return
    }
    case 'sanity.action.document.version.create': {
      if (input.document) {
        assertFormOf(workspace, 'document._id', input.document._id, input.publishedId)
        workspace.create(input.document)
        return
      }
      assertFormOf(workspace, 'versionId', input.versionId, input.publishedId)
      const base = workspace.existing(input.baseId ?? input.publishedId)
      workspace.assertRevision(base._id, input.ifBaseRevisionId)
      workspace.create(copyOf(base, input.versionId))
      return
    }
    case 'sanity.action.document.version.discard':
      assertFormOf(workspace, 'versionId', input.versionId)
      workspace.existing(input.versionId)
      workspace.delete(input.versionId, { isPurged: input.purge })
      return
    case 'sanity.action.document.version.replace':
      assertFormOf(workspace, 'document._id', input.document._id)
      workspace.existing(input.document._id)
      workspace.createOrReplace(input.document)
      return
    case 'sanity.action.document.version.unpublish': {
      assertFormOf(workspace, 'versionId', input.versionId, input.publishedId)
      const base = workspace.get(input.versionId) ?? workspace.existing(input.publishedId)
      const system = isRecord(base._system) ? base._system : {}
      workspace.createOrReplace({ ...copyOf(base, input.versionId), _system: { ...system, delete: true } })
    }
  }
}

/** @throws LakeError 400 unless `id` is that of a draft or a version, and of the document `publishedId` */
function assertFormOf(
  workspace: Workspace,
  field: string,
  id = '',
  publishedId = publishedIdOf(id),
): asserts id is string {
  if (!isPublishedId(id) && publishedIdOf(id) === publishedId) return
  const [given, expected] = [id, draftIdOf(publishedId)].map((each) => each.slice(0, 140))
  throw invalid(`${field} must be "${expected}" or a version of it, not "${given}"`, given, workspace.index)
}

/**
 * Whoever publishes a draft that another one has stored as one of another type would take the document out of all that looks for it,
 * unseen: the form is that of its list.
 * @throws LakeError 409
 */
function assertSameType(
  workspace: Workspace,
  draft: LakeDocument,
  published: LakeDocument | undefined,
): void {
  if (!published || published._type === draft._type) return
  throw workspace.problem({
    type: 'documentTypeDoesNotMatchError',
    description: `"${draft._id}" has the type "${draft._type}", and what is published has "${published._type}". Discard the draft, and edit the document again`,
    id: draft._id,
  })
}

/** @throws LakeError 400 that names the first action that this lake does not have */
export function assertServed(body: unknown): void {
  const list: unknown = isRecord(body) ? body.actions : undefined
  for (const input of Array.isArray(list) ? (list as unknown[]) : []) {
    const type = isRecord(input) ? input.actionType : undefined
    if (typeof type !== 'string' || servedTypes.has(type)) continue
    throw httpError(400, `The action "${type.slice(0, 100)}" is not served by the embedded lake`)
  }
}

function copyOf(document: LakeDocument, newId: string): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, ...content } = document
  return { ...content, _id: newId }
}

/** Turns references made to unpublished documents into strong ones, which publishing does. */
function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish, _weak, ...rest } = value
  const content = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, strengthen(part)]))
  if (_strengthenOnPublish === undefined) return _weak === undefined ? content : { ...content, _weak }
  const staysWeak = isRecord(_strengthenOnPublish) && _strengthenOnPublish.weak === true
  return staysWeak ? { ...content, _weak: true } : content
}
