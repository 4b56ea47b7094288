import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import type { FormScheduleState } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
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
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { CircleCheck, Clock } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { formScheduleTools } from './form-schedule-commands.ts'
import styles from './form-schedule-page.module.css'
import type { FormScheduleView, HandedOn, RunView } from './form-schedule-view.server.ts'
import { words } from './form-schedule.words.ts'
import { HandOnDialog } from './hand-on-dialog.tsx'

const looks: Readonly<Record<FormScheduleState, StateLook>> = {
  active: { style: 'approved', Icon: CircleCheck },
  paused: { style: 'pending', Icon: Clock },
  over: { style: 'neutral', Icon: CircleCheck },
}

interface FormSchedulePageProps {
  view: FormScheduleView
  runs: readonly RunView[]
  moreRuns: { older: string | null; newer: string | null }
  handedOn: HandedOn | null
  events: readonly EventView[]
  /** Where older lines of the history stand; null without any. */
  older: string | null
  search: SearchPeople
}

/** One schedule: whom it asks and when, and what became of what it assigned. */
export function FormSchedulePage(props: FormSchedulePageProps) {
  const { view, runs, moreRuns, handedOn, events, older, search } = props
  const { id, title, rowVersion, formKey } = view
  const [asked] = useSearchParams()
  return (
    <>
      <RecordPage
        trail={[{ name: words.schedules, to: paths.formSchedules() }]}
        number={title}
        kind={words.kind}
        title={title}
        badge={<StatePlate look={looks[view.status]} label={view.state} />}
        facts={view.by}
        tools={view.canEdit && <Tools view={view} />}
        aside={<Facts rows={view.facts} />}
      >
        {view.isFormClosed && <p className={parts.reason}>{words.formClosed}</p>}
        {view.note !== '' && (
          <section className={parts.part} aria-labelledby="note-title">
            <h2 id="note-title">{words.note}</h2>
            <p className={parts.text}>{view.note}</p>
          </section>
        )}
        <Asked view={view} />
        <section className={parts.part} aria-labelledby="coming-title">
          <h2 id="coming-title">{words.coming}</h2>
          {view.coming.length === 0 ? (
            <p>{words.noneComing}</p>
          ) : (
            <ul className={parts.rows}>
              {view.coming.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </section>
        <section className={parts.part} aria-labelledby="runs-title">
          <h2 id="runs-title">{words.runs}</h2>
          {runs.length === 0 && <p>{words.noRuns}</p>}
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
          <p className={styles.more}>
            {moreRuns.newer !== null && <Link to={moreRuns.newer}>{words.newer}</Link>}
            {moreRuns.older !== null && <Link to={moreRuns.older}>{words.older}</Link>}
          </p>
        </section>
        <RecordHistory events={events} older={older} />
      </RecordPage>
      {asked.get('dialog') === 'delete' && view.canEdit && (
        <DeleteDialog
          title={words.remove}
          question={words.confirmDelete}
          record={{ id, rowVersion, name: title, detail: words.confirmDetail }}
          closeTo={paths.formSchedule(id)}
          formKey={formKey}
        />
      )}
      {handedOn !== null && view.canEdit && (
        <HandOnDialog
          handedOn={handedOn}
          formKey={formKey}
          closeTo={paths.formSchedule(id)}
          search={search}
        />
      )}
    </>
  )
}

/** What can be done with it: a pause is a press, the rest are links. */
function Tools({ view }: { view: FormScheduleView }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      {view.status !== 'over' && (
        <Form method="post" preventScrollReset>
          <FormKey value={view.formKey} />
          <input type="hidden" name="rowVersion" value={view.rowVersion} />
          <Button
            name="intent"
            value={view.status === 'paused' ? 'resume' : 'pause'}
            aria-disabled={isSending}
          >
            {view.status === 'paused' ? words.resume : words.pause}
          </Button>
        </Form>
      )}
      <RecordTools tools={formScheduleTools(view)} />
    </>
  )
}

function Asked({ view }: { view: FormScheduleView }) {
  return (
    <section className={parts.part} aria-labelledby="asked-title">
      <h2 id="asked-title">{words.asked}</h2>
      <Facts rows={view.meant} />
      <p>
        <b>{view.asked}</b> {view.askedNames}
      </p>
      {view.leftOut !== '' && <p className={parts.reason}>{view.leftOut}</p>}
    </section>
  )
}

function Run({ run }: { run: RunView }) {
  const titleId = `run-${run.id}`
  return (
    <section className={styles.run} aria-labelledby={titleId}>
      <h3 id={titleId}>{run.when}</h3>
      {run.isMissed ? (
        <p>{words.missed}</p>
      ) : (
        <>
          <p>{run.tally}</p>
          <ul className={parts.rows}>
            {run.people.map((one) => (
              <li key={one.id}>
                {one.to === null ? (
                  <b>{one.name}</b>
                ) : (
                  <Link to={one.to} aria-label={words.open(one.name)}>
                    {one.name}
                  </Link>
                )}
                <small>
                  <span className={one.isLate ? styles.late : undefined}>{one.state}</span>
                  {one.detail !== '' && `, ${one.detail}`}
                  {one.handOnTo !== null && (
                    <Link
                      to={one.handOnTo}
                      preventScrollReset
                      aria-label={words.handOnOf(one.name)}
                    >
                      {words.handOn}
                    </Link>
                  )}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
