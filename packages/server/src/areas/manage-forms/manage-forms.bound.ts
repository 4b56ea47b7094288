import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import { formFilesHandlers } from './files/files.bound.ts'
import * as drafts from './manage-forms.draft.handlers.ts'
import * as forms from './manage-forms.handlers.ts'
import { move } from './manage-forms.move.handlers.ts'
import { remove } from './manage-forms.remove.handlers.ts'
import { copy, save } from './manage-forms.save.handlers.ts'
import { libraryHandlers } from './library/library.bound.ts'
import { formTies } from './manage-forms.ties.ts'

/** Which handler answers which call of the area. */
export const manageFormsHandlers: AreaHandlers<'manageForms'> = {
  ...formFilesHandlers,
  ...libraryHandlers,
  'manageForms.list': forms.list,
  'manageForms.get': forms.get,
  'manageForms.version': forms.version,
  'manageForms.save': save,
  'manageForms.copy': copy,
  'manageForms.move': move,
  'manageForms.remove': remove,
  'manageForms.draft': drafts.draft,
  'manageForms.saveDraft': drafts.saveDraft,
  'manageForms.undoDraft': drafts.undoDraft,
  'manageForms.discardDraft': drafts.discardDraft,
}

/** How forms are tied to people. */
export const manageFormsTies = { form: formTies } satisfies Partial<TieFinders>
