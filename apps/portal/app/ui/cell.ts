import { useSyncExternalStore } from 'react'

/** One value that lives beside the pages, so that it outlasts the part that set it. */
export interface Cell<Value> {
  read: () => Value
  write: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function createCell<Value>(initial: Value): Cell<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What a cell holds now. On the server it holds what it began with: only scripts write. */
export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.read, cell.read)
}
