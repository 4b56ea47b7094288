import { useSearchParams } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import '../../records/delete/delete-dialog.module.css'
import { useAskedMove } from '../../records/asked-move.ts'
import { MoveDialog } from '../../records/move-dialog.tsx'
import { CopyFormDialog } from './copy-form-dialog.tsx'
import { ArchiveInsteadDialog, DeleteWithEntriesDialog } from './delete-form-dialogs.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { LeadsHere } from './leads-here.tsx'
import { lookedAt } from './looked-at.ts'
import type { ManagedFormLoaded, ManagedFormView } from './managed-form-view.server.ts'
import { dialogWords as words, words as pageWords } from './managed-form.words.ts'
import { Publishing } from './publishing.tsx'

type ManagedFormDialogsProps = Pick<ManagedFormLoaded, 'view' | 'warnings' | 'pausedBecause'>

/** The dialog that the address asks for, if it asks for one that is open. */
export function ManagedFormDialogs(props: ManagedFormDialogsProps) {
  const { view } = props
  const [asked] = useSearchParams()
  const { move, again } = useAskedMove(view.moves)
  const closeTo = paths.managedForm(view.id)
  if (move !== undefined) {
    return <Moving key={move.event} {...props} {...{ move, again, closeTo }} />
  }
  switch (asked.get('dialog')) {
    case 'copy':
      return view.can.copy ? <CopyFormDialog view={view} closeTo={closeTo} /> : null
    case 'discard':
      return view.can.edit ? <DiscardDialog view={view} closeTo={closeTo} /> : null
    case 'delete':
      return <Deleting view={view} closeTo={closeTo} />
    default:
      return null
  }
}

type MovingProps = ManagedFormDialogsProps &
  Pick<ComponentProps<typeof MoveDialog>, 'move' | 'again' | 'closeTo'>

/** What a move needs, and what is worth knowing before; nobody publishes what they did not look at. */
function Moving({ view, warnings, pausedBecause, move, again, closeTo }: MovingProps) {
  const [asked] = useSearchParams()
  const { formKey, rowVersion, draft } = view
  const isPublishing = move.event === 'publish'
  const posted = again?.lastResult.initialValue?.['draftRowVersion']
  const looked =
    isPublishing && draft !== null
      ? lookedAt(draft.rowVersion, { posted, asked: asked.get('draft') })
      : null
  const open = { ...move, isOpen: move.isOpen && looked?.isOther !== true }
  return (
    <MoveDialog {...{ move: open, formKey, rowVersion, again, closeTo }}>
      {({ reason }) => (
        <>
          {isPublishing && <Publishing {...{ view, warnings, pausedBecause, looked, reason }} />}
          {move.event === 'archive' && <LeadsHere view={view} />}
        </>
      )}
    </MoveDialog>
  )
}

function Deleting({ view, closeTo }: { view: ManagedFormView; closeTo: string }) {
  const { id, title, by, leads, above, rowVersion, formKey } = view
  const detail = words.madeByAndLeads(
    by,
    [...leads, ...above].map((form) => form.title),
  )
  switch (view.deletion) {
    case 'plain':
      return (
        <DeleteDialog
          title={pageWords.remove}
          question={words.confirmDelete}
          record={{ id, rowVersion, name: title, detail }}
          closeTo={closeTo}
          formKey={formKey}
        />
      )
    case 'withEntries':
      return <DeleteWithEntriesDialog view={view} closeTo={closeTo} />
    case 'archiveInstead':
      return <ArchiveInsteadDialog view={view} closeTo={closeTo} />
    case 'none':
      return null
  }
}
