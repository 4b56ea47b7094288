import { useSearchParams } from '@remix-run/react'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import '../records/delete/delete-dialog.module.css'
import { Facts } from '../records/facts.tsx'
import type { EventView } from '../records/history/history-view.server.ts'
import { RecordHistory } from '../records/history/record-history.tsx'
import { RecordPage } from '../records/record-page.tsx'
import parts from '../records/record-parts.module.css'
import { RecordTools } from '../records/record-tools.tsx'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import { FormIcon } from '../ui/form-icon.tsx'
import { CircleCheck, CircleX } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { formTypeTools } from './form-type-commands.ts'
import type { FormTypeView } from './form-type-view.server.ts'
import { words } from './form-type.words.ts'
import styles from './form-type-page.module.css'

const shown: StateLook = { style: 'approved', Icon: CircleCheck }
const putAway: StateLook = { style: 'neutral', Icon: CircleX }

interface FormTypePageProps {
  view: FormTypeView
  events: readonly EventView[]
  /** Where older lines of the history stand; null without any. */
  older: string | null
}

/** One form type: what stands in it, and what became of it. */
export function FormTypePage({ view, events, older }: FormTypePageProps) {
  const { id, name, description, isActive, rowVersion, formKey } = view
  const tools = formTypeTools(view)
  const [asked] = useSearchParams()
  return (
    <>
      <RecordPage
        trail={[{ name: words.formTypes, to: paths.formTypes() }]}
        number={name}
        kind={words.kind}
        title={name}
        badge={
          <StatePlate
            look={isActive ? shown : putAway}
            label={isActive ? words.active : words.inactive}
          />
        }
        facts={view.by}
        tools={tools.length > 0 && <RecordTools tools={tools} />}
        aside={<Facts rows={view.facts} />}
      >
        {!isActive && <p className={parts.reason}>{words.putAway}</p>}
        {description !== '' && (
          <div className={parts.plate}>
            <p className={parts.text}>{description}</p>
          </div>
        )}
        <Forms forms={view.forms} />
        {/* Nothing was kept of what stands since before. */}
        {events.length > 0 && <RecordHistory events={events} older={older} />}
      </RecordPage>
      {asked.get('dialog') === 'delete' && view.canDelete && (
        <DeleteDialog
          title={words.remove}
          question={words.confirmDelete}
          record={{ id, rowVersion, name, detail: description }}
          closeTo={paths.formType(id)}
          formKey={formKey}
        />
      )}
    </>
  )
}

function Forms({ forms }: Pick<FormTypeView, 'forms'>) {
  return (
    <section className={parts.part} aria-labelledby="forms-title">
      <h2 id="forms-title">{words.forms}</h2>
      {forms.length === 0 ? (
        <p>{words.noForms}</p>
      ) : (
        <ul className={parts.rows}>
          {forms.map(({ id, title, iconUrl, standing, to, entries }) => (
            <li key={id}>
              <span className={styles.form}>
                <FormIcon iconUrl={iconUrl} />
                {to === null ? <b>{title}</b> : <Link to={to}>{title}</Link>}
              </span>
              <small>
                {standing}, {entries}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
