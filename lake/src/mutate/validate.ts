import { httpError, mutationError } from '../http/errors.ts'
import { isRecord } from '../store/document.ts'

const maxDepth = 200
const idPattern = /^(?!-)[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/
const maxIdLength = 128

const namePattern = /^[A-Za-z0-9_$-]{1,128}$/

/** Names that would make a document dangerous to code that reads it. */
const refusedNames = new Set(['__proto__', 'hasOwnProperty'])

/**
 * Refuses an id that the hosted lake refuses.
 * @throws LakeError of type mutationError
 */
export function assertId(id: unknown, index: number): asserts id is string {
  if (typeof id === 'string' && id.length <= maxIdLength && idPattern.test(id)) return
  const shown = typeof id === 'string' ? `"${id.slice(0, 60)}"` : 'that is not a string'
  throw mutationError(
    {
      type: 'invalidDocumentIdError',
      description: `Invalid document ID ${shown}: letters, digits, "_", "-" and inner dots, at most ${maxIdLength}`,
    },
    index,
    400,
  )
}

/**
 * Refuses a document that cannot be stored: no type, dangerous attribute names, too deep.
 * @throws LakeError of type mutationError
 */
export function assertDocument(document: Record<string, unknown>, index: number): void {
  const id = typeof document._id === 'string' ? document._id : undefined
  if (typeof document._type !== 'string' || !/^[A-Za-z_][\w.-]*$/.test(document._type)) {
    const description = `Document${id ? ` "${id}"` : ''} must have a "_type" made of letters, digits, "_", "-" and dots`
    throw mutationError({ type: 'validationError', description, id }, index, 400)
  }
  if (document._type.startsWith('system.') || id?.startsWith('_.')) {
    const description = 'Documents of the system ("system.…" types, "_.…" ids) cannot be written'
    throw mutationError({ type: 'validationError', description, id }, index, 400)
  }
  const problem = problemIn(document, 0)
  if (problem) throw mutationError({ type: 'validationError', description: problem, id }, index, 400)
}

/** positions in a path: the mutator walks every one of a range, whether it is there or not */
const sixDigits = /\d{6,}/

/**
 * Refuses paths of a patch with ranges so wide that applying them would take too long.
 * @throws LakeError of type mutationError
 */
export function assertPaths(patch: Record<string, unknown>, index: number): void {
  const paths = Object.values(patch).flatMap((operation) => {
    if (Array.isArray(operation)) return operation.filter((path) => typeof path === 'string')
    if (!isRecord(operation)) return []
    const places = Object.values(operation).filter((value) => typeof value === 'string')
    return [...Object.keys(operation), ...places]
  })
  for (const path of paths) {
    const unquoted = path.replace(/"[^"]*"|'[^']*'/g, '')
    for (const [, inside = ''] of unquoted.matchAll(/\[([^[\]]*)\]/g)) {
      if (!/^[\s\d:,-]*$/.test(inside) || !sixDigits.test(inside)) continue
      const description = `The range [${inside.slice(0, 60)}] in a path is too wide`
      throw mutationError({ type: 'validationError', description }, index, 400)
    }
  }
}

/** @throws LakeError 400 when mutations or actions hold "__proto__", which reading the body would drop */
export function assertNames(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; depth < 5; depth += 1) {
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return []
      if (Object.hasOwn(value, '__proto__'))
        throw httpError(400, 'The attribute name "__proto__" is not allowed')
      return Object.values(value) as unknown[]
    })
  }
}

function problemIn(value: unknown, depth: number): string | undefined {
  if (depth > maxDepth) return `Documents may be nested ${maxDepth} levels deep`
  if (Array.isArray(value)) {
    for (const item of value) {
      const problem = problemIn(item, depth + 1)
      if (problem) return problem
    }
  } else if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      if (!namePattern.test(name) || refusedNames.has(name))
        return `The attribute name "${name.slice(0, 100)}" is not allowed: letters, digits, "_", "-" and "$"`
      if (name === '_ref' && typeof value[name] !== 'string') return 'The attribute "_ref" must be a string'
      const problem = problemIn(value[name], depth + 1)
      if (problem) return problem
    }
  }
  return undefined
}
