import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { GoName } from '../ui/go-name.tsx'
import { ChevronDown, ListFilter, Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { AnyDialog } from './dialogs.ts'
import { filtersOn, words as filterWords } from './filters/filters.words.ts'
import type { ListData } from './list-data.ts'
import styles from './list-page.module.css'
import type { AnyRow, ListView } from './list-view.tsx'
import { foundWithin, words } from './list.words.ts'
import { MoreMenu } from './more-menu.tsx'
import type { AnyPlace } from './place.ts'
import { SearchForm } from './search/search-form.tsx'

interface ListToolbarProps<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> {
  view: ListView<P, Row, Data>
  /** The list without its dialog. */
  place: P
  data: Pick<ListData<P, Row, Data>, 'reach' | 'reachProblem' | 'filters'>
  /** How many records it has, in words. */
  found: string
  /** Whether its rows are shown, which can be sorted. */
  hasTable: boolean
  tools: ((place: P) => ReactNode) | undefined
}

/** What can be done with the list as a whole. */
export function ListToolbar<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog>({
  view,
  place,
  data,
  found,
  hasTable,
  tools,
}: ListToolbarProps<P, Row, Data>) {
  const { reach, reachProblem, filters } = data
  const { go, workbook, answersWorkbook } = view
  return (
    <div className={styles.tools}>
      {go !== undefined && (
        <ButtonLink
          tone="go"
          className={classNames(styles.go, go.isMenu === true && styles.goInBar)}
          to={go.to(place)}
          preventScrollReset
          {...(go.isMenu === true && { 'data-in-bar': '' })}
        >
          <Plus aria-hidden="true" />
          <GoName name={go.name} />
          {go.isMenu === true && <ChevronDown aria-hidden="true" />}
        </ButtonLink>
      )}
      <SearchForm place={place} placeholder={view.words.searchPlaceholder} />
      <ButtonLink
        className={styles.filters}
        to={place.withDialog({ kind: 'filters', words: '' }).address}
        replace
        preventScrollReset
        aria-label={filtersOn(filters.kindCount)}
        data-filters=""
      >
        <ListFilter aria-hidden="true" />
        {filterWords.title}{' '}
        {filters.kindCount > 0 && <b className={styles.count}>{filters.kindCount}</b>}
      </ButtonLink>
      <MoreMenu
        place={place}
        workbook={workbook}
        answersWorkbook={answersWorkbook}
        orders={hasTable ? view.words.orders : null}
      >
        {tools?.(place)}
      </MoreMenu>
      {/* Days of one's own stand among the chips. */}
      {(place.said.filter.window.kind === 'days' || reachProblem !== null) && (
        <p className={styles.reach}>
          <span>{foundWithin(found, reach)}</span>{' '}
          <Link to={place.within({ kind: 'all' }).address}>{words.allDates}</Link>
        </p>
      )}
    </div>
  )
}
