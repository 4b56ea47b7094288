import { useSearchParams } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { useAskedMove } from '../../records/asked-move.ts'
import { MomentField, SelectField } from '../../records/edit-form.tsx'
import { CopyDialog } from '../../records/copy-dialog.tsx'
import { MoveDialog } from '../../records/move-dialog.tsx'
import { ShareDialog } from '../../records/share/late-share.ts'
import type { ShareView } from '../../records/share/share-view.ts'
import { TicksField } from '../../records/ticks-field.tsx'
import type { LocksView } from './locks-view.server.ts'
import type { LotoView } from './loto-view.server.ts'
import { words } from './loto.words.ts'
import { SignDialog } from './sign-dialog.tsx'

interface LotoDialogsProps {
  view: LotoView
  /** Who has it by a share, where the dialog of sharing is open. */
  shared: readonly ShareView[]
  /** The people, where they are what is shown. */
  locks: LocksView | null
  search: SearchPeople
}

/** The dialog that the address asks for, if it asks for one that is open. */
export function LotoDialogs({ view, shared, locks, search }: LotoDialogsProps) {
  const { id, at, formKey, rowVersion, can } = view
  const [asked] = useSearchParams()
  const { move, again } = useAskedMove(view.moves)
  const here = paths.lockout(id, at)
  if (move !== undefined) {
    return (
      <MoveDialog
        key={move.event}
        {...{ move, formKey, rowVersion, again }}
        reasonLabel={words.reasons[move.event]}
        start={{ plannedEnd: view.plannedEnd }}
        closeTo={here}
      >
        {({ checks, personId, plannedEnd }) => (
          <>
            {move.event === 'moveEnd' && plannedEnd !== undefined && (
              <MomentField field={plannedEnd} label={words.newEnd} />
            )}
            {move.event === 'offer' && personId !== undefined && (
              <SelectField
                field={personId}
                label={words.takerLabel}
                options={[['', words.takerNone], ...view.takers]}
              />
            )}
            {checks !== undefined && (view.checklists[move.event] ?? []).length > 0 && (
              <TicksField
                field={checks}
                label={words.checks}
                options={(view.checklists[move.event] ?? []).map(({ name, text }) => [name, text])}
                isLong
              />
            )}
          </>
        )}
      </MoveDialog>
    )
  }
  switch (asked.get('dialog')) {
    case 'clone':
      return can.clone ? (
        <CopyDialog name={words.clone} asks={words.cloneAsks} formKey={formKey} closeTo={here} />
      ) : null
    case 'share':
      return can.share ? (
        <ShareDialog record={view} closeTo={here} {...{ shared, formKey, search }} />
      ) : null
    case 'delete':
      return can.delete ? (
        <DeleteDialog
          title={words.remove}
          question={words.confirmDelete}
          record={{ id, rowVersion, name: view.title, detail: view.number }}
          closeTo={here}
          formKey={formKey}
        />
      ) : null
    case 'signOff': {
      const line = locks?.find((one) => one.id === asked.get('line') && one.can.collectOff)
      return line === undefined ? null : <SignDialog key={line.id} view={view} line={line} isOff />
    }
    case 'sign': {
      const line = locks?.find((one) => one.id === asked.get('line') && one.can.sign)
      return line === undefined ? null : <SignDialog key={line.id} view={view} line={line} />
    }
    default:
      return null
  }
}
