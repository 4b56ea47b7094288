import { Form } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { wordsLengthMax } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Pager } from '../ui/pager.tsx'
import type { HoldersView } from './holders.server.ts'
import { RightsHead } from './rights-head.tsx'
import { words } from './rights-lists.words.ts'
import styles from './rights-lists.module.css'

/** Who may what: people with their groups and how many rights they hold. */
export function HoldersPage({ view }: { view: HoldersView }) {
  const { search, right, rows, total, offset, pageSize } = view
  return (
    <>
      <RightsHead shown="people" />
      <div className={styles.page}>
        <HoldersForm view={view} />
        {rows.length === 0 ? (
          <EmptyMessage.Root className={styles.empty}>
            <EmptyMessage.Icon />
            <EmptyMessage.Message>{words.nobody}</EmptyMessage.Message>
            <ButtonLink to={paths.rights()}>{words.all}</ButtonLink>
          </EmptyMessage.Root>
        ) : (
          <>
            <HoldersTable rows={rows} />
            <Pager
              {...{ offset, pageSize, total }}
              shown={rows.length}
              isTotalAbout={false}
              toPage={(page) => paths.rights({ search, right, page })}
            />
          </>
        )}
      </div>
    </>
  )
}

function HoldersForm({ view: { search, right, rights } }: { view: HoldersView }) {
  return (
    <Form
      key={`${search} ${right ?? ''}`}
      method="get"
      action={paths.rights()}
      role="search"
      className={styles.search}
    >
      <input
        type="search"
        name="search"
        defaultValue={search}
        placeholder={words.searchPeople}
        aria-label={words.searchPeople}
        maxLength={wordsLengthMax}
        className={inputClass()}
        data-search=""
      />
      <select
        name="right"
        defaultValue={right ?? ''}
        aria-label={words.right}
        className={inputClass()}
      >
        <option value="">{`${words.right}: ${words.anyRight}`}</option>
        {rights.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button>{words.show}</Button>
    </Form>
  )
}

function HoldersTable({ rows }: Pick<HoldersView, 'rows'>) {
  const { columns } = words
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{words.peopleTable}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{words.groups}</th>
          <th scope="col">{columns.rights}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, title, to, groups, rights, besides }) => (
          <tr key={id}>
            <td>
              <Link to={to}>{name}</Link>
              {title !== '' && <small>{title}</small>}
            </td>
            <td>{groups}</td>
            <td>
              {rights}
              {besides !== '' && <small>{besides}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
