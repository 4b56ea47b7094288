import { useSearchParams } from '@remix-run/react'
import { words as actionWords } from '../../actions/actions.words.ts'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { useAskedMove } from '../../records/asked-move.ts'
import { SelectField } from '../../records/edit-form.tsx'
import { MoveDialog } from '../../records/move-dialog.tsx'
import { AttachDialog, LinkDialog } from './follow-up-dialogs.tsx'
import { RemoveLineDialog } from './remove-line-dialog.tsx'
import { paneAt } from './sqr-at.ts'
import type { SqrLoaded } from './sqr-load.server.ts'
import { words } from './sqr.words.ts'
import { VerifyDialog } from './verify-dialog.tsx'

/**
 * The dialog that the address asks for, if it asks for one that is open, or what was typed in it has
 * come back.
 */
export function SqrDialogs({ page }: { page: SqrLoaded }) {
  const { view, overview, involved, followUp } = page
  const { id, formKey, rowVersion, can } = view
  const [asked] = useSearchParams()
  const { move, again } = useAskedMove(view.moves)
  const isBack = again !== undefined
  const here = paneAt(id, view.pane)
  if (move !== undefined) {
    const statuses = view.statuses[move.event] ?? []
    return (
      <MoveDialog
        key={move.event}
        {...{ move, formKey, rowVersion, again }}
        start={{ statusId: statuses[0]?.[0] ?? '' }}
        reasonLabel={words.reasons[move.event]}
        closeTo={here}
      >
        {({ statusId }) =>
          statusId !== undefined &&
          statuses.length > (move.event === 'relabel' ? 0 : 1) && (
            <SelectField field={statusId} label={words.status} options={statuses} />
          )
        }
      </MoveDialog>
    )
  }
  const line = asked.get('line')
  switch (asked.get('dialog')) {
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
    case 'action':
      return <DeleteActionDialog page={page} actionId={line} closeTo={here} />
    case 'verify':
      return (can.verify || isBack) && (involved !== null || overview !== null) ? (
        <VerifyDialog
          key={line}
          view={view}
          parts={involved?.parts ?? null}
          lineId={line}
          closeTo={here}
        />
      ) : null
    case 'line':
      return can.edit && line !== null ? (
        <RemoveLineDialog page={page} part={asked.get('part')} lineId={line} closeTo={here} />
      ) : null
    case 'attach':
      return (can.edit || isBack) && followUp !== null ? (
        <AttachDialog view={view} followUp={followUp} closeTo={here} />
      ) : null
    case 'link':
      return (can.link || isBack) && followUp !== null ? (
        <LinkDialog view={view} followUp={followUp} closeTo={here} />
      ) : null
    default:
      return null
  }
}

interface DeleteActionDialogProps {
  page: SqrLoaded
  /** The action that the address names. */
  actionId: string | null
  closeTo: string
}

/** Asks before an action of the report is deleted; nothing where there is none to delete. */
function DeleteActionDialog({ page, actionId, closeTo }: DeleteActionDialogProps) {
  const action = page.followUp?.actions.find(({ id }) => id === actionId)
  return action?.canDelete !== true ? null : (
    <DeleteDialog
      title={actionWords.remove}
      question={actionWords.confirmDelete}
      record={{ ...action, name: action.title, detail: action.number }}
      posts={{ actionId: action.id }}
      closeTo={closeTo}
      formKey={page.view.formKey}
    />
  )
}
