import { Link, useNavigation } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { myFormsPageSize, sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { ChevronDown, Plus } from '../../ui/icons.ts'
import { Pager } from '../../ui/pager.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { FillDialog } from './fill-dialog.tsx'
import type { FillMenu } from './fill-menu.ts'
import styles from './my-forms-page.module.css'
import type { MyFormRow } from './my-forms.rows.server.ts'
import { addressOf, plainSearch, tabs, type MyFormsSearch } from './my-forms.search.ts'
import { words } from './my-forms.words.ts'
import { MyFormsTable } from './my-forms-table.tsx'
import { SearchForm } from './search-form.tsx'
import { SortMenu } from './sort-menu.tsx'

interface MyFormsPageProps {
  search: MyFormsSearch
  /** Which days the list reaches, in words. */
  reach: string
  reachProblem: string | null
  rows: MyFormRow[]
  totalRecords: number
  offset: number
  fillMenu: FillMenu | null
  /** The form key of the delete dialog, while it is open. */
  deleteKey: string | null
}

/** The list of one's own forms (spec 2): a pure picture of what the address says. */
export function MyFormsPage(props: MyFormsPageProps) {
  const { search, reachProblem, rows, totalRecords, offset, fillMenu, deleteKey } = props
  const { dialog } = search
  const closed = { ...search, dialog: null }
  const rowToDelete =
    dialog?.kind === 'delete' ? rows.find(({ id }) => id === dialog.id) : undefined
  const isLoading = useIsListLoading()
  return (
    <>
      <PageHead title={sentences.myForms.title}>
        <Tabs
          label={words.sections}
          tabs={tabs.map((section) => ({
            name: sentences.myForms.tabs[section],
            // A tab keeps what was searched for and how it is sorted; the page number is its own.
            to: paths.myForms(addressOf({ ...closed, section, page: 1 })),
            isCurrent: section === search.section,
            count: section === search.section ? totalRecords : undefined,
          }))}
        />
      </PageHead>
      <div className={styles.tools}>
        <ButtonLink
          tone="go"
          className={styles.fill}
          to={paths.myForms(addressOf({ ...closed, dialog: openFillMenu }))}
          preventScrollReset
        >
          <Plus aria-hidden="true" />
          {sentences.myForms.fillForm}
          <ChevronDown aria-hidden="true" />
        </ButtonLink>
        <SearchForm search={closed} />
        <SortMenu search={closed} />
        <Reach {...props} />
      </div>
      {reachProblem !== null && <ErrorText>{reachProblem}</ErrorText>}
      <section aria-label={sentences.myForms.tabs[search.section]} aria-busy={isLoading}>
        <p className="visually-hidden" role="status">
          {totalRecords === 0 ? sentences.myForms.empty : `${totalRecords} forms`}
        </p>
        {rows.length === 0 ? (
          <Nothing search={closed} />
        ) : (
          <>
            <MyFormsTable search={closed} rows={rows} isLoading={isLoading} />
            <Pager
              offset={offset}
              shown={rows.length}
              total={totalRecords}
              pageSize={myFormsPageSize}
              toPage={(page) => paths.myForms(addressOf({ ...closed, page }))}
            />
          </>
        )}
      </section>
      {dialog?.kind === 'fill' && fillMenu !== null && (
        <FillDialog search={search} dialog={dialog} menu={fillMenu} />
      )}
      {rowToDelete !== undefined && deleteKey !== null && (
        <DeleteDialog search={closed} row={rowToDelete} formKey={deleteKey} />
      )}
    </>
  )
}

const openFillMenu = { kind: 'fill', typeId: null, sort: 'order', direction: 'asc' } as const

/** The window of the list as a sentence, and the way to the other one. */
function Reach({ search, reach }: MyFormsPageProps) {
  const isAll = search.dates.kind === 'all'
  const other: MyFormsSearch = {
    ...search,
    dates: isAll ? plainSearch.dates : { kind: 'all' },
    page: 1,
    dialog: null,
  }
  return (
    <p className={styles.reach}>
      {reach}{' '}
      <Link to={paths.myForms(addressOf(other))}>{isAll ? words.recentDates : words.allDates}</Link>
    </p>
  )
}

function Nothing({ search }: { search: MyFormsSearch }) {
  const isSearched = search.searchValue !== ''
  return (
    <EmptyMessage.Root className={styles.empty}>
      <EmptyMessage.Icon />
      <EmptyMessage.Message>{sentences.myForms.empty}</EmptyMessage.Message>
      {isSearched && (
        <Link
          className={buttonClass()}
          to={paths.myForms(addressOf({ ...search, searchValue: '', page: 1 }))}
        >
          {words.clearSearch}
        </Link>
      )}
      {search.dates.kind !== 'all' && (
        <Link
          className={buttonClass()}
          to={paths.myForms(addressOf({ ...search, dates: { kind: 'all' }, page: 1 }))}
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
