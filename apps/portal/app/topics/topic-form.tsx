import { useActionData, useNavigation } from '@remix-run/react'
import { topicCategories, topicCategoryLabels } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain, type Choice } from '../records/edit-again.ts'
import { EditForm, SelectField, TextArea, TextField, useEditForm } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import styles from './topic-form.module.css'
import { formWords as words } from './topic-page.words.ts'

/** What a form of a topic begins with. */
export type TopicFormData = {
  start: Record<string, string | string[]>
  formKey: string
  rowVersion?: number
  backTo: string
}

interface TopicFormProps {
  page: TopicFormData
  submit: string
}

/** Everything that may be said of a topic, whether it is created or edited. */
export function TopicForm({ page, submit }: TopicFormProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'title' | 'body' | 'category' | 'isPinned'>(
    'topic',
    page.start,
    again,
  )
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <TextField field={fields.title} label={words.title} lengthMax={150} />
        <TextArea field={fields.body} label={words.body} lengthMax={2000} rows={10} />
        <SelectField
          field={fields.category}
          label={words.category}
          options={[
            ['', words.noCategory],
            ...topicCategories.map((name) => [name, topicCategoryLabels[name]] as const),
          ]}
        />
        <SelectField
          field={fields.isPinned}
          label={words.isPinned}
          options={[
            ['false', words.no],
            ['true', words.yes],
          ]}
        />
        <Buttons submit={submit} backTo={page.backTo} />
      </EditForm>
    </div>
  )
}

interface AccessFormProps {
  page: TopicFormData & { people: readonly Choice[] }
  search: SearchPeople
}

/** Who may read a topic: everybody, or its owner and some people. */
export function AccessForm({ page, search }: AccessFormProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'isLimited' | 'personIds'>('access', page.start, again)
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <SelectField
          field={fields.isLimited}
          label={words.who}
          options={[
            ['false', words.everybody],
            ['true', words.some],
          ]}
        />
        <FindField
          field={fields.personIds}
          label={words.people}
          hint={words.peopleHint}
          offered={page.people}
          again={again}
          isMany
          seekLabel={words.seekPerson}
          search={search}
        />
        <Buttons submit={recordWords.save} backTo={page.backTo} />
      </EditForm>
    </div>
  )
}

function Buttons({ submit, backTo }: { submit: string; backTo: string }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.buttons}>
      <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
        {submit}
      </Button>
      <ButtonLink to={backTo}>{recordWords.cancel}</ButtonLink>
    </div>
  )
}
