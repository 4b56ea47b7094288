import { Form } from '@remix-run/react'
import { RowTick } from '../lists/ticks/row-tick.tsx'
import { paths } from '../paths.ts'
import parts from '../records/record-parts.module.css'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Pager } from '../ui/pager.tsx'
import type { GroupView } from './group-view.server.ts'
import { words } from './group.words.ts'
import styles from './group-members.module.css'

/** Who is in a group; those who are ticked go along to the page that takes several out. */
export function GroupMembers({ view }: { view: GroupView }) {
  const { id, members, memberCount, offset, pageSize } = view
  return (
    <section className={parts.part} aria-labelledby="group-people">
      <h2 id="group-people">{words.people}</h2>
      {members.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <Form method="get" action={paths.groupPeople()} className={parts.part}>
          <input type="hidden" name="groupId" value={id} />
          <input type="hidden" name="deed" value="remove" />
          <ul className={styles.members}>
            {members.map(({ id: personId, name, detail, to }) => (
              <li key={personId}>
                <RowTick
                  name="userIds"
                  value={personId}
                  label={words.tick(name)}
                  isTicked={false}
                />
                <span>
                  <Link to={to}>{name}</Link>
                  {detail !== null && detail !== '' && <small>{detail}</small>}
                </span>
              </li>
            ))}
          </ul>
          <div>
            <Button>{words.takeOut}</Button>
          </div>
        </Form>
      )}
      {memberCount > 0 && (
        <Pager
          {...{ offset, pageSize }}
          shown={members.length}
          total={memberCount}
          isTotalAbout={false}
          toPage={(page) => paths.permissionGroup(id, { page })}
        />
      )}
    </section>
  )
}
