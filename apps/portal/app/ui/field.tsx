import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ErrorText } from './error-list.tsx'
import { useFieldName } from './faults.tsx'
import styles from './field.module.css'

interface FieldProps {
  /** The id of the control; hint and error take theirs from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A label, its control, and what is wrong with it, tied together for every kind of reader. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  useFieldName(id, label, error)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && <ErrorText id={errorId(id)}>{error}</ErrorText>}
    </div>
  )
}

/** The attributes that tie a control to its field; spread them on the input. */
export function fieldControl(
  id: string,
  state: { hint?: boolean; error?: string | undefined } = {},
) {
  const isInvalid = state.error !== undefined
  const describedBy = [state.hint && hintId(id), isInvalid && errorId(id)].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    className: styles.input,
  }
}

/** The classes of a text control, for what is not inside a `Field`. */
export function inputClass(size: 'normal' | 'big' = 'normal'): string {
  return classNames(styles.input, size === 'big' && styles.big)
}

/** The class of a label that is a checkbox with its words. */
export const tickClass = styles.tick

interface TickProps {
  name: string
  /** What is sent when it is ticked. */
  value?: string
  label: ReactNode
  defaultChecked?: boolean
  /** The id of the checkbox, where something may be wrong with it; the error takes its from it. */
  id?: string
  error?: string | undefined
}

/** A checkbox with its words as one large target, and what is wrong with it below. */
export function Tick({
  name,
  value = 'true',
  label,
  defaultChecked = false,
  id,
  error,
}: TickProps) {
  const isWrong = id !== undefined && error !== undefined
  return (
    <>
      <label className={tickClass}>
        <input
          type="checkbox"
          {...{ id, name, value, defaultChecked }}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId(id) })}
        />
        <span>{label}</span>
      </label>
      {isWrong && <ErrorText id={errorId(id)}>{error}</ErrorText>}
    </>
  )
}

function hintId(id: string): string {
  return `${id}-hint`
}

function errorId(id: string): string {
  return `${id}-error`
}
