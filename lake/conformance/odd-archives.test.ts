import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { tool } from '../testing/cli.ts'
import { lakeForTest, temporaryFolder } from '../testing/test-lake.ts'

// Imports of archives in which something is odd, or lacks.

let folder: string
beforeAll(() => {
  folder = temporaryFolder()
  return () => rmSync(folder, { recursive: true, force: true })
})

test('odd documents keep no archive from being imported', async () => {
  const [source, target] = [await lakeForTest(), await lakeForTest()]
  const client = source.client()
  const reference = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })
  const picture = (id: string, more = {}) => ({ _type: 'image', asset: reference(id, more) })
  const { _id: file } = await client.assets.upload('file', Buffer.from('a'), { filename: 'caf\uFFFD.txt' })
  const nowhere = `image-${'ab'.repeat(20)}-10x10-jpg`
  const noFile = `image-${'cd'.repeat(20)}-10x10-png`
  const path = `images/testshop/production/${'cd'.repeat(20)}-10x10.png`
  await client.create({ _id: 'tag', _type: 'tag' })
  await client.create({ _id: noFile, _type: 'sanity.imageAsset', path })
  const notes: { _id: string; [name: string]: unknown }[] = [
    { _id: 'broken-text', text: 'caf\uFFFD' },
    { _id: 'file', file: { _type: 'file', asset: reference(file) } },
    { _id: 'weak-picture', picture: picture(nowhere, { _weak: true }) },
    { _id: 'picture-without-file', picture: picture(noFile) },
    { _id: 'other-dataset', to: reference('abc', { _weak: true, _dataset: 'nowhere' }) },
    { _id: 'nested', part: { _type: 'sanity.imageAsset', url: 'http://127.0.0.1:9/x#y' } },
    {
      _id: 'many-references',
      to: Array.from({ length: 4000 }, (_, at) => reference('tag', { _key: `k${at}` })),
    },
  ]
  for (const note of notes) await client.create({ ...note, _type: 'note' })
  const archive = join(folder, 'odd.tar.gz')
  expect(await tool(source.dataDir, ['export', archive])).toMatchObject({ code: 0 })
  const refused = await tool(target.dataDir, ['import', archive, '--replace'])
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was imported') as string })
  expect(refused.said).toContain('--allow-failing-assets')
  const imported = await tool(target.dataDir, ['import', archive])
  expect(imported).toMatchObject({ code: 1, said: expect.stringContaining('were imported') as string })
  expect(imported.said).toMatch(/! Pictures and files that the archive names .* were left out: \d/)
  const documents = await target.client().getDocuments(notes.map(({ _id }) => _id))
  const isWithoutFile = ({ _id }: { _id: string }) => /picture/.test(_id)
  expect(documents.map((found) => found && isWithoutFile(found))).not.toContain(null)
  for (const [at, note] of notes.entries())
    expect(documents[at]).toMatchObject(isWithoutFile(note) ? { picture: { _type: 'image' } } : note)
  expect(documents.at(-1)).not.toHaveProperty('to[0]._weak')
  await target.client().patch('broken-text').set({ text: 'other' }).commit()
  const replaced = await tool(target.dataDir, ['import', archive, '--replace', '--allow-failing-assets'])
  expect(replaced).toMatchObject({ code: 1, said: expect.stringContaining('were imported') as string })
  expect(await target.client().getDocument('broken-text')).toMatchObject({ text: 'caf\uFFFD' })
})

test('an import leaves out asset documents of an archive that name no file', async () => {
  const lake = await lakeForTest()
  const file = join(folder, 'video.ndjson')
  const documents = [
    { _id: 'video', _type: 'sanity.videoAsset' },
    { _id: 'note', _type: 'note' },
  ]
  writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'))
  const imported = await tool(lake.dataDir, ['import', file])
  expect(imported.said).toContain('! Asset documents that name no file were left out: 1')
  expect(await lake.client().fetch('*._id')).toEqual(['note'])
})

test('an import says which assets it could not have, and imports all else', async () => {
  const lake = await lakeForTest()
  const file = join(folder, 'unreachable.ndjson')
  const address = 'http://127.0.0.1:9/a.txt'
  const documents = [
    { _id: 'tag', _type: 'tag' },
    { _id: 'note', _type: 'note', file: { _sanityAsset: `file@${address}` }, to: { _ref: 'tag' } },
  ]
  writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'))
  const refused = await tool(lake.dataDir, ['import', file, '--fetch-assets', '--replace'])
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was imported') as string })
  const imported = await tool(lake.dataDir, ['import', file, '--fetch-assets'])
  expect(imported).toMatchObject({ code: 1, said: expect.stringContaining(address) as string })
  expect(imported.said).toContain('2 documents were imported')
  expect(await lake.client().getDocument('note')).toMatchObject({ to: { _ref: 'tag' } })
})
