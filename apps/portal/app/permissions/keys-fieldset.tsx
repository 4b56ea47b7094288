import type { ReactNode } from 'react'
import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import styles from './keys-field.module.css'

interface KeysFieldsetProps {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  children: ReactNode
}

/** Ticks of rights under one name; what is wrong with them stands above all parts. */
export function KeysFieldset({ id, label, hint, error, children }: KeysFieldsetProps) {
  const errorId = `${id}-error`
  useFieldName(id, label, error)
  return (
    <fieldset
      id={id}
      className={styles.keys}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
      {children}
    </fieldset>
  )
}
