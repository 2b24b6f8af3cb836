import { unstable_rethrow } from 'next/navigation'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Component<Props> = (props: Props) => ReactNode | Promise<ReactNode>

type GuardedProps<Props> = {
  component: Component<Props>
  props: Props
  /** Names the component in the log. */
  name: string
}

/**
 * Renders a server component, and renders nothing for a component that throws: the component itself or any server
 * component below it, sync or async.
 *
 * React has no error boundary on the server, and Next.js fails the whole page for an error that reaches React while it
 * prerenders, even inside `<Suspense>` and an error boundary: the build ends, and a revalidation answers 500 (intended,
 * vercel/next.js #65830). `<Suspense>` around each section would also hide the sections from visitors without
 * script, because React moves boundaries over 12 KB to the end of the page. So every server component in what the
 * component returns is replaced by one that catches. Delete this file when an error boundary holds while prerendering.
 */
export function Guarded<Props>({ component, props, name }: GuardedProps<Props>): ReactNode {
  const leaveOut = (error: unknown) => {
    // Next.js signals redirects, "not found" and dynamic rendering by throwing.
    unstable_rethrow(error)
    console.error(`The section ${name} could not be rendered and is left out:`, error)
    return null
  }
  try {
    const node = component(props)
    return node instanceof Promise
      ? node.then((content) => guard(content, name), leaveOut)
      : guard(node, name)
  } catch (error) {
    return leaveOut(error)
  }
}

/** The same value with every server component in it guarded: children, and elements in props of client components. */
function guard<Value>(value: Value, name: string): Value
function guard(value: unknown, name: string): unknown {
  if (isValidElement<object>(value)) return guardElement(value, name)
  if (Array.isArray(value)) return value.map((entry: unknown) => guard(entry, name))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, guard(entry, name)]))
}

function guardElement(element: ReactElement<object>, name: string): ReactElement {
  const { type, key, props } = element
  if (isServerComponent(type)) {
    // As a prop, `null` would become the key "null" of all siblings without one.
    return <Guarded key={key ?? undefined} component={type} props={props} name={name} />
  }
  const guarded = guard(props, name)
  const children = 'children' in guarded && Array.isArray(guarded.children) ? guarded.children : []
  // Passed one by one, because React requires keys for the elements of a new array.
  return cloneElement(element, guarded, ...(children as ReactNode[]))
}

/** A client component is a function as well, marked by the bundler; it renders outside of the server's React. */
function isServerComponent(type: unknown): type is Component<object> {
  if (typeof type !== 'function' || '$$typeof' in type) return false
  return !(type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
