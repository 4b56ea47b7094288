import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { buttonClass } from '../ui/button.tsx'
import { Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './list-page.module.css'
import { nothingNamed, words } from './list.words.ts'
import type { AnyPlace } from './place.ts'

export interface NothingProps {
  /** The list without its dialog. */
  place: AnyPlace
  /** The amber action of the list. */
  go: { name: string; to: string } | undefined
  /** What else a list begins with, where nothing was sought in it. */
  begin: { name: string; to: string } | undefined
}

/** Says that a list has no rows, and offers what could bring some. */
export function Nothing({ place, go, begin }: NothingProps) {
  return (
    <EmptyMessage.Root className={styles.empty}>
      <EmptyMessage.Icon />
      <EmptyMessage.Message>{place.rules.list.emptyText}</EmptyMessage.Message>
      {place.said.searchValue !== '' && (
        <p className={styles.searched}>{nothingNamed(place.said.searchValue)}</p>
      )}
      {place.isFiltered && (
        <Link className={buttonClass()} to={place.unfiltered.address}>
          {words.clearFilters}
        </Link>
      )}
      {place.said.filter.window.kind !== 'all' && (
        <Link className={buttonClass()} to={place.within({ kind: 'all' }).address}>
          {words.allDates}
        </Link>
      )}
      {go !== undefined && (
        <Link className={buttonClass()} to={go.to} preventScrollReset>
          <Plus aria-hidden="true" />
          {go.name}
        </Link>
      )}
      {begin !== undefined && !place.isFiltered && place.said.searchValue === '' && (
        <Link className={buttonClass()} to={begin.to}>
          {begin.name}
        </Link>
      )}
    </EmptyMessage.Root>
  )
}
