import type { ReactNode } from 'react'
import { CornerDownRight } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { EntrySubForms } from './entry-sub-forms.ts'
import { words } from './entry-sub-forms.words.ts'
import styles from './sub-forms.module.css'

type Parent = NonNullable<EntrySubForms['parent']>

interface PartOfProps {
  parent: Parent | null
  /** The way there; a link unless told otherwise. */
  way?: (parent: Parent) => ReactNode
}

/** What an entry is part of, and the way there; nothing where it stands alone. */
export function PartOf({ parent, way = linkTo }: PartOfProps) {
  return parent === null ? null : (
    <p className={styles.partOf}>
      <CornerDownRight aria-hidden="true" />
      <span>
        {words.partOf} {way(parent)}
      </span>
    </p>
  )
}

function linkTo({ name, to }: Parent) {
  return <Link to={to}>{name}</Link>
}
