import { useSearchParams } from '@remix-run/react'
import { RecordRows } from '../find/record-rows.tsx'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import '../records/delete/delete-dialog.module.css'
import { Facts } from '../records/facts.tsx'
import type { EventView } from '../records/history/history-view.server.ts'
import { RecordHistory } from '../records/history/record-history.tsx'
import { toolIf, type RecordCommand } from '../records/record-commands.ts'
import { RecordFiles } from '../records/record-files.tsx'
import { RecordPage } from '../records/record-page.tsx'
import parts from '../records/record-parts.module.css'
import { RecordTools } from '../records/record-tools.tsx'
import { TrainingBadge } from './training-badge.tsx'
import type { TrainingRecordView } from './training-record-view.server.ts'
import { recordWords, words } from './training.words.ts'

/** What can be done with a record, in its bar and in the palette. */
export function trainingCommands({ view }: { view: TrainingRecordView }): readonly RecordCommand[] {
  const { id, canKeep, editTo, renewTo } = view
  return [
    ...(renewTo === null ? [] : toolIf(canKeep, words.renew, renewTo)),
    ...toolIf(canKeep, words.edit, editTo),
    ...toolIf(canKeep, recordWords.delete, paths.trainingRecord(id, { dialog: 'delete' })),
  ]
}

interface TrainingRecordPageProps {
  view: TrainingRecordView
  events: readonly EventView[]
  /** Where older lines of the history stand; null without any. */
  older: string | null
}

/** What somebody holds: one record, what came before and after it, and its history. */
export function TrainingRecordPage({ view, events, older }: TrainingRecordPageProps) {
  const { id, title, kind, person, state, note, others, rowVersion, formKey } = view
  const { evidence, canKeep } = view
  const [asked] = useSearchParams()
  return (
    <>
      <RecordPage
        trail={[{ name: words.title, to: paths.training() }]}
        number={title}
        kind={`${kind}, ${person}`}
        title={title}
        badge={<TrainingBadge state={state} />}
        facts={view.isRequired ? `${person}. ${words.asked}.` : person}
        tools={view.canKeep && <RecordTools tools={trainingCommands({ view })} />}
        aside={<Facts rows={view.facts} />}
      >
        {note !== '' && (
          <section className={parts.part} aria-labelledby="note-title">
            <h2 id="note-title">{recordWords.note}</h2>
            <p className={parts.text}>{note}</p>
          </section>
        )}
        {(canKeep || evidence.length > 0) && (
          <section className={parts.part} aria-labelledby="evidence-title">
            <h2 id="evidence-title">{recordWords.evidence}</h2>
            <RecordFiles
              files={evidence}
              formKey={formKey}
              canChange={canKeep}
              canAdd={evidence.length === 0}
            />
          </section>
        )}
        {others.length > 0 && (
          <section className={parts.part} aria-labelledby="others-title">
            <h2 id="others-title">{recordWords.others}</h2>
            <RecordRows rows={others} />
          </section>
        )}
        <RecordHistory events={events} older={older} />
      </RecordPage>
      {asked.get('dialog') === 'delete' && view.canKeep && (
        <DeleteDialog
          title={recordWords.delete}
          question={recordWords.confirmDelete}
          record={{ id, rowVersion, name: title, detail: person }}
          closeTo={paths.trainingRecord(id)}
          formKey={formKey}
        />
      )}
    </>
  )
}
