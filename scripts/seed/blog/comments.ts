import { picture, reference } from '../build.ts'
import type { SeedOf } from '../types.ts'

const ruth = {
  name: 'Ruth Aldenkamp',
  picture: picture(
    'people/comment-1.webp',
    'Paper-cut portrait of an older woman with a grey bun, round glasses and a brown blazer',
  ),
}
const dario = {
  name: 'Dario Fenwick',
  picture: picture(
    'people/comment-2.webp',
    'Paper-cut portrait of a young man with short curly hair in a yellow hooded sweater',
  ),
}
const leonie = {
  name: 'Leonie Carrasco',
  picture: picture(
    'people/comment-3.webp',
    'Paper-cut portrait of a woman with a dark ponytail and golden earrings in a green apron',
  ),
}

/** Comments. Those without a post suit any article and stand below all of them. */
export const comments = [
  {
    _id: 'comment-1',
    _type: 'comment',
    number: 1,
    ...ruth,
    text: 'I have printed this and pinned it beside the order book. The measurements are what I usually have to call about.',
    date: '2025-09-14',
  },
  {
    _id: 'comment-2',
    _type: 'comment',
    number: 2,
    ...dario,
    text: 'Clear and short, thank you. Could you write a second part for very small rooms? Ours is eleven feet by nine.',
    date: '2025-09-14',
  },
  {
    _id: 'comment-3',
    _type: 'comment',
    number: 3,
    ...leonie,
    text: 'We tried this over the weekend and it held up on a full Saturday. The list is the part I will keep coming back to.',
    date: '2025-09-15',
  },
  {
    _id: 'comment-4',
    _type: 'comment',
    number: 4,
    ...leonie,
    text: 'Box first, carrier bag second: I learned that the expensive way, with four hundred bags half an inch too narrow.',
    date: '2025-09-16',
    post: reference('post-1'),
  },
  {
    _id: 'comment-5',
    _type: 'comment',
    number: 5,
    ...ruth,
    text: 'The trick of lifting one front corner is a good one. I did it to all our chairs and found the one that squeaks.',
    date: '2025-09-08',
    post: reference('post-3'),
  },
  {
    _id: 'comment-6',
    _type: 'comment',
    number: 6,
    ...dario,
    text: 'Did the copy-paper test with our fried chicken bag. Spots after twelve minutes, so we are moving up to kit 7.',
    date: '2025-08-22',
    post: reference('post-8'),
  },
] satisfies SeedOf<'comment'>[]
