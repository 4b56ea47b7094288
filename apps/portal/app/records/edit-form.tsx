import { getFormProps, useForm, type FieldMetadata, type FormMetadata } from '@conform-to/react'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorBox } from '../ui/error-list.tsx'
import { Faults, useFieldName } from '../ui/faults.tsx'
import { Field, fieldControl, Tick } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { hasComeBack, typedOn, type EditAgain } from './edit-again.ts'
import styles from './edit-form.module.css'
import { useKeptTyping } from './kept-typing/use-kept-typing.tsx'
import { words } from './records.words.ts'
import { SavedMeanwhile, TheirsProvider, useTheirs } from './theirs.tsx'

// The fields of a form that edits a record. What was typed and what is wrong stand in what the action
// answered, by the path of the call's own input, so that a refusal loses nothing; see
// `edit-form.server.ts`.

/** A form that edits what a call takes: how it began, or how it came back. */
export function useEditForm<Name extends string>(
  id: string,
  start: { readonly [name in Name]?: unknown },
  again: EditAgain | undefined,
): [FormMetadata, Record<Name, EditField>] {
  return useForm<Record<Name, unknown>>({
    id,
    // What conform makes of a type it cannot see through is nothing that a value could have.
    defaultValue: start as never,
    lastResult: again?.lastResult ?? null,
  })
}

/** What a field must know of its place in the form. */
export type EditField = Pick<FieldMetadata, 'id' | 'name' | 'errors' | 'initialValue'>

type EditFormProps = VersionProps & {
  form: FormMetadata
  formKey: string
  /** What its first button says: Enter in a field saves, and does not press another button. */
  intent: string
  /** It brings a file along. */
  hasFile?: boolean
  /**
   * False for what nobody may find on a device, the secrets of an account, and for what is said anew each
   * time.
   */
  keeps?: boolean
  children: ReactNode
}

type VersionProps =
  /** What has a version says also how it came back, so that nothing newer is written over unseen. */
  | { rowVersion: number | undefined; again: EditAgain | undefined }
  | { rowVersion?: undefined; again?: undefined }

/** A form that is posted as all others are; what refuses the whole of it stands first, then where else. */
export function EditForm(props: EditFormProps) {
  const { form, formKey, again, intent, hasFile = false, keeps = true, children } = props
  const rowVersion = typedOn(again, props.rowVersion)
  const { errors } = form
  const box = useRef<HTMLDivElement>(null)
  // Until it is answered: what is wrong can be put right while the page is still read anew.
  const isSending = useNavigation().state === 'submitting'
  const { onSubmit, ...rest } = getFormProps(form)

  const answer = useActionData<unknown>()
  // Of the form itself: another one of the page may be what was answered.
  const isAgain = hasComeBack(form)
  const typedBefore = useKeptTyping({ formId: form.id, isKept: keeps, isAgain })
  // They are drawn after the answer has come.
  const faults = Object.keys(form.allErrors).join(' ')
  // What is wrong with a field takes the focus there, a group of choices with it; what is wrong with
  // the whole stands above it.
  useEffect(() => {
    if (errors !== undefined) {
      box.current?.focus()
    } else if (answer !== undefined) {
      const wrong = document.getElementById(form.id)?.querySelector<HTMLElement>('[aria-invalid]')
      wrong?.focus()
    }
  }, [errors, answer, faults, form.id])

  return (
    <Form
      {...rest}
      // A second press would send what the first one has sent already, and be refused for it.
      onSubmit={(event) => (isSending ? event.preventDefault() : onSubmit(event))}
      method="post"
      {...(hasFile && { encType: 'multipart/form-data' })}
      noValidate
      preventScrollReset
      className={styles.form}
    >
      <button
        className="visually-hidden"
        name="intent"
        value={intent}
        tabIndex={-1}
        aria-hidden="true"
      />
      <FormKey value={formKey} />
      {rowVersion !== undefined && <input type="hidden" name="rowVersion" value={rowVersion} />}
      {typedBefore}
      <div ref={box} tabIndex={-1}>
        <ErrorBox errors={errors ?? []} />
      </div>
      <Faults formId={form.id} errors={form.allErrors} />
      <TheirsProvider value={again?.theirs}>{children}</TheirsProvider>
    </Form>
  )
}

export interface EditFieldProps {
  field: EditField
  label: string
  hint?: string
}

type TextFieldProps = EditFieldProps & {
  lengthMax?: number
  /** What is offered while somebody types; anything else may be typed all the same. */
  suggestions?: readonly string[]
  /** What it is of whoever types; records are of others, and nothing of theirs is filled in. */
  autoComplete?: 'given-name' | 'family-name' | 'organization' | 'username'
  /** An address is typed on keys of its own, and begins with no capital. */
  type?: 'text' | 'email' | 'tel'
}

/** One line of text. */
export function TextField({
  lengthMax,
  suggestions = [],
  autoComplete,
  type = 'text',
  ...props
}: TextFieldProps) {
  const listId = `${props.field.id}-list`
  return (
    <Labelled {...props}>
      {(control) => (
        <>
          <input
            {...control}
            type={type}
            maxLength={lengthMax}
            autoComplete={autoComplete ?? 'off'}
            {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
            list={suggestions.length === 0 ? undefined : listId}
          />
          {suggestions.length > 0 && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Labelled>
  )
}

/** Several lines of text. */
export function TextArea({
  lengthMax,
  rows = 4,
  ...props
}: EditFieldProps & { lengthMax?: number; rows?: number }) {
  return (
    <Labelled {...props}>
      {(control) => <textarea {...control} rows={rows} maxLength={lengthMax} />}
    </Labelled>
  )
}

/** A choice of a few; an empty value is none of them. */
export function SelectField({
  options,
  onChoose,
  ...props
}: EditFieldProps & {
  options: readonly (readonly [value: string, name: string])[]
  /** Told what is chosen, where other fields follow it. */
  onChoose?: (value: string) => void
}) {
  return (
    <Labelled {...props} wordsOf={(value) => nameOf(options, value)}>
      {(control) => (
        <select {...control} onChange={onChoose && (({ target }) => onChoose(target.value))}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** A tick: what is set is the text `true`, and nothing is sent without it. */
export function TickField({
  field,
  label,
}: {
  field: Pick<EditField, 'id' | 'name' | 'initialValue' | 'errors'>
  label: string
}) {
  const error = field.errors?.[0]
  useFieldName(field.id, label, error)
  const isTicked = field.initialValue === 'true'
  const theirs = useTheirs(field)
  const isTheirs = theirs?.[0] === 'true'
  // A tick that is not set sends nothing, by whatever word the record says so.
  const named =
    theirs === undefined || isTheirs === isTicked ? (
      label
    ) : (
      <>
        {label} <SavedMeanwhile said={isTheirs ? words.ticked : words.notTicked} />
      </>
    )
  return (
    <Tick {...{ id: field.id, name: field.name, label: named, error }} defaultChecked={isTicked} />
  )
}

/** Options that belong together, under what they are called; without a name they stand alone. */
export type OptionGroup = {
  label: string
  options: readonly (readonly [value: string, name: string])[]
}

/** A choice of what lies in groups; where `none` says so, an empty value is none of it. */
export function GroupedSelect({
  groups,
  none,
  ...props
}: EditFieldProps & { groups: readonly OptionGroup[]; none?: string }) {
  const optionsIn = ({ options }: OptionGroup) =>
    options.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))
  return (
    <Labelled
      {...props}
      wordsOf={(value) =>
        nameOf(
          groups.flatMap((one) => one.options),
          value,
        )
      }
    >
      {(control) => (
        <select {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {groups.map((group) =>
            group.label === '' ? (
              optionsIn(group)
            ) : (
              <optgroup key={group.label} label={group.label}>
                {optionsIn(group)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Labelled>
  )
}

/** A calendar day. */
export function DayField({ from, ...props }: EditFieldProps & { from?: string | undefined }) {
  return (
    <Labelled {...props}>{(control) => <input {...control} type="date" min={from} />}</Labelled>
  )
}

/** A day and a time of it, as a clock in the zone of whoever types shows it. */
export function MomentField(props: EditFieldProps) {
  return (
    <Labelled {...props} wordsOf={(value) => value.replace('T', ', ')}>
      {(control) => <input {...control} type="datetime-local" />}
    </Labelled>
  )
}

/** A time of any day. */
export function TimeField(props: EditFieldProps) {
  return <Labelled {...props}>{(control) => <input {...control} type="time" />}</Labelled>
}

/** A whole number. */
export function NumberField({ min, max, ...props }: EditFieldProps & { min: number; max: number }) {
  return (
    <Labelled {...props}>
      {(control) => <input {...control} type="number" inputMode="numeric" min={min} max={max} />}
    </Labelled>
  )
}

/** A number with decimals. It is a text, so that what is none comes back as it was typed. */
export function DecimalField(props: EditFieldProps) {
  return (
    <Labelled {...props}>
      {(control) => <input {...control} inputMode="decimal" autoComplete="off" maxLength={20} />}
    </Labelled>
  )
}

type Control = ReturnType<typeof fieldControl> & { name: string; defaultValue: string }

interface LabelledProps extends EditFieldProps {
  /** What a value is called, where that is not what it is. */
  wordsOf?: (value: string) => string
  children: (control: Control) => ReactNode
}

function Labelled({ field, label, hint, wordsOf, children }: LabelledProps) {
  const error = field.errors?.[0]
  const { id, name, initialValue } = field
  const theirs = useTheirs(field)
  const said = theirs && <SavedMeanwhile said={theirs.map(wordsOf ?? String).join(', ')} />
  const beside =
    said === undefined ? (
      hint
    ) : (
      <>
        {hint} {said}
      </>
    )
  return (
    <Field id={id} label={label} hint={beside} error={error}>
      {children({
        ...fieldControl(id, { hint: beside !== undefined, error }),
        name,
        defaultValue: typeof initialValue === 'string' ? initialValue : '',
      })}
    </Field>
  )
}

type Options = readonly (readonly [value: string, name: string])[]

function nameOf(options: Options, value: string): string {
  return options.find(([one]) => one === value)?.[1] ?? value
}
