import { Form } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { SearchInput } from '../lists/search/search-input.tsx'
import { paths } from '../paths.ts'
import parts from '../records/record-parts.module.css'
import { PageHead } from '../shell/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Plus } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Pager } from '../ui/pager.tsx'
import { listWords as words } from './group.words.ts'
import type { GroupsView } from './groups-list.server.ts'
import styles from './groups-page.module.css'
import { words as pageWords } from './permissions.words.ts'

/** The permission groups, with how many rights and people each has. */
export function GroupsPage({ view }: { view: GroupsView }) {
  const { search, rows, total, offset, pageSize } = view
  return (
    <>
      <PageHead title={pageWords.groups} />
      <div className={styles.page}>
        <div className={styles.tools}>
          <ButtonLink tone="go" to={paths.editPermissionGroup()}>
            <Plus aria-hidden="true" />
            {words.create}
          </ButtonLink>
          <Form key={search} method="get" role="search" className={styles.tools}>
            <SearchInput value={search} label={words.search} />
            <Button>{words.show}</Button>
          </Form>
          <ButtonLink to={paths.employees()}>{words.people}</ButtonLink>
        </div>
        {rows.length === 0 ? (
          <EmptyMessage.Root>
            <EmptyMessage.Icon />
            <EmptyMessage.Message>
              {search === '' ? words.none : words.noneNamed(search)}
            </EmptyMessage.Message>
            {search !== '' && <ButtonLink to={paths.permissionGroups()}>{words.all}</ButtonLink>}
          </EmptyMessage.Root>
        ) : (
          <>
            <ul className={parts.rows} aria-label={pageWords.groups}>
              {rows.map(({ id, name, to, says }) => (
                <li key={id}>
                  <Link to={to}>{name}</Link>
                  <span>{says}</span>
                </li>
              ))}
            </ul>
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
