import { paths } from '../paths.ts'
import type { RecordCommand } from '../records/record-commands.ts'
import { words } from './group.words.ts'

/** The tools of a permission group's page: whoever sees it may do all of it. */
export function groupTools({ id }: { id: string }): readonly RecordCommand[] {
  return [
    { name: words.putIn, to: paths.groupPeople(id) },
    { name: words.edit, to: paths.editPermissionGroup(id) },
    { name: words.remove, to: paths.permissionGroup(id, { dialog: 'delete' }) },
  ]
}

/** What can be done with the permission group that is open. */
export function groupCommands({ view }: { view: { id: string } }): readonly RecordCommand[] {
  return groupTools(view)
}
