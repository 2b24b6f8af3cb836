import type { ParityRequest } from './requests.ts'

/** File names by which the uploads of the suite are found and removed again. */
export const assetNames = ['parity.png', 'parity.txt']

/** Four by two pixels, the left half red, the right half blue. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQImWP4z8Dwn4EBTPyHEFAOAGeyB/nPjUUnAAAAAElFTkSuQmCC',
  'base64',
)
const image = '32d591fe5d439397476c949c7da33c8474572339-4x2'
const file = '61bdc3849226c15948b6f6a293bd77ab23898c6a'

const upload = (
  name: string,
  kind: string,
  fileName: string,
  bytes: Buffer,
  type: string,
): ParityRequest => ({
  name: `asset: ${name}`,
  path: `/assets/${kind}/:dataset?filename=${fileName}`,
  bytes,
  headers: { 'content-type': type },
})
const get = (name: string, path: string): ParityRequest => ({ name: `asset: ${name}`, path, isAsset: true })
const remove = (id: string): ParityRequest => ({
  name: `asset: delete ${id.split('-')[0]}`,
  path: '/data/mutate/:dataset?returnIds=true',
  body: { mutations: [{ delete: { id } }] },
})

export const assetRequests: ParityRequest[] = [
  upload('a picture', 'images', 'parity.png', picture, 'image/png'),
  upload('the same picture again', 'images', 'parity.png', picture, 'image/png'),
  upload('a text as a picture', 'images', 'parity.png', Buffer.from('parity'), 'image/png'),
  upload('a file', 'files', 'parity.txt', Buffer.from('parity'), 'text/plain'),
  get('the file', `/files/:project/:dataset/${file}.txt`),
  get('the file under a readable name', `/files/:project/:dataset/${file}.txt/list.txt?dl=`),
  ...[
    '',
    '/red-and-blue.png',
    '/red-and-blue.png?dl=',
    '?w=2',
    '?h=1&fit=crop&w=1',
    '?rect=2,0,2,2&fm=png',
    '?invert=true&fm=png',
    '?sat=-100&fm=png',
    '?pad=3&bg=ff0000&fm=png',
    '?or=90&fm=png',
    '?flip=h&fm=jpg',
    '?fm=webp&q=50',
    '?unknown=1',
    '?w=2.5',
    '?w=wide',
    '?rect=1,2,3',
    '?fm=exe',
    '?dpr=9',
    '?or=45',
  ].map((rest) => get(`picture ${rest}`, `/images/:project/:dataset/${image}.png${rest}`)),
  get('no picture', `/images/:project/:dataset/${image.replace('3', '4')}.png`),
  remove(`image-${image}-png`),
  remove(`file-${file}-txt`),
  // with a parameter that no cache has seen
  get('a deleted picture', `/images/:project/:dataset/${image}.png?w=3`),
  get('a deleted file', `/files/:project/:dataset/${file}.txt?gone`),
]
