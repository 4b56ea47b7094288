import { Form } from '@remix-run/react'
import { sqrParts } from '@holdpoint/api/vocabulary'
import { FormKey } from '../../ui/form-key.tsx'
import { Answers, Question } from '../../ui/question.tsx'
import type { SqrLoaded } from './sqr-load.server.ts'
import { lineWords as words } from './sqr.words.ts'

interface RemoveLineDialogProps {
  page: SqrLoaded
  /** The part and the line that the address names. */
  part: string | null
  lineId: string
  closeTo: string
}

/** Asks before a line of a part goes; nothing where there is no such line. */
export function RemoveLineDialog({ page, part, lineId, closeTo }: RemoveLineDialogProps) {
  const lines = sqrParts.find(({ name }) => name === part)
  const name = lines && nameIn(page, lines.name, lineId)
  return lines === undefined || name === undefined ? null : (
    <Question title={words.removeTitle(lines.one)} asks={words.removeAsks} closeTo={closeTo}>
      <p>
        <b>{name}</b>
      </p>
      <Form method="post" preventScrollReset>
        <FormKey value={page.view.formKey} />
        <input type="hidden" name="rowVersion" value={page.view.rowVersion} />
        <input type="hidden" name="part" value={lines.name} />
        <input type="hidden" name="lineId" value={lineId} />
        <Answers noTo={closeTo} name="intent" value="removeLine" />
      </Form>
    </Question>
  )
}

type PartName = (typeof sqrParts)[number]['name']

/** What a line is called on the pane that is shown; undefined where it is not there. */
function nameIn(page: SqrLoaded, part: PartName, lineId: string): string | undefined {
  const { involved, timeline, causes } = page
  switch (part) {
    case 'equipments':
    case 'employees':
    case 'parts': {
      const row = involved?.[part].find((one) => one.lineId === lineId)
      return row && (Object.values(row.texts)[0] ?? '')
    }
    case 'timeline':
      return timeline?.lines.find((line) => line.lineId === lineId)?.name
    case 'scat':
      return causes?.blocks.flatMap(({ rows }) => rows).find((row) => row.lineId === lineId)?.texts[
        'itemId'
      ]
    case 'ncr':
      return causes?.ncr?.lineId === lineId ? causes.ncr.texts['requirement'] : undefined
  }
}
