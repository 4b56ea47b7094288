import { useState } from 'react'

/** A value that the caller may keep (`value`) or leave to the widget (`defaultValue`). */
export interface Controlled<T> {
  /** The value, kept by the caller. */
  value: T | undefined
  /** The value at the start, kept by the widget from then on. */
  defaultValue: T
  /** Hears each new value. */
  onChange: ((value: T) => void) | undefined
}

/** The value of now and how to ask for another. */
export function useControlled<T>({
  value,
  defaultValue,
  onChange,
}: Controlled<T>): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: T) => {
    if (value === undefined) {
      setOwn(() => next)
    }
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
