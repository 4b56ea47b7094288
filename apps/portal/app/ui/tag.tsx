import { ChevronsUp, RotateCcw } from './icons.ts'
import styles from './tag.module.css'

const tags = {
  elevated: { word: 'Elevated', Icon: ChevronsUp },
  reopened: { word: 'Reopened', Icon: RotateCcw },
} as const

interface TagProps {
  kind: keyof typeof tags
  /** Said on hover, such as the form that an entry was elevated from. */
  title?: string | undefined
}

/** A small outlined sign on a row. */
export function Tag({ kind, title }: TagProps) {
  const { word, Icon } = tags[kind]
  return (
    <span className={styles.tag} title={title}>
      <Icon aria-hidden="true" />
      {word}
    </span>
  )
}
