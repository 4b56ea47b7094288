import { Form } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { wordsLengthMax } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Pager } from '../ui/pager.tsx'
import type { GroupsView } from './groups-list.server.ts'
import { RightsHead } from './rights-head.tsx'
import { words } from './rights-lists.words.ts'
import styles from './rights-lists.module.css'

/** The permission groups, with how many rights and people each has. */
export function GroupsPage({ view }: { view: GroupsView }) {
  const { search, rows, total, offset, pageSize } = view
  return (
    <>
      <RightsHead shown="groups" />
      <div className={styles.page}>
        <div className={styles.tools}>
          <ButtonLink tone="go" to={paths.editPermissionGroup()}>
            <Plus aria-hidden="true" />
            {words.newGroup}
          </ButtonLink>
          <Form
            key={search}
            method="get"
            action={paths.permissionGroups()}
            role="search"
            className={styles.search}
          >
            <input
              type="search"
              name="search"
              defaultValue={search}
              placeholder={words.searchGroups}
              aria-label={words.searchGroups}
              maxLength={wordsLengthMax}
              className={inputClass()}
              data-search=""
            />
            <Button>{words.show}</Button>
          </Form>
        </div>
        {rows.length === 0 ? (
          <EmptyMessage.Root className={styles.empty}>
            <EmptyMessage.Icon />
            <EmptyMessage.Message>
              {search === '' ? words.noGroups : words.noGroupNamed(search)}
            </EmptyMessage.Message>
            {search !== '' && <ButtonLink to={paths.permissionGroups()}>{words.all}</ButtonLink>}
          </EmptyMessage.Root>
        ) : (
          <>
            <GroupsTable rows={rows} />
            <Pager
              {...{ offset, pageSize, total }}
              shown={rows.length}
              isTotalAbout={false}
              toPage={(page) => paths.permissionGroups({ search, page })}
            />
          </>
        )}
      </div>
    </>
  )
}

function GroupsTable({ rows }: Pick<GroupsView, 'rows'>) {
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{words.groupsTable}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.group}</th>
          <th scope="col">{words.columns.rights}</th>
          <th scope="col">{words.columns.people}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, to, rights, people }) => (
          <tr key={id}>
            <td>
              <Link to={to}>{name}</Link>
            </td>
            <td>{rights}</td>
            <td>{people}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
