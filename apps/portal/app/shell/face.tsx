import { initialsOf } from '@holdpoint/api'
import styles from './face.module.css'

/** A person without a picture: a drawing, not words, for whoever speaks to the device. */
export function Face({ name }: { name: string }) {
  return <span className={styles.face} data-initials={initialsOf(name)} aria-hidden="true" />
}
