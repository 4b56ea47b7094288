import { Form } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { RaisedActions } from '../../actions/raised-actions.tsx'
import { paths } from '../../paths.ts'
import { FollowButton } from '../../records/follow-button.tsx'
import { Facts } from '../../records/facts.tsx'
import { HistoryLines } from '../../records/history/record-history.tsx'
import { MoveBar } from '../../records/move-bar.tsx'
import { Panes } from '../../records/panes.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import parts from '../../records/record-parts.module.css'
import { RecordTools } from '../../records/record-tools.tsx'
import { Button } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Star } from '../../ui/icons.ts'
import { CrewPane } from './crew-pane.tsx'
import { FilesPane } from './files-pane.tsx'
import { HazardsPane } from './hazards-pane.tsx'
import { JsaBadge } from './jsa-badge.tsx'
import { jsaMoveAt, jsaTools } from './jsa-commands.ts'
import { JsaDialogs } from './jsa-dialogs.tsx'
import type { JsaLoaded } from './jsa-load.server.ts'
import type { JobView, JsaView } from './jsa-view.server.ts'
import { words } from './jsa.words.ts'
import { SignedPlate } from './signed-plate.tsx'
import { StopPanel } from './stop-panel.tsx'
import styles from './jsa-page.module.css'

/** One job safety analysis: what stops it, what is new, the job, its hazards, who has signed. */
export function JsaPage(props: JsaLoaded & { search: SearchPeople }) {
  const { view, shared, follow, pane, job, steps, crew, files, events, older, search } = props
  const { id, formKey, rowVersion, counts } = view
  return (
    <>
      <RecordPage
        trail={[{ name: words.list, to: paths.jsaList() }]}
        number={view.number}
        title={view.title}
        badge={
          <>
            <JsaBadge status={view.status} />
            {view.isStar && (
              <span className={styles.star}>
                <Star aria-hidden="true" />
                {words.exemplar}
              </span>
            )}
          </>
        }
        facts={view.by}
        tools={
          <>
            <FollowButton follow={follow} here={paths.jsa(id)} />
            <RecordTools tools={jsaTools(view)} />
            {view.can.star && <StarForm view={view} />}
          </>
        }
        aside={
          <>
            <div className={styles.first}>
              {view.stop !== null && <StopPanel jsaId={id} {...view.stop} />}
              <SignedPlate view={view} />
            </div>
            <Facts rows={view.facts} />
          </>
        }
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={jsaMoveAt(id)}
            instead={view.instead}
            {...(view.stop !== null && { inSight: ['stop'] })}
          />
        }
      >
        <div className={styles.main}>
          <Notes view={view} />
          <Panes
            label={words.panes.name}
            current={pane}
            panes={[
              { value: 'job', name: words.panes.job, to: paths.jsa(id) },
              {
                ...{ value: 'hazards', name: words.panes.hazards, count: counts.hazards },
                to: paths.jsa(id, { pane: 'hazards' }),
              },
              {
                ...{ value: 'crew', name: words.panes.crew, count: counts.crew },
                to: paths.jsa(id, { pane: 'crew' }),
              },
              {
                ...{ value: 'files', name: words.panes.files, count: counts.files },
                to: paths.jsa(id, { pane: 'files' }),
              },
              {
                ...{ value: 'history', name: words.panes.history },
                to: paths.jsa(id, { pane: 'history' }),
              },
            ]}
          >
            {job !== null && <Job job={job} actions={view.actions} />}
            {steps !== null && <HazardsPane view={view} steps={steps} />}
            {crew !== null && <CrewPane view={view} crew={crew} />}
            {files !== null && <FilesPane view={view} files={files} />}
            {events !== null && <HistoryLines events={events} older={older} />}
          </Panes>
        </div>
      </RecordPage>
      <JsaDialogs view={view} shared={shared} steps={steps} search={search} />
    </>
  )
}

/** Why the work stands, what has changed, and what to look at before it begins. */
function Notes({ view: { notes, warnings, isStopped } }: { view: JsaView }) {
  return (
    <>
      {notes.map(({ title, text }) => (
        <section
          key={title}
          className={isStopped ? styles.stopped : styles.note}
          aria-label={title}
        >
          <h2>{title}</h2>
          <p className={parts.text}>{text}</p>
        </section>
      ))}
      {warnings.length > 0 && (
        <section className={styles.note} aria-label={words.warnings}>
          <h2>{words.warnings}</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Job({ job, actions }: { job: JobView } & Pick<JsaView, 'actions'>) {
  return job.length === 0 && actions.length === 0 ? (
    <p>{words.job.nothing}</p>
  ) : (
    <div className={parts.plate}>
      {job.map(({ name, text }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.term}>{name}</h2>
          <p className={parts.text}>{text}</p>
        </section>
      ))}
      {actions.length > 0 && (
        <section aria-label={words.actions}>
          <h2 className={styles.term}>{words.actions}</h2>
          <RaisedActions actions={actions} label={words.actions} />
        </section>
      )}
    </div>
  )
}

function StarForm({ view: { formKey, isStar } }: { view: JsaView }) {
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="isStar" value={String(!isStar)} />
      <Button name="intent" value="star">
        {isStar ? words.unstar : words.star}
      </Button>
    </Form>
  )
}
