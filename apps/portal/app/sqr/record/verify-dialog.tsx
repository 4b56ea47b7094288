import { useActionData } from '@remix-run/react'
import { sqrVerdicts } from '@holdpoint/api/vocabulary'
import { options } from '../../records/choices.ts'
import type { DeclaredRow } from '../../records/declared/declared-texts.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { SelectField, TextArea, useEditForm } from '../../records/edit-form.tsx'
import { TicksField } from '../../records/ticks-field.tsx'
import { AskingDialog } from './asking-dialog.tsx'
import type { SqrView } from './sqr-view.server.ts'
import { verdictWords as words } from './sqr.words.ts'

interface VerifyDialogProps {
  view: SqrView
  /** The parts of the report; null where who is responsible is asked about. */
  parts: readonly DeclaredRow[] | null
  /** The part that it was opened at. */
  lineId: string | null
  closeTo: string
}

/** Asks whether parts, or who is responsible, are as they were reported. */
export function VerifyDialog({ view, parts, lineId, closeTo }: VerifyDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const start = { lineIds: lineId === null ? [] : [lineId], verdict: sqrVerdicts[0], note: '' }
  const [form, fields] = useEditForm<keyof typeof start>('verify', start, again)
  const isOfParts = parts !== null
  return (
    <AskingDialog
      {...{ view, form, again, closeTo }}
      isOpen={view.can.verify}
      title={isOfParts ? words.verify : words.verifyParty}
      intent={isOfParts ? 'verify' : 'verifyParty'}
    >
      {isOfParts && (
        <TicksField
          field={fields.lineIds}
          label={words.parts}
          options={parts.map((row) => [row.lineId, nameOf(row)])}
          isLong
        />
      )}
      <SelectField
        field={fields.verdict}
        label={words.verdict}
        options={options(sqrVerdicts, words.choices)}
      />
      <TextArea field={fields.note} label={words.note} lengthMax={500} rows={3} />
    </AskingDialog>
  )
}

function nameOf({ texts }: DeclaredRow): string {
  return [texts['itemNumber'], texts['description']].filter(Boolean).join(', ')
}
