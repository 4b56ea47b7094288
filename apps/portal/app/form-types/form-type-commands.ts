import { paths } from '../paths.ts'
import { toolIf, type RecordCommand } from '../records/record-commands.ts'
import { words } from './form-type.words.ts'

type FormTypeTools = { id: string; canEdit: boolean; canDelete: boolean }

/** The tools of a form type's page. */
export function formTypeTools({ id, canEdit, canDelete }: FormTypeTools): readonly RecordCommand[] {
  return [
    ...toolIf(canEdit, words.edit, paths.editFormType(id)),
    ...toolIf(canDelete, words.remove, paths.formType(id, { dialog: 'delete' })),
  ]
}

/** What can be done with a form type now. */
export function formTypeCommands({ view }: { view: FormTypeTools }): readonly RecordCommand[] {
  return formTypeTools(view)
}
