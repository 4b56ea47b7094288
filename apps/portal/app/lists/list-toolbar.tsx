import type { ReactNode } from 'react'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Bookmark, ChevronDown, FileSpreadsheet, ListFilter, Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { AnyDialog } from './dialogs.ts'
import { DownloadLink } from './downloads/download-link.tsx'
import { words as downloadWords } from './downloads/downloads.words.ts'
import { filtersOn, words as filterWords } from './filters/filters.words.ts'
import type { ListData } from './list-data.ts'
import styles from './list-page.module.css'
import type { AnyRow, ListView } from './list-view.tsx'
import { words } from './list.words.ts'
import type { AnyPlace } from './place.ts'
import { words as savedFilterWords } from './saved-filters/saved-filters.words.ts'
import { SearchForm } from './search/search-form.tsx'
import { SortMenu } from './sort-menu.tsx'

interface ListToolbarProps<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> {
  view: ListView<P, Row, Data>
  /** The list without its dialog. */
  place: P
  data: Pick<ListData<P, Row, Data>, 'reach' | 'reachProblem' | 'filters'>
  /** Whether its rows are shown, which can be sorted. */
  hasTable: boolean
  tools: ((place: P) => ReactNode) | undefined
}

/** What can be done with the list as a whole. */
export function ListToolbar<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog>({
  view,
  place,
  data,
  hasTable,
  tools,
}: ListToolbarProps<P, Row, Data>) {
  const { reach, reachProblem, filters } = data
  const { go, workbook } = view
  return (
    <div className={styles.tools}>
      {go !== undefined && (
        <ButtonLink
          tone="go"
          className={styles.go}
          to={place.withDialog(go.dialog).address}
          preventScrollReset
        >
          <Plus aria-hidden="true" />
          {go.name}
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
        <span className={styles.word}>{filterWords.title}</span>{' '}
        {filters.kindCount > 0 && <b className={styles.count}>{filters.kindCount}</b>}
      </ButtonLink>
      <ButtonLink
        className={styles.filters}
        to={place.withDialog({ kind: 'saved-filters', chosen: null }).address}
        preventScrollReset
        aria-label={savedFilterWords.title}
      >
        <Bookmark aria-hidden="true" />
        <span className={styles.word}>{savedFilterWords.title}</span>
      </ButtonLink>
      {workbook !== undefined && (
        <DownloadLink
          to={place.addressAt(workbook)}
          name={downloadWords.excelFile}
          className={classNames(buttonClass(), styles.excel)}
          Icon={FileSpreadsheet}
          label={downloadWords.excel}
        >
          <span className={styles.word}>{downloadWords.excel}</span>
        </DownloadLink>
      )}
      {hasTable && <SortMenu place={place} names={view.words.orders} />}
      {tools?.(place)}
      {/* Days of one's own stand among the chips. */}
      {(place.said.filter.window.kind === 'days' || reachProblem !== null) && (
        <p className={styles.reach}>
          {reach} <Link to={place.within({ kind: 'all' }).address}>{words.allDates}</Link>
        </p>
      )}
    </div>
  )
}
