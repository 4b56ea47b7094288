import { sentences, usualWindow } from '@holdpoint/api'
import type { GraphView } from '../my-forms-graph/graph-view.ts'
import { paths } from '../paths.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Bookmark, ChevronDown, FileSpreadsheet, ListFilter, Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { DownloadLink } from '../lists/downloads/download-link.tsx'
import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import type { FilterChips } from './filters/chips.server.ts'
import { filtersOn, words as filterWords } from './filters/filters.words.ts'
import { SortMenu } from './list/sort-menu.tsx'
import styles from './my-forms-page.module.css'
import { words } from './my-forms.words.ts'
import { words as savedFilterWords } from './saved-filters/saved-filters.words.ts'
import { addressOf, filteredBy, type MyFormsSearch } from './search/my-forms.search.ts'
import { SearchForm } from './search/search-form.tsx'
import { MyFormsGraph } from './view/graph-part.ts'
import { ViewSwitch } from './view/view-switch.tsx'
import type { Views } from './view/views.ts'

const openSavedFilters = { kind: 'saved-filters', chosen: null } as const
const openFilters = { kind: 'filters', words: '' } as const

/** The fill menu as it opens first. */
export const openFillMenu = {
  kind: 'fill',
  typeId: null,
  sort: 'order',
  direction: 'asc',
  words: '',
} as const

export interface ToolbarProps {
  search: MyFormsSearch
  /** Which days the list reaches, in words. */
  reach: string
  reachProblem: string | null
  /** What the list is filtered by. */
  filters: FilterChips
  /** Null for those who have the list alone. */
  views: Views | null
  /** Instead of the rows, where the graph is shown. */
  graph: GraphView | null
}

/** What can be done with the list as a whole; `search` is the list without its dialog. */
export function MyFormsToolbar(props: ToolbarProps) {
  const { search, reachProblem, filters, views, graph } = props
  return (
    <div className={styles.tools}>
      <ButtonLink
        tone="go"
        className={styles.fill}
        to={paths.myForms(addressOf({ ...search, dialog: openFillMenu }))}
        preventScrollReset
      >
        <Plus aria-hidden="true" />
        {sentences.myForms.fillForm}
        <ChevronDown aria-hidden="true" />
      </ButtonLink>
      <SearchForm search={search} />
      <ButtonLink
        className={styles.filters}
        to={paths.myForms(addressOf({ ...search, dialog: openFilters }))}
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
        to={paths.myForms(addressOf({ ...search, dialog: openSavedFilters }))}
        preventScrollReset
        aria-label={savedFilterWords.title}
      >
        <Bookmark aria-hidden="true" />
        <span className={styles.word}>{savedFilterWords.title}</span>
      </ButtonLink>
      <DownloadLink
        to={paths.myFormsExcel(addressOf(search))}
        name={downloadWords.excelFile}
        className={classNames(buttonClass(), styles.excel)}
        Icon={FileSpreadsheet}
        label={downloadWords.excel}
      >
        <span className={styles.word}>{downloadWords.excel}</span>
      </DownloadLink>
      {graph === null && <SortMenu search={search} />}
      {views !== null && (
        <ViewSwitch
          search={search}
          views={views}
          onTowardsGraph={() => void MyFormsGraph.fetch()}
        />
      )}
      {/* Days of one's own stand among the chips. */}
      {(search.filter.window.kind === 'days' || reachProblem !== null) && <Reach {...props} />}
    </div>
  )
}

/** The window of the list as a sentence, and the way to the other one. */
function Reach({ search, reach }: ToolbarProps) {
  const isAll = search.filter.window.kind === 'all'
  const other = filteredBy(search, { window: isAll ? usualWindow : { kind: 'all' } })
  return (
    <p className={styles.reach}>
      {reach}{' '}
      <Link to={paths.myForms(addressOf(other))}>{isAll ? words.recentDates : words.allDates}</Link>
    </p>
  )
}
