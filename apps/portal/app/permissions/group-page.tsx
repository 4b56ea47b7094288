import { useSearchParams } from '@remix-run/react'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import '../records/delete/delete-dialog.module.css'
import { RecordPage } from '../records/record-page.tsx'
import parts from '../records/record-parts.module.css'
import { RecordTools } from '../records/record-tools.tsx'
import { groupTools } from './group-commands.ts'
import { GroupMembers } from './group-members.tsx'
import type { GroupView } from './group-view.server.ts'
import { words } from './group.words.ts'
import { HeldKeys } from './key-areas.tsx'
import { words as pageWords } from './permissions.words.ts'

/** One permission group: the rights that it gives, and who is in it. */
export function GroupPage({ view }: { view: GroupView }) {
  const { id, name, rights, people, memberCount, areas, rowVersion, formKey } = view
  const [asked] = useSearchParams()
  return (
    <>
      <RecordPage
        trail={[{ name: pageWords.groups, to: paths.permissionGroups() }]}
        number={name}
        kind={pageWords.group}
        title={name}
        badge={null}
        facts={`${pageWords.group}: ${rights}, ${people}`}
        tools={<RecordTools tools={groupTools(view)} />}
      >
        <section className={parts.part} aria-labelledby="group-rights">
          <h2 id="group-rights">{words.rights}</h2>
          <HeldKeys areas={areas} hasHolders />
        </section>
        <GroupMembers view={view} />
      </RecordPage>
      {asked.get('dialog') === 'delete' && (
        <DeleteDialog
          title={words.remove}
          question={words.confirmDelete}
          record={{
            id,
            rowVersion,
            name,
            detail: `${words.loses(memberCount)} ${words.losesAway}`,
          }}
          closeTo={paths.permissionGroup(id)}
          formKey={formKey}
        />
      )}
    </>
  )
}
