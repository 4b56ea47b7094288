import { useSearchParams } from '@remix-run/react'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { useAskedMove } from '../../records/asked-move.ts'
import { MoveDialog } from '../../records/move-dialog.tsx'
import type { PointView } from './points-view.server.ts'
import type { TemplateView } from './template-view.server.ts'
import { pointWords, words } from './template.words.ts'

interface TemplateDialogsProps {
  view: TemplateView
  points: readonly PointView[]
}

/** The dialog that the address asks for, if it asks for one that is open. */
export function TemplateDialogs({ view, points }: TemplateDialogsProps) {
  const { id, formKey, rowVersion, can } = view
  const [asked] = useSearchParams()
  const { move, again } = useAskedMove(view.moves)
  const closeTo = paths.lotoTemplate(id)
  if (move !== undefined) {
    return <MoveDialog key={move.event} {...{ move, formKey, rowVersion, again, closeTo }} />
  }
  const point = points.find((one) => one.id === asked.get('point'))
  switch (asked.get('dialog')) {
    case 'delete':
      return can.delete ? (
        <DeleteDialog
          title={words.remove}
          question={words.confirmDelete}
          record={{ id, rowVersion, name: view.title, detail: view.number }}
          {...{ closeTo, formKey }}
        />
      ) : null
    case 'point':
      return can.edit && point !== undefined ? (
        <DeleteDialog
          title={pointWords.removeTitle}
          question={pointWords.removeAsks}
          record={{ id, rowVersion, name: point.device, detail: point.tag }}
          posts={{ stepId: point.id }}
          {...{ closeTo, formKey }}
        />
      ) : null
    default:
      return null
  }
}
