import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { Facts } from '../../records/facts.tsx'
import { RecordHistory } from '../../records/history/record-history.tsx'
import { MoveBar } from '../../records/move-bar.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import parts from '../../records/record-parts.module.css'
import { RecordTools } from '../../records/record-tools.tsx'
import { Button } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import { InspectionsPart } from './inspections-part.tsx'
import { PointsPart } from './points-part.tsx'
import { TemplateBadge } from './template-badge.tsx'
import { templateCopies, templateMoveAt, templateTools } from './template-commands.ts'
import { TemplateDialogs } from './template-dialogs.tsx'
import type { TemplateLoaded, TemplateView } from './template-view.server.ts'
import { pointWords, words } from './template.words.ts'
import styles from './template-page.module.css'

/** One template: for which machines, how they are shut down, isolated point by point, and restored. */
export function TemplatePage({ view, points, events, older }: TemplateLoaded) {
  const { id, formKey, rowVersion } = view
  return (
    <>
      <RecordPage
        trail={[{ name: words.templates, to: paths.lotoTemplates() }]}
        number={view.number}
        title={view.title}
        badge={<TemplateBadge status={view.status} />}
        facts={view.by}
        tools={
          <>
            <RecordTools tools={templateTools(view)} />
            <Copies view={view} />
          </>
        }
        aside={<Facts rows={view.facts} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={templateMoveAt(id)}
            instead={nextOf(view, points.length)}
          />
        }
      >
        {view.reason !== null && <p className={parts.reason}>{view.reason}</p>}
        {view.purpose !== '' && <Text title={words.purpose} text={view.purpose} />}
        <Steps title={words.shutdown} steps={view.shutdown} none={words.noShutdown} />
        <PointsPart view={view} points={points} />
        {view.verification !== '' && <Text title={words.verification} text={view.verification} />}
        <Steps title={words.restoration} steps={view.restoration} none={words.noRestoration} />
        <InspectionsPart view={view} />
        {view.revisions.length > 0 && <Revisions view={view} />}
        <RecordHistory events={events} older={older} />
      </RecordPage>
      <TemplateDialogs view={view} points={points} />
    </>
  )
}

/** What is done next while no main move is open: it is used, or gets what it lacks. */
function nextOf({ id, can }: TemplateView, pointCount: number) {
  if (can.use) {
    return { name: words.use, to: paths.lockoutEdit({ templateId: id }) }
  }
  if (!can.edit) {
    return null
  }
  return pointCount === 0
    ? { name: pointWords.add, to: paths.lotoTemplatePoint(id) }
    : { name: words.edit, to: paths.editLotoTemplate(id) }
}

function Copies({ view }: { view: TemplateView }) {
  const isSending = useNavigation().formMethod === 'POST'
  return templateCopies(view).map(({ kind, name }) => (
    <Form key={kind} method="post">
      <FormKey value={view.formKey} />
      <input type="hidden" name="kind" value={kind} />
      <Button name="intent" value="copy" aria-disabled={isSending}>
        {name}
      </Button>
    </Form>
  ))
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section className={parts.plate} aria-label={title}>
      <h2>{title}</h2>
      <p className={parts.text}>{text}</p>
    </section>
  )
}

interface StepsProps {
  title: string
  steps: readonly string[]
  none: string
}

function Steps({ title, steps, none }: StepsProps) {
  return (
    <section className={parts.plate} aria-label={title}>
      <h2>{title}</h2>
      {steps.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step, place) => (
            <li key={place}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Revisions({ view }: { view: TemplateView }) {
  return (
    <section className={parts.part} aria-labelledby="revisions-title">
      <h2 id="revisions-title">{words.revisions}</h2>
      <ul className={parts.rows}>
        {view.revisions.map(({ templateId, name, to, status }) => (
          <li key={templateId}>
            <Link to={to}>{name}</Link>
            <TemplateBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
