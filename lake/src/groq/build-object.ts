import type { Run } from './run.ts'
import type { Scope } from './scope.ts'
import { type Node, child, children } from './syntax.ts'
import { type Trace, type Traced, isObject, traceOf } from './traced.ts'

/** The object of a projection, with the origin of each field. */
export function buildObject(node: Node, scope: Scope, run: Run): Traced {
  const value: Record<string, unknown> = {}
  const fields = new Map<string, Trace>()
  const put = (name: string, part: Traced) => {
    // assignment would set the prototype
    if (name === '__proto__')
      Object.defineProperty(value, name, { value: part.value ?? null, enumerable: true, configurable: true })
    else value[name] = part.value ?? null
    if (run.tracing) fields.set(name, part.trace)
  }
  for (const attribute of children(node, 'attributes')) {
    run.budget.items(1)
    if (attribute.type === 'ObjectAttributeValue') {
      put(String(attribute.name), run.evaluate(child(attribute, 'value'), scope))
      continue
    }
    if (
      attribute.type === 'ObjectConditionalSplat' &&
      run.evaluate(child(attribute, 'condition'), scope).value !== true
    )
      continue
    const splat = run.evaluate(child(attribute, 'value'), scope)
    if (!isObject(splat.value)) continue
    const parts = Object.entries(splat.value)
    run.budget.items(parts.length)
    for (const [name, part] of parts) {
      put(name, { value: part, trace: splat.trace && traceOf(splat.trace, name) })
    }
  }
  return { value, trace: run.tracing ? { kind: 'object', fields } : undefined }
}
