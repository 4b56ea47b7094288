import { type ReactElement, type Ref, type RefCallback, version } from 'react'

/**
 * The ref that the caller wrote on an element. React 19 keeps it among the props and warns when it
 * is read from the element; React 18 the other way round.
 */
export function refOf(element: ReactElement): Ref<unknown> | undefined {
  const holder: unknown = Number.parseInt(version, 10) >= 19 ? element.props : element
  return isRecord(holder) && isRef(holder.ref) ? holder.ref : undefined
}

/**
 * One ref that fills both: the same one for the same two, so that it is not called anew at each
 * render. What is told of a node's coming and going, as Radix is, would take it for another node.
 */
export function joinRefs<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
): Ref<T> | undefined {
  if (!first || !second) {
    return first || second
  }
  const known = joined.get(first) ?? new WeakMap<object, RefCallback<never>>()
  joined.set(first, known)
  const both = known.get(second) ?? joinedOf(first, second)
  known.set(second, both)
  // Made from these two, it takes what they take.
  return both as RefCallback<T>
}

const joined = new WeakMap<object, WeakMap<object, RefCallback<never>>>()

function joinedOf<T>(first: Ref<T>, second: Ref<T>): RefCallback<T> {
  return (node) => {
    const undo = [first, second].map((ref) => fill(ref, node))
    // React 18 warns of a returned function, so one is returned only where a ref asked for it.
    return undo.some((step) => step !== undefined)
      ? () => undo.forEach((step, index) => (step ?? clear([first, second][index]))())
      : undefined
  }
}

function fill<T>(ref: Ref<T>, node: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const undo: unknown = ref(node)
    return typeof undo === 'function' ? () => void undo() : undefined
  }
  if (ref) {
    Object.assign(ref, { current: node })
  }
  return undefined
}

function clear<T>(ref: Ref<T> | undefined): () => void {
  return () => {
    if (ref) {
      fill(ref, null)
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isRef(value: unknown): value is Ref<unknown> {
  return typeof value === 'function' || (isRecord(value) && 'current' in value)
}
