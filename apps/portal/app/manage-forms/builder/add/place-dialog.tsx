import {
  GroupedSelect,
  EditForm,
  useEditForm,
  type OptionGroup,
} from '../../../records/edit-form.tsx'
import type { EditAgain } from '../../../records/edit-again.ts'
import { words as recordWords } from '../../../records/records.words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { words } from '../builder.words.ts'

/** What is moved, and where it may go. */
export type PlaceView = {
  name: string
  places: readonly OptionGroup[]
  closeTo: string
}

interface PlaceDialogProps {
  view: PlaceView
  formKey: string
  rowVersion: number
  again: EditAgain | undefined
}

/** Asks where a question or a section goes. */
export function PlaceDialog({ view, formKey, rowVersion, again }: PlaceDialogProps) {
  const { name, places, closeTo } = view
  const [form, fields] = useEditForm<'place'>('place', {}, again)
  return (
    <Dialog title={words.placeTitle(name)} closeTo={closeTo}>
      <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
        <GroupedSelect
          field={fields.place}
          label={words.placeLabel}
          groups={places}
          none={words.choosePlace}
        />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="save" tone="go">
            {words.place}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
