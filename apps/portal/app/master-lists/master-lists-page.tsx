import { Form } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { wordsLengthMax } from '../lists/address-values.ts'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import '../records/delete/delete-dialog.module.css'
import { Tabs } from '../shell/tabs.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Pager } from '../ui/pager.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryRows, PrintLabels } from './entry-rows.tsx'
import type { MasterListsView } from './master-lists-load.server.ts'
import styles from './master-lists.module.css'
import { words } from './master-lists.words.ts'

/** The lists that records choose from, one of them shown, for whoever keeps the settings. */
export function MasterListsPage({ view }: { view: MasterListsView }) {
  const { tabs, asked, missing, isRetired, rows, offset, pageSize, total, search } = view
  return (
    <div className={styles.page}>
      <p>{words.intro}</p>
      <Tabs label={words.lists} tabs={tabs} />
      <Tools view={view} />
      {missing.length > 0 && <Missing view={view} />}
      {isRetired && <p>{words.retiredNote}</p>}
      {rows.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{emptyWords(view)}</EmptyMessage.Message>
          {search !== '' && (
            <ButtonLink to={paths.masterLists({ ...asked, search: undefined, page: undefined })}>
              {words.all}
            </ButtonLink>
          )}
        </EmptyMessage.Root>
      ) : (
        <>
          {rows.some(({ hasLabel }) => hasLabel) && <PrintLabels />}
          <EntryRows view={view} />
          <Pager
            {...{ offset, pageSize, total }}
            shown={rows.length}
            isTotalAbout={false}
            toPage={(page) => paths.masterLists({ ...asked, page })}
          />
        </>
      )}
      <Asked view={view} />
    </div>
  )
}

function emptyWords({ search, isRetired }: MasterListsView): string {
  if (search !== '') {
    return words.nothing(search)
  }
  return isRetired ? words.noneRetired : words.none
}

/** Adds an entry, narrows the list by a word, and turns to what is retired. */
function Tools({ view }: { view: MasterListsView }) {
  const { list, asked, search, isRetired, entryName, missing } = view
  return (
    <div className={styles.tools}>
      {missing.length === 0 && (
        <ButtonLink
          tone="go"
          to={paths.masterLists({ ...asked, dialog: 'add' })}
          preventScrollReset
        >
          <Plus aria-hidden="true" />
          {words.add(entryName)}
        </ButtonLink>
      )}
      <Form key={`${list} ${search}`} method="get" role="search" className={styles.tools}>
        <input type="hidden" name="list" value={list} />
        {isRetired && <input type="hidden" name="retired" value="1" />}
        <input
          type="search"
          name="search"
          defaultValue={search}
          placeholder={words.search}
          aria-label={words.search}
          maxLength={wordsLengthMax}
          className={inputClass()}
          autoComplete="off"
          data-search=""
        />
        <Button>{words.show}</Button>
      </Form>
      {missing.length === 0 && (
        <ButtonLink to={paths.importMaster(list)}>{words.fromTable}</ButtonLink>
      )}
      <ButtonLink to={paths.masterLists({ list, retired: isRetired ? undefined : 1 })}>
        {isRetired ? words.toOffered : words.toRetired}
      </ButtonLink>
    </div>
  )
}

/** Says which lists must have an entry before this one can. */
function Missing({ view: { entryName, missing } }: { view: MasterListsView }) {
  return (
    <p>
      {words.first(entryName)}{' '}
      {missing.map(({ name, to }, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <Link to={to}>{name}</Link>
        </span>
      ))}
      .
    </p>
  )
}

/** What the address asks about an entry. */
function Asked({ view: { dialog, here, entryName, formKey } }: { view: MasterListsView }) {
  if (dialog === null) {
    return null
  }
  return dialog.kind === 'delete' ? (
    <DeleteDialog
      title={words.remove}
      question={words.confirmDelete}
      record={dialog}
      closeTo={here}
      formKey={formKey}
    />
  ) : (
    <EntryDialog
      key={`${dialog.kind} ${dialog.form.id}`}
      view={dialog.form}
      closeTo={here}
      {...{ entryName, formKey }}
    />
  )
}
