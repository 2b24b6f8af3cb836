import type { Lake } from '../lake.ts'
import { isAsset } from '../mutate/asset-fields.ts'
import { History } from './history.ts'

/**
 * All documents of some types as they were when the first line is asked for, each as a line of JSON. What is replaced while they are
 * sent is read from the log: kept in memory, it would take as much again as all documents, for as long as the client likes.
 */
export function* exportedLines({ db, store }: Lake, isWanted: (type: string) => boolean): Generator<string> {
  const history = new History(db)
  const seq = history.lastSequence()
  const forms = [...store.documents.values()].flatMap(({ _id, _type, _rev }) =>
    isWanted(_type) ? { _id, _type, _rev } : [],
  )
  for (const form of forms) {
    const present = store.documents.get(form._id)
    if (present?._rev === form._rev) {
      yield `${JSON.stringify(present)}\n`
      continue
    }
    // undefined when it has been purged
    const text = history.textAt(form._id, seq)
    if (text !== undefined) yield `${isAsset(form) ? JSON.stringify(store.asRead(text)) : text}\n`
  }
}
