import { EditForm, useEditForm } from '../../../records/edit-form.tsx'
import { Link } from '../../../ui/link.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import styles from '../plate-form.module.css'
import type { PartFormProps } from '../question/question-form.tsx'
import { SaveButton } from '../save-button.tsx'
import { CheckRows } from './check-rows.tsx'
import { ConditionFields } from './condition-fields.tsx'
import type { LogicPage, LogicStart } from './logic-page.ts'
import { logicWords as words } from './logic.words.ts'
import { ReactionRows } from './reaction-rows.tsx'

/** The rules of a question or a section, in sentences, and who reads its answer. */
export function LogicForm({ page, formKey, rowVersion, again }: PartFormProps<LogicPage>) {
  const { isSection, self, questions, tests, start, said } = page
  const [form, fields] = useEditForm<keyof LogicStart>('logic-form', start, again)
  const isScripted = useScripted()
  return (
    <>
      <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
        {!isScripted && <p className={styles.hint}>{words.firstQuestion}</p>}
        <ConditionFields
          {...{ form, questions, tests, name: 'visible', said: said.visible }}
          fields={{ mode: fields.visibleMode, rule: fields.visibleRule }}
          legend={words.shows}
          hint={words.showsHint}
          lead={words.showsWhen}
        />
        {!isSection && self !== null && (
          <>
            <ConditionFields
              {...{ form, questions, tests, name: 'required', said: said.required }}
              fields={{ mode: fields.requiredMode, rule: fields.requiredRule }}
              legend={words.needed}
              hint={words.neededHint}
              lead={words.neededWhen}
            />
            <ReactionRows {...{ form, self, tests }} />
            <CheckRows {...{ form, self, tests }} />
          </>
        )}
        <SaveButton name={words.save} />
      </EditForm>
      <Readers readers={page.readers} />
    </>
  )
}

function Readers({ readers }: Pick<LogicPage, 'readers'>) {
  return (
    <section className={styles.readers} aria-labelledby="readers-title">
      <h3 id="readers-title">{words.readBy}</h3>
      {readers.length === 0 ? (
        <p className={styles.hint}>{words.readByNobody}</p>
      ) : (
        <ul>
          {readers.map(({ name, what, to }) => (
            <li key={`${name} ${what}`}>
              {to === null ? name : <Link to={to}>{name}</Link>} {what}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
