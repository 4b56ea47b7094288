import { useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../../records/edit-form.tsx'
import parts from '../../records/record-parts.module.css'
import { Button } from '../../ui/button.tsx'
import cards from '../../ui/cards.module.css'
import { classNames } from '../../ui/class-names.ts'
import { FormIcon } from '../../ui/form-icon.tsx'
import canvas from '../builder/canvas.module.css'
import { Tags } from '../builder/tags.tsx'
import type { LibraryFormView } from './library-form-load.server.ts'
import styles from './library-form-page.module.css'
import { libraryFormWords as words } from './library.words.ts'

/** A form of the library: all that it asks, and beside it what makes a draft of it. */
export function LibraryFormPage({ view }: { view: LibraryFormView }) {
  return (
    <div className={styles.page}>
      <div className={styles.about}>
        <p>
          <FormIcon iconUrl={view.iconUrl} />
          <span>{view.description}</span>
        </p>
        <p className={cards.says}>
          <b>{view.type}</b> {view.says}
        </p>
      </div>
      <TakeForm taking={view.taking} />
      <section className={styles.asks} aria-labelledby="asks-title">
        <h2 id="asks-title">{words.questions}</h2>
        <p>{view.header}</p>
        {view.parts.map((part) => (
          <Part key={part.key} part={part} />
        ))}
        {view.approvals.map((approval) => (
          <p key={approval}>{approval}</p>
        ))}
      </section>
    </div>
  )
}

function TakeForm({ taking }: Pick<LibraryFormView, 'taking'>) {
  const { start, formTypes, formKey } = taking
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'title' | 'formTypeId'>('take-form', start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={classNames(parts.plate, styles.take)} aria-labelledby="take-title">
      <h2 id="take-title">{words.take}</h2>
      {formTypes.length === 0 ? (
        <p>{words.noTypes}</p>
      ) : (
        <EditForm form={form} formKey={formKey} intent="take">
          <TextField field={fields.title} label={words.formTitle} lengthMax={100} />
          <SelectField
            field={fields.formTypeId}
            label={words.type}
            options={[['', words.chooseType], ...formTypes]}
          />
          <div>
            <Button tone="go" name="intent" value="take" aria-disabled={isSending}>
              {words.take}
            </Button>
          </div>
        </EditForm>
      )}
    </section>
  )
}

type PartView = LibraryFormView['parts'][number]

function Part({ part: { key, number, title, intro, tags, questions } }: { part: PartView }) {
  const id = `part-${key}`
  return (
    <section className={canvas.canvas} aria-labelledby={id}>
      <h3 id={id} className={styles.partName}>
        {number !== '' && <span className={canvas.plateNumber}>{number}</span>} {title}
      </h3>
      {intro !== '' && <p>{intro}</p>}
      <Tags tags={tags} problemCount={0} />
      <ol className={canvas.list}>
        {questions.map((question) => (
          <li
            key={question.key}
            className={classNames(styles.question, question.isFollowing && canvas.child)}
          >
            <p className={canvas.name}>
              <span className={canvas.number}>{question.number}</span> <b>{question.label}</b>
            </p>
            {question.hint !== '' && <p>{question.hint}</p>}
            {question.answers.length > 0 && <p>{question.answers.join(' · ')}</p>}
            <Tags tags={question.tags} problemCount={0} type={question.type} />
          </li>
        ))}
      </ol>
    </section>
  )
}
