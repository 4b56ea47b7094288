import { useActionData, useSearchParams } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { paths } from '../../paths.ts'
import { useAskedMove } from '../../records/asked-move.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../../records/edit-form.tsx'
import { CopyDialog } from '../../records/copy-dialog.tsx'
import { MoveDialog } from '../../records/move-dialog.tsx'
import { ShareDialog } from '../../records/share/late-share.ts'
import type { ShareView } from '../../records/share/share-view.ts'
import { Answers, Question } from '../../ui/question.tsx'
import type { HazardOfJob, StepsView } from './hazards-view.server.ts'
import type { JsaView } from './jsa-view.server.ts'
import { hazardWords, words } from './jsa.words.ts'

interface JsaDialogsProps {
  view: JsaView
  /** Who has it by a share, where the dialog of sharing is open. */
  shared: readonly ShareView[]
  /** The hazards, where they are what is shown. */
  steps: StepsView | null
  search: SearchPeople
}

/** The dialog that the address asks for, if it asks for one that is open. */
export function JsaDialogs({ view, shared, steps, search }: JsaDialogsProps) {
  const { id, formKey, rowVersion, can } = view
  const [asked] = useSearchParams()
  const { move, again } = useAskedMove(view.moves)
  const here = paths.jsa(id)
  if (move !== undefined) {
    return (
      <MoveDialog
        key={move.event}
        {...{ move, formKey, rowVersion, again }}
        reasonLabel={words.reasons[move.event]}
        closeTo={here}
      />
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
    case 'hazard': {
      const hazard = steps
        ?.flatMap(({ hazards }) => hazards)
        .find((one) => one.id === asked.get('hazard'))
      return hazard !== undefined && can.edit ? <RemoveHazard view={view} hazard={hazard} /> : null
    }
    default:
      return null
  }
}

/** Asks before a hazard goes; while the job runs also what has changed, which the crew reads. */
function RemoveHazard({ view, hazard }: { view: JsaView; hazard: HazardOfJob }) {
  const closeTo = paths.jsa(view.id, { pane: 'hazards' })
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'change'>('remove-hazard', {}, again)
  return (
    <Question title={hazardWords.removeTitle} asks={hazardWords.removeAsks} closeTo={closeTo}>
      <p>
        <b>{hazard.title}</b>
      </p>
      <EditForm
        form={form}
        formKey={view.formKey}
        again={again}
        rowVersion={view.rowVersion}
        intent="removeHazard"
      >
        <input type="hidden" name="hazard" value={hazard.id} />
        {view.needsChange && (
          <TextArea field={fields.change} label={hazardWords.change} lengthMax={500} rows={3} />
        )}
        <Answers noTo={closeTo} name="intent" value="removeHazard" />
      </EditForm>
    </Question>
  )
}
