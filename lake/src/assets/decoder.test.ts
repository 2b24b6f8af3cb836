import { expect, test } from 'vitest'
import { Decoder } from './decoder.ts'
import { PictureEnded } from './picture-processes.ts'

type Lane = 'quick' | 'slow'

const decoder = () => new Decoder<Lane>({ quick: 'quick', slow: 'slow' }, 10)

/** A picture that the quick lane ends; it is read when `finish` is called. */
function slowPicture() {
  let finish = () => {}
  const end = new Promise<string>((resolve) => (finish = () => resolve('made')))
  const lanes: Lane[] = []
  const job = async (lane: Lane) => {
    lanes.push(lane)
    if (lane === 'quick') throw new PictureEnded()
    return end
  }
  return { job, lanes, finish }
}

test('a quick picture is read once', async () => {
  const lanes: Lane[] = []
  await decoder().run('visitor', async (lane) => void lanes.push(lane))
  expect(lanes).toEqual(['quick'])
})

test('a slow picture is read again in the slow lane, and those of others and of its own caller do not wait for it', async () => {
  const pictures = decoder()
  const slow = ['account', 'address', 'account'].map((caller) => {
    const picture = slowPicture()
    return { ...picture, made: pictures.run(caller, picture.job) }
  })
  expect(await pictures.run('visitor', async () => 'made')).toBe('made')
  expect(await pictures.run('account', async () => 'made')).toBe('made')
  for (const { finish } of slow) finish()
  expect(await Promise.all(slow.map(({ made }) => made))).toEqual(['made', 'made', 'made'])
  for (const { lanes } of slow) expect(lanes).toEqual(['quick', 'slow'])
})

test('a picture that is refused is not read again', async () => {
  const lanes: Lane[] = []
  const refused = decoder().run('visitor', (lane) => {
    lanes.push(lane)
    throw new Error('not a picture')
  })
  await expect(refused).rejects.toThrow('not a picture')
  expect(lanes).toEqual(['quick'])
})

test('a picture that is too slow for the slow lane, too, is given up', async () => {
  const given = decoder().run('visitor', () => Promise.reject(new PictureEnded()))
  await expect(given).rejects.toThrow(PictureEnded)
})
