import { Form, useNavigation } from '@remix-run/react'
import { RecordRows } from '../find/record-rows.tsx'
import { paths } from '../paths.ts'
import { Facts } from '../records/facts.tsx'
import type { EventView } from '../records/history/history-view.server.ts'
import { RecordHistory } from '../records/history/record-history.tsx'
import { toolIf, type RecordCommand } from '../records/record-commands.ts'
import { RecordPage } from '../records/record-page.tsx'
import parts from '../records/record-parts.module.css'
import { RecordTools } from '../records/record-tools.tsx'
import { StatePlate } from '../records/state-plate.tsx'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { CircleCheck, CircleX } from '../ui/icons.ts'
import type { QualificationView } from './qualification-view.server.ts'
import { qualificationWords as words, words as trainingWords } from './training.words.ts'

/** What can be done with a qualification by a link, in its bar and in the palette. */
export function qualificationCommands({
  view: { id, canKeep },
}: {
  view: QualificationView
}): readonly RecordCommand[] {
  return toolIf(canKeep, words.edit, paths.editQualification(id))
}

interface QualificationPageProps {
  view: QualificationView
  events: readonly EventView[]
  /** Where older lines of the history stand; null without any. */
  older: string | null
}

/** One qualification: what it is, who must hold it, and how people stand. */
export function QualificationPage({ view, events, older }: QualificationPageProps) {
  const { name, isRetired, description, counts } = view
  const look = isRetired
    ? ({ style: 'neutral', Icon: CircleX } as const)
    : ({ style: 'approved', Icon: CircleCheck } as const)
  return (
    <RecordPage
      trail={[
        { name: trainingWords.title, to: paths.training() },
        { name: words.title, to: paths.qualifications() },
      ]}
      number={name}
      kind={words.kind}
      title={name}
      badge={<StatePlate look={look} label={isRetired ? words.retired : words.inUse} />}
      facts={words.kind}
      tools={view.canKeep && <Tools view={view} />}
      aside={<Facts rows={view.facts} />}
    >
      {description !== '' && (
        <section className={parts.part} aria-labelledby="about-title">
          <h2 id="about-title">{words.about}</h2>
          <p className={parts.text}>{description}</p>
        </section>
      )}
      <section className={parts.part} aria-labelledby="counts-title">
        <h2 id="counts-title">{words.counts}</h2>
        {counts.length === 0 ? <p>{words.nobody}</p> : <RecordRows rows={counts} />}
      </section>
      <RecordHistory events={events} older={older} />
    </RecordPage>
  )
}

/** What can be done with it: to retire it is a press, the rest are links. */
function Tools({ view }: { view: QualificationView }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <Form method="post" preventScrollReset>
        <FormKey value={view.formKey} />
        <input type="hidden" name="rowVersion" value={view.rowVersion} />
        <Button
          name="intent"
          value={view.isRetired ? 'reinstate' : 'retire'}
          aria-disabled={isSending}
        >
          {view.isRetired ? words.reinstate : words.retire}
        </Button>
      </Form>
      <RecordTools tools={qualificationCommands({ view })} />
    </>
  )
}
