import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reference } from '../testing/content.ts'
import { EventReader } from '../testing/events.ts'
import { type Client, type TestLake, clients, refusal, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

describe.each(clients)('document actions with %s', (_, create) => {
  let client: Client
  let publishedId: string
  let draftId: string
  const forms = async () => {
    const ids = await client.fetch(
      '*[sanity::versionOf($id)] | order(_id)._id',
      { id: publishedId },
      { perspective: 'raw' },
    )
    return (ids as string[]).map((id) => id.replace(publishedId, 'x'))
  }
  beforeEach(() => {
    client = lake.client(create)
    publishedId = `doc-${Math.random().toString(36).slice(2)}`
    draftId = `drafts.${publishedId}`
  })
  const published = (fields = {}) =>
    client.create({ _id: publishedId, _type: 'note', text: 'first', ...fields })
  const edit = (text: string) =>
    client.action({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { text } },
    })
  const publish = (conditions = {}) =>
    client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId, ...conditions })

  test('create a draft', async () => {
    const attributes = { _id: draftId, _type: 'note' }
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes,
      ifExists: 'fail',
    })
    expect(await forms()).toEqual(['drafts.x'])
    const again = client.action({
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes,
      ifExists: 'fail',
    })
    expect((await refusal(again)).statusCode).toBe(409)
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes,
      ifExists: 'ignore',
    })
  })

  test('edit copies what is published into a draft first', async () => {
    await published({ other: 1 })
    const { transactionId } = await edit('second')
    expect(await client.getDocument(draftId)).toMatchObject({ text: 'second', other: 1, _rev: transactionId })
    expect(await client.getDocument(publishedId)).toMatchObject({ text: 'first' })
    await edit('third')
    expect(await client.getDocument(draftId)).toMatchObject({ text: 'third' })
  })

  test('edit refuses a document that is nowhere', async () => {
    const error = await refusal(edit('x'))
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain('was not found')
  })

  test('publish replaces, removes the draft and keeps the date of birth', async () => {
    const { _createdAt } = await published()
    await edit('second')
    const { transactionId } = await publish()
    expect(await forms()).toEqual(['x'])
    expect(await client.getDocument(publishedId)).toMatchObject({
      text: 'second',
      _createdAt,
      _rev: transactionId,
    })
  })

  test('publish refuses a draft of another type than what is published', async () => {
    await published()
    await client.createOrReplace({ _id: draftId, _type: 'letter', text: 'second' })
    const refused = await refusal(publish())
    expect([refused.statusCode, refused.message]).toEqual([409, expect.stringContaining('Discard the draft')])
    expect(await client.getDocument(publishedId)).toMatchObject({ _type: 'note', text: 'first' })
    expect(await forms()).toEqual(['x', 'drafts.x'])
  })

  test('publish makes references strong that waited for it', async () => {
    const target = await client.create({ _type: 'note' })
    const waiting = { ...reference(target._id), _weak: true, _strengthenOnPublish: { type: 'note' } }
    await client.create({ _id: draftId, _type: 'note', to: waiting })
    await publish()
    expect((await client.getDocument(publishedId))?.to).toEqual(reference(target._id))
  })

  test('publish refuses other revisions than expected, and what is no draft', async () => {
    expect((await refusal(publish())).statusCode).toBe(409)
    await published()
    await edit('second')
    expect((await refusal(publish({ ifDraftRevisionId: 'other' }))).message).toContain(
      'Unexpected revision ID',
    )
    expect((await refusal(publish({ ifPublishedRevisionId: 'other' }))).message).toContain(
      'Unexpected revision ID',
    )
    expect(await forms()).toEqual(['x', 'drafts.x'])
  })

  test('unpublish keeps the draft, or makes one', async () => {
    const unpublish = () =>
      client.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
    await published()
    await unpublish()
    expect(await client.getDocument(draftId)).toMatchObject({ text: 'first' })
    expect(await forms()).toEqual(['drafts.x'])
    await publish()
    await edit('second')
    await unpublish()
    expect(await client.getDocument(draftId)).toMatchObject({ text: 'second' })
  })

  test('unpublish refuses while others refer to the document', async () => {
    await published()
    await client.create({ _type: 'note', to: reference(publishedId) })
    const error = await refusal(
      client.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId }),
    )
    expect(error.message).toContain('cannot be deleted')
    expect(await forms()).toEqual(['x'])
  })

  test('discard removes the draft, in the old words and the new', async () => {
    await published()
    await edit('second')
    await client.action({ actionType: 'sanity.action.document.discard', draftId })
    expect(await forms()).toEqual(['x'])
    await edit('third')
    await client.action({ actionType: 'sanity.action.document.version.discard', versionId: draftId })
    expect(await forms()).toEqual(['x'])
    const nothing = client.action({ actionType: 'sanity.action.document.discard', draftId })
    expect((await refusal(nothing)).statusCode).toBe(409)
  })

  test('no action takes a published document, or that of another, for a draft or version', async () => {
    await published()
    const other = await client.create({ _id: `drafts.${publishedId}-other`, _type: 'note' })
    const document = { _id: publishedId, _type: 'note' }
    const wrong = [publishedId, other._id].flatMap((id) => [
      { actionType: 'edit', draftId: id, publishedId, patch: { set: { text: 'second' } } },
      { actionType: 'publish', draftId: id, publishedId },
      { actionType: 'unpublish', draftId: id, publishedId },
      { actionType: 'delete', publishedId, includeDrafts: [id] },
      { actionType: 'version.create', publishedId, baseId: publishedId, versionId: id },
      { actionType: 'version.unpublish', publishedId, versionId: id },
    ])
    wrong.push({ actionType: 'discard', draftId: publishedId } as never)
    wrong.push({ actionType: 'version.discard', versionId: publishedId } as never)
    wrong.push({ actionType: 'version.replace', document } as never)
    wrong.push({
      actionType: 'version.create',
      publishedId: 'new',
      document: { ...document, _id: 'new' },
    } as never)
    for (const action of wrong) {
      const actionType = `sanity.action.document.${action.actionType}`
      const { statusCode, message } = await refusal(client.action({ ...action, actionType } as never))
      expect(`${action.actionType} ${statusCode} ${message}`).toContain(`${action.actionType} 400 `)
    }
    expect(await client.getDocument(publishedId)).toMatchObject({ text: 'first' })
    expect(await client.getDocument(other._id)).toMatchObject(other)
    expect(await forms()).toEqual(['x'])
  })

  test('delete removes both, and asks to name the draft', async () => {
    await published()
    await edit('second')
    const remove = (includeDrafts: string[]) =>
      client.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts })
    expect((await refusal(remove([]))).statusCode).toBe(409)
    await remove([draftId])
    expect(await forms()).toEqual([])
  })

  test('replace a draft, and make, replace and discard a version', async () => {
    await published()
    await client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId,
      attributes: { _id: draftId, _type: 'note', a: 1 },
    })
    expect(await client.getDocument(draftId)).toMatchObject({ a: 1 })
    const versionId = `versions.spring.${publishedId}`
    await client.action({
      actionType: 'sanity.action.document.version.create',
      publishedId,
      baseId: publishedId,
      versionId,
    })
    expect(await client.getDocument(versionId)).toMatchObject({ text: 'first' })
    await client.action({
      actionType: 'sanity.action.document.version.replace',
      document: { _id: versionId, _type: 'note', b: 2 },
    })
    expect(await client.getDocument(versionId)).toMatchObject({ b: 2 })
    await client.action({ actionType: 'sanity.action.document.version.discard', versionId })
    expect(await forms()).toEqual(['x', 'drafts.x'])
  })

  test('unpublish with a release marks its version, and publishes nothing', async () => {
    const versionId = `versions.spring.${publishedId}`
    const unpublish = () =>
      client.action({ actionType: 'sanity.action.document.version.unpublish', versionId, publishedId })
    expect((await refusal(unpublish())).statusCode).toBe(409)
    await published()
    await unpublish()
    expect(await client.getDocument(versionId)).toMatchObject({ text: 'first', _system: { delete: true } })
    expect(await client.getDocument(publishedId)).toMatchObject({ text: 'first' })
  })

  test('purge deletes every stored form of a document', async () => {
    const formsOf = async (id: string) => {
      const url = `/data/history/production/transactions/${id}?effectFormat=mendoza`
      return String((await client.request({ url })) ?? '')
    }
    const secret = `secret-${publishedId}`
    await published({ secret })
    await edit('second')
    await client.action({ actionType: 'sanity.action.document.discard', draftId, purge: true })
    expect(await formsOf(draftId)).not.toContain('second')
    expect(await formsOf(publishedId)).toContain(secret)
    await edit('third')
    const remove = { publishedId, includeDrafts: [draftId], purge: true }
    await client.action({ actionType: 'sanity.action.document.delete', ...remove })
    for (const id of [publishedId, draftId]) {
      const told = await formsOf(id)
      expect(told).not.toContain(secret)
      expect(told).not.toContain('third')
      const last = `/data/history/production/documents/${id}?lastRevision=true`
      expect(await client.request({ url: last })).toEqual({ documents: [] })
    }
    expect(await formsOf(publishedId)).toContain('"delete"')
  })

  test('purge by a mutation does the same, and listeners that come back get nothing of it', async () => {
    const secret = `secret-${publishedId}`
    await published({ secret })
    const { transactionId } = await client
      .patch(publishedId)
      .set({ text: 'other' })
      .commit({ returnDocuments: false })
    const last = `/data/history/production/documents/${publishedId}?lastRevision=true`
    expect(JSON.stringify(await client.request({ url: last }))).toContain(secret)
    const purge = { mutations: [{ delete: { id: publishedId, purge: true } }] }
    await client.request({ method: 'POST', url: '/data/mutate/production', body: purge })
    expect(await client.request({ url: last })).toEqual({ documents: [] })
    const url = `${lake.url}/v1/data/listen/production?query=*&enableResume=true&includePreviousRevision=true`
    const stream = await EventReader.open(url, {
      authorization: `Bearer ${lake.tokens.editor}`,
      'last-event-id': `${transactionId}#${publishedId}`,
    })
    expect((await stream.take(1))[0]?.event).toBe('reset')
    stream.close()
  })

  test('several actions happen together or not at all', async () => {
    await published()
    const error = await refusal(
      client.action([
        {
          actionType: 'sanity.action.document.edit',
          draftId,
          publishedId,
          patch: { set: { text: 'second' } },
        },
        { actionType: 'sanity.action.document.discard', draftId: 'drafts.nobody' },
      ]),
    )
    expect(error.message).toContain('The action(s) failed')
    expect(await forms()).toEqual(['x'])
  })
})

test('an action that is not served is refused by name', async () => {
  const action = { actionType: 'sanity.action.release.create', releaseId: 'spring' } as never
  expect((await refusal(lake.client().action(action))).statusCode).toBe(400)
})
