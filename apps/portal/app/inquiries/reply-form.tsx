import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../records/edit-form.tsx'
import parts from '../records/record-parts.module.css'
import { Button } from '../ui/button.tsx'
import { Tick } from '../ui/field.tsx'
import type { InquiryView } from './inquiry-view.server.ts'
import { words } from './inquiry.words.ts'
import styles from './inquiry-page.module.css'

interface ReplyFormProps {
  view: Pick<InquiryView, 'replyKey' | 'canReply' | 'canNote'>
  again: EditAgain | undefined
}

/** Writes below an inquiry; whoever answers says whether whoever asked reads it. */
export function ReplyForm({ view: { replyKey, canReply, canNote }, again }: ReplyFormProps) {
  const [form, fields] = useEditForm<'text' | 'isInternal'>('reply', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={parts.plate}>
      <EditForm form={form} formKey={replyKey} intent="reply">
        <TextArea field={fields.text} label={words.yourReply} lengthMax={1000} rows={3} />
        {canNote && (
          <Tick
            name={fields.isInternal.name}
            label={
              <>
                {words.noteTick}
                <small className={styles.hint}>{words.noteHint}</small>
              </>
            }
            defaultChecked={!canReply || fields.isInternal.initialValue === 'true'}
          />
        )}
        <div>
          <Button name="intent" value="reply" aria-disabled={isSending}>
            {words.send}
          </Button>
        </div>
      </EditForm>
    </div>
  )
}
