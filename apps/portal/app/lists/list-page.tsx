import { useActionData, useNavigation } from '@remix-run/react'
import { Fragment, useMemo, type ReactNode } from 'react'
import { useRefusedDelete } from '../records/delete/use-refused-delete.ts'
import { useUnpacked } from '../shell/packed.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Link } from '../ui/link.tsx'
import { Pager } from '../ui/pager.tsx'
import { totalInWords } from '../ui/counts.ts'
import type { AnyDialog } from './dialogs.ts'
import { FilterChipRow } from './filters/filter-chips.tsx'
import type { ListData } from './list-data.ts'
import { OpenDialog } from './list-dialogs.tsx'
import styles from './list-page.module.css'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import type { AnyRow, ListView } from './list-view.tsx'
import { recordsFound, words } from './list.words.ts'
import { useLiveRows } from './live/use-live-rows.ts'
import { Nothing } from './late-nothing.ts'
import type { AnyPlace } from './place.ts'

interface ListPageProps<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> {
  view: ListView<P, Row, Data>
  data: ListData<P, Row, Data>
  /** What this list alone has in its menu. */
  tools?: (place: P) => ReactNode
  /** What is shown in place of the table. */
  instead?: ((isLoading: boolean) => ReactNode) | undefined
  /** Draws the rows in another way than as a table; the pages stay. */
  drawn?: ((rows: readonly Row[], isLoading: boolean) => ReactNode) | undefined
}

/** The page of a list: a pure picture of what its address says. */
export function ListPage<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog>({
  view,
  data,
  tools,
  instead,
  drawn,
}: ListPageProps<P, Row, Data>) {
  const { said, reachProblem, filterNote, totalRecords, offset, dialog } = data
  const place = useMemo(() => view.places.at(said), [view, said])
  const rows = useUnpacked(data.rows)
  const { closed } = place
  const section: P['said']['section'] = said.section
  const sections: readonly P['said']['section'][] = place.rules.list.sections
  const total = totalInWords(totalRecords, data.isTotalAbout)
  const found = recordsFound(total, totalRecords, view.words.records)
  const isLoading = useIsListLoading(place.rules.path)
  const refused = useRefusedDelete()
  // What a press was answered stands until the next step: a page that is read anew has lost it.
  const isAnswerShown = Boolean(useActionData<unknown>())
  useLiveRows({
    personId: data.personId,
    follows: place.rules.list.follows,
    ids: rows.map(({ id }) => id),
    isHeld: place.isAboutWhatWasShown || isAnswerShown,
  })
  return (
    <>
      <PageHead title={view.words.title}>
        <Tabs
          label={words.sections}
          tabs={sections.map((one) => ({
            name: view.words.tabs[one],
            // A tab keeps what was searched for and how it is sorted; the page number is its own.
            to: closed.section(one).address,
            isCurrent: one === section,
            count: one === section ? total : undefined,
          }))}
        />
      </PageHead>
      <ListToolbar
        view={view}
        data={data}
        place={closed}
        found={found}
        hasTable={instead === undefined}
        tools={tools}
      />
      <FilterChipRow place={closed} {...data.filters} />
      {filterNote !== null && (
        <p className={styles.note} role="status">
          {filterNote}
        </p>
      )}
      {/* What is not on this tab any more is asked about nowhere else. */}
      {dialog === null && refused?.problem && (
        <div className={styles.problem}>
          <ErrorText>{refused.problem}</ErrorText>
        </div>
      )}
      {reachProblem !== null && (
        <div className={styles.problem}>
          <ErrorText>{reachProblem}</ErrorText>
        </div>
      )}
      <section aria-label={view.words.tabs[section]} aria-busy={isLoading}>
        <p className="visually-hidden" role="status">
          {totalRecords === 0 ? place.rules.list.emptyText : found}
        </p>
        {totalRecords === 0 ? (
          <Nothing
            place={closed}
            go={view.go && { name: view.go.name, to: view.go.to(closed) }}
            begin={view.begin}
          />
        ) : instead !== undefined ? (
          instead(isLoading)
        ) : (
          // Another tab is another list: a pager that was taken over would jump to its new place.
          <Fragment key={section}>
            {drawn?.(rows, isLoading) ?? (
              <ListTable view={view} place={closed} rows={rows} isLoading={isLoading} />
            )}
            <noscript>
              <Link to={closed.address} className={styles.reload}>
                {words.reload}
              </Link>
            </noscript>
            <Pager
              offset={offset}
              shown={rows.length}
              total={totalRecords}
              isTotalAbout={data.isTotalAbout}
              pageSize={place.rules.list.pageSize}
              toPage={(page) => closed.page(page).address}
            />
          </Fragment>
        )}
      </section>
      {dialog !== null && <OpenDialog view={view} place={place} data={dialog} />}
    </>
  )
}

/** While another page of the list is on its way, its old rows stay and dim. */
function useIsListLoading(path: string): boolean {
  const { state, location } = useNavigation()
  return (
    state === 'loading' &&
    location.pathname === path &&
    !new URLSearchParams(location.search).has('dialog')
  )
}
