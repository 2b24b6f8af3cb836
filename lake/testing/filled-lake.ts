import { writeContent } from './content.ts'
import { plainPicture } from './pictures.ts'
import { type TestLake, lakeForTest } from './test-lake.ts'

/** A lake with the content, a picture and a file, for the length of one test. */
export async function filledLake(): Promise<TestLake> {
  const lake = await lakeForTest()
  await writeContent(lake.client())
  const picture = await lake
    .client()
    .assets.upload('image', await plainPicture(40, 30), { filename: 'red.png' })
  const file = await lake.client().assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' })
  await lake.client().create({
    _id: 'gallery',
    _type: 'gallery',
    picture: { _type: 'image', asset: { _type: 'reference', _ref: picture._id } },
    file: { _type: 'file', asset: { _type: 'reference', _ref: file._id } },
  })
  return lake
}

const stamps = ['_rev', '_createdAt', '_updatedAt', 'url', 'uploadId']

/** All documents of a lake, without what differs from one lake to another. */
export async function everything(lake: TestLake): Promise<Record<string, unknown>[]> {
  const documents: Record<string, unknown>[] = await lake
    .client()
    .fetch('* | order(_id)', {}, { perspective: 'raw' })
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !stamps.includes(name))),
  )
}
