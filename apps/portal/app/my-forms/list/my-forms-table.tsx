import { useMemo } from 'react'
import { sentences, type MyFormOrder } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { ArrowDown, ArrowUp } from '../../ui/icons.ts'
import { Link, useFollowedLinks } from '../../ui/link.tsx'
import { MyFormsRow } from './my-forms-row.tsx'
import type { MyFormRow } from './my-forms.rows.server.ts'
import { addressOf, linksOf, sortedBy, type MyFormsSearch } from '../search/my-forms.search.ts'
import { words } from '../my-forms.words.ts'
import styles from './my-forms-table.module.css'

interface MyFormsTableProps {
  search: MyFormsSearch
  rows: readonly MyFormRow[]
  isLoading: boolean
}

/** The list as a real table, which a narrow screen draws as cards. */
export function MyFormsTable({ search, rows, isLoading }: MyFormsTableProps) {
  const { section } = search
  const links = useMemo(() => linksOf(search), [search])
  const followed = useFollowedLinks()
  return (
    <div className={styles.frame}>
      <table
        className={classNames(
          styles.table,
          section === 'signature' && styles.ofSignatures,
          isLoading && styles.loading,
        )}
      >
        <caption className="visually-hidden">
          {sentences.myForms.title}, {sentences.myForms.tabs[section]}
        </caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={styles.form}
              aria-sort={ariaSort(search, ['form_name', 'form_type'])}
            >
              <SortLink search={search} field="form_name" name={words.columns.form} />
              <SortLink search={search} field="form_type" name={words.columns.type} />
            </th>
            <th scope="col" className={styles.status} aria-sort={ariaSort(search, ['form_status'])}>
              <SortLink search={search} field="form_status" name={words.columns.status} />
            </th>
            {section === 'signature' && (
              <th scope="col" className={styles.signature}>
                {words.columns.signature}
              </th>
            )}
            <th scope="col" className={styles.crew}>
              {words.columns.crew}
            </th>
            <th scope="col" className={styles.pad}>
              {words.columns.pad}
            </th>
            <th scope="col" className={styles.started} aria-sort={ariaSort(search, ['date'])}>
              <SortLink search={search} field="date" name={words.columns.started} />
            </th>
            <th scope="col" className={styles.activity}>
              {words.columns.activity}
            </th>
            <th scope="col" className={styles.more}>
              <span className="visually-hidden">{words.columns.more}</span>
            </th>
          </tr>
        </thead>
        <tbody {...followed}>
          {rows.map((row) => (
            <MyFormsRow key={row.id} row={row} section={section} links={links} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortLinkProps {
  search: MyFormsSearch
  field: MyFormOrder
  name: string
}

function SortLink({ search, field, name }: SortLinkProps) {
  const isChosen = search.sortField === field
  const Arrow = search.sortDirection === 'asc' ? ArrowUp : ArrowDown
  return (
    <Link
      to={paths.myForms(addressOf(sortedBy(search, field)))}
      preventScrollReset
      className={classNames(styles.sort, isChosen && styles.chosen)}
      aria-label={`Sort by ${name.toLowerCase()}`}
    >
      {name}
      {isChosen && <Arrow aria-hidden="true" />}
    </Link>
  )
}

function ariaSort({ sortField, sortDirection }: MyFormsSearch, fields: readonly MyFormOrder[]) {
  if (!fields.includes(sortField)) {
    return undefined
  }
  return sortDirection === 'asc' ? 'ascending' : 'descending'
}
