import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../../records/edit-again.ts'
import { EditForm, TickField, useEditForm, type EditField } from '../../records/edit-form.tsx'
import { Button } from '../../ui/button.tsx'
import { useFieldName } from '../../ui/faults.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { KeptValue } from '../builder/kept-value.tsx'
import type { TranslateView } from './translate-load.server.ts'
import styles from './translate-page.module.css'
import { translateWords as words } from './translate.words.ts'

interface TranslateFormProps {
  view: Pick<TranslateView, 'first' | 'formKey' | 'rowVersion'>
  shown: NonNullable<TranslateView['shown']>
  again: EditAgain | undefined
}

type TextFields = Readonly<Record<'place' | 'from' | 'was' | 'said' | 'same', EditField>>

/** One page of texts, saved in one press. */
export function TranslateForm({ view, shown, again }: TranslateFormProps) {
  const { first, formKey, rowVersion } = view
  const [form, fields] = useEditForm<'texts'>('translations', shown.start, again)
  // What came back may stand on a page that shows other texts by now: it is drawn by what it says.
  const named = new Map(again?.known['texts']?.map((text) => [text.id, text]))
  const rows = new Map(shown.rows.map((row) => [row.place, row]))
  const list = fields.texts as unknown as {
    getFieldList: () => { key: string | undefined; getFieldset: () => TextFields }[]
  }
  const isSending = useNavigation().formMethod === 'POST'
  const typedIn = again?.lastResult.initialValue?.['language']
  const language = typeof typedIn === 'string' ? typedIn : shown.language
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      {/* What was typed stays in its language, whatever the form's languages have become meanwhile. */}
      <input type="hidden" name="language" value={language} />
      <h2>{shown.name}</h2>
      {list.getFieldList().map(({ key, getFieldset }) => {
        const row = getFieldset()
        const place = String(row.place.initialValue ?? '')
        const known = rows.get(place)
        return (
          <TextRow
            key={key}
            fields={row}
            what={known?.what ?? named.get(place)?.name ?? words.gone}
            now={named.get(place)?.detail ?? null}
            alsoMissing={known?.alsoMissing ?? 0}
            first={first.tag}
            language={language}
          />
        )
      })}
      <p className={styles.save}>
        <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
          {words.save}
        </Button>
      </p>
    </EditForm>
  )
}

interface TextRowProps {
  fields: TextFields
  what: string
  /** What it says in the first language now, where the field came back. */
  now: string | null
  alsoMissing: number
  /** The language that the form is written in. */
  first: string
  language: string
}

/** A text, and beside it the field for what it says in the other language. */
function TextRow({ fields, what, now, alsoMissing, first, language }: TextRowProps) {
  const { id, name, errors, initialValue } = fields.said
  const error = errors?.[0]
  // What was changed meanwhile is shown as it is now, so that the next press is about that.
  const typedBeside = String(fields.from.initialValue ?? '')
  const from = error === undefined ? typedBeside : (now ?? typedBeside)
  useFieldName(id, from, error)
  return (
    <div className={styles.row}>
      <KeptValue field={fields.place} />
      <input type="hidden" name={fields.from.name} value={from} />
      <KeptValue field={fields.was} />
      <Field
        id={id}
        label={
          <span lang={first} dir="auto">
            {from}
          </span>
        }
        hint={what}
        error={error}
      >
        <textarea
          {...fieldControl(id, { hint: true, error })}
          name={name}
          lang={language}
          dir="auto"
          rows={Math.min(6, Math.ceil(from.length / 60))}
          maxLength={textLengthMax}
          defaultValue={typeof initialValue === 'string' ? initialValue : ''}
        />
      </Field>
      {alsoMissing > 0 && <TickField field={fields.same} label={words.also(alsoMissing)} />}
    </div>
  )
}

/** Longest text of a form. */
const textLengthMax = 2000
