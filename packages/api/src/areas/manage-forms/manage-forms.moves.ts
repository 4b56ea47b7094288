import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { formStates } from './manage-forms.vocabulary.ts'

/** Who writes a form: whoever made it, and who edits all of them (spec 6). */
export const formWriters: readonly TieRight[] = [
  { tie: 'own', keys: ['create_forms', 'edit_own_forms', 'edit_all_forms'] },
  { tie: 'all', keys: ['edit_all_forms'] },
]

/** How a form comes into use and goes out of it (decision 0114). */
export const formMoves = defineMoves(formStates, {
  /** The draft becomes the next version; the reason is what has changed. What is paused stays so. */
  publish: {
    from: ['draft', 'published', 'paused'],
    to: ['published', 'paused'],
    who: formWriters,
    guards: ['isOurs', 'hasDraft', 'isWhole', 'hasActiveType'],
    label: 'Publish',
    kind: 'main',
  },
  /** Nobody starts it anew; what was started is finished. */
  pause: {
    from: ['published'],
    to: 'paused',
    who: formWriters,
    guards: ['isOurs'],
    needsReason: true,
    label: 'Pause',
  },
  resume: {
    from: ['paused'],
    to: 'published',
    who: formWriters,
    guards: ['isOurs', 'hasActiveType'],
    label: 'Resume',
    kind: 'main',
  },
  archive: {
    from: ['published', 'paused'],
    to: 'archived',
    who: formWriters,
    guards: ['isOurs'],
    needsReason: true,
    label: 'Archive',
    kind: 'refusing',
  },
  restore: {
    from: ['archived'],
    to: 'paused',
    who: formWriters,
    guards: ['isOurs'],
    label: 'Take out of the archive',
  },
  /** Asked for by the call that deletes, which says who may. */
  remove: {
    from: ['draft', 'published', 'paused', 'archived'],
    who: [],
    label: 'Delete',
    kind: 'refusing',
  },
})
