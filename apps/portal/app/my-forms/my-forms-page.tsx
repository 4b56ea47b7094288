import { useNavigation } from '@remix-run/react'
import { Fragment, useMemo } from 'react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { myFormsPageSize, sentences } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { useUnpacked, type Packed } from '../shell/packed.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Pager } from '../ui/pager.tsx'
import { totalInWords } from '../ui/paging.ts'
import type { DialogData } from './dialog-data.ts'
import { FilterChipRow } from './filters/filter-chips.tsx'
import { OpenDialog } from './my-forms-dialogs.tsx'
import styles from './my-forms-page.module.css'
import { MyFormsToolbar, openFillMenu, type ToolbarProps } from './my-forms-toolbar.tsx'
import type { MyFormRow } from './list/my-forms.rows.server.ts'
import { isAboutWhatWasShown } from './search/my-forms.dialogs.ts'
import {
  addressOf,
  filteredBy,
  isFiltered,
  onTab,
  tabs,
  unfiltered,
  type MyFormsSearch,
} from './search/my-forms.search.ts'
import { nothingNamed, words } from './my-forms.words.ts'
import { useLiveRows } from '../lists/live/use-live-rows.ts'
import { MyFormsTable } from './list/my-forms-table.tsx'
import { MyFormsGraph } from './view/graph-part.ts'

interface MyFormsPageProps extends ToolbarProps {
  /** What there is to say of the saved filter that the address names. */
  filterNote: string | null
  rows: Packed<MyFormRow[]>
  totalRecords: number
  /** Whether the total is about right, not counted. */
  isTotalAbout: boolean
  offset: number
  /** What the open dialog shows. */
  dialog: DialogData | null
  /** Who looks at it. */
  personId: string
}

/** The list of one's own forms (spec 2): a pure picture of what the address says. */
export function MyFormsPage(props: MyFormsPageProps) {
  const { search, reachProblem, filters, filterNote, graph, totalRecords, offset, dialog } = props
  const rows = useUnpacked(props.rows)
  const total = totalInWords(totalRecords, props.isTotalAbout)
  const closed = useMemo(() => ({ ...search, dialog: null }), [search])
  const isLoading = useIsListLoading()
  useLiveRows({
    personId: props.personId,
    ids: rows.map(({ id }) => id),
    isHeld: isAboutWhatWasShown(search.dialog),
  })
  return (
    <>
      <PageHead title={sentences.myForms.title}>
        <Tabs
          label={words.sections}
          tabs={tabs.map((section) => ({
            name: sentences.myForms.tabs[section],
            // A tab keeps what was searched for and how it is sorted; the page number is its own.
            to: paths.myForms(addressOf(onTab(closed, section))),
            isCurrent: section === search.section,
            count: section === search.section ? total : undefined,
          }))}
        />
      </PageHead>
      <MyFormsToolbar {...props} search={closed} />
      <FilterChipRow search={closed} {...filters} />
      {filterNote !== null && (
        <p className={styles.note} role="status">
          {filterNote}
        </p>
      )}
      {reachProblem !== null && (
        <div className={styles.problem}>
          <ErrorText>{reachProblem}</ErrorText>
        </div>
      )}
      <section aria-label={sentences.myForms.tabs[search.section]} aria-busy={isLoading}>
        <p className="visually-hidden" role="status">
          {totalRecords === 0 ? sentences.myForms.empty : `${total} forms`}
        </p>
        {totalRecords === 0 ? (
          <Nothing search={closed} />
        ) : graph !== null ? (
          <MyFormsGraph view={graph} isLoading={isLoading} />
        ) : (
          // Another tab is another list: a pager that was taken over would jump to its new place.
          <Fragment key={search.section}>
            <MyFormsTable search={closed} rows={rows} isLoading={isLoading} />
            <noscript>
              <Link to={paths.myForms(addressOf(closed))} className={styles.reload}>
                {words.reload}
              </Link>
            </noscript>
            <Pager
              offset={offset}
              shown={rows.length}
              total={totalRecords}
              isTotalAbout={props.isTotalAbout}
              pageSize={myFormsPageSize}
              toPage={(page) => paths.myForms(addressOf({ ...closed, page }))}
            />
          </Fragment>
        )}
      </section>
      {dialog !== null && <OpenDialog search={search} data={dialog} />}
    </>
  )
}

function Nothing({ search }: { search: MyFormsSearch }) {
  return (
    <EmptyMessage.Root className={styles.empty}>
      <EmptyMessage.Icon />
      <EmptyMessage.Message>{sentences.myForms.empty}</EmptyMessage.Message>
      {search.searchValue !== '' && (
        <p className={styles.searched}>{nothingNamed(search.searchValue)}</p>
      )}
      {isFiltered(search) && (
        <Link className={buttonClass()} to={paths.myForms(addressOf(unfiltered(search)))}>
          {words.clearFilters}
        </Link>
      )}
      {search.filter.window.kind !== 'all' && (
        <Link
          className={buttonClass()}
          to={paths.myForms(addressOf(filteredBy(search, { window: { kind: 'all' } })))}
        >
          {words.allDates}
        </Link>
      )}
      <Link
        className={buttonClass()}
        to={paths.myForms(addressOf({ ...search, dialog: openFillMenu }))}
        preventScrollReset
      >
        <Plus aria-hidden="true" />
        {sentences.myForms.fillForm}
      </Link>
    </EmptyMessage.Root>
  )
}

/** While another page of the list is on its way, its old rows stay and dim. */
function useIsListLoading(): boolean {
  const { state, location } = useNavigation()
  return (
    state === 'loading' &&
    location.pathname === paths.myForms() &&
    !new URLSearchParams(location.search).has('dialog')
  )
}
