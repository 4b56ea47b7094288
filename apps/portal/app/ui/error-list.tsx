import type { ReactNode } from 'react'
import { OctagonAlert, TriangleAlert } from './icons.ts'
import styles from './error-list.module.css'

interface ErrorTextProps {
  id?: string
  children: ReactNode
}

/** One sentence beside the control that it is about. */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <p className={styles.text} id={id}>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

interface ErrorBoxProps {
  errors: readonly string[]
}

/** What stands in the way of a whole form; nothing while nothing does. */
export function ErrorBox({ errors }: ErrorBoxProps) {
  if (errors.length === 0) {
    return null
  }
  return (
    <div className={styles.box} role="alert">
      <OctagonAlert aria-hidden="true" />
      {errors.length === 1 ? (
        <p>{errors[0]}</p>
      ) : (
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
