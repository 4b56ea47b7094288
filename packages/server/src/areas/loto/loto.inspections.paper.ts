import type { LotoInspection } from '@holdpoint/api'
import type { RecordOnPaper } from '../../pdf/document.ts'
import type { MomentWords } from '../../pdf/moment-words.ts'
import type { TemplateRow } from './loto.templates.columns.ts'

type Certified = {
  template: Pick<TemplateRow, 'number' | 'code' | 'title'>
  inspection: LotoInspection
}

/**
 * The certificate of an inspection: the machine, the day, the employees included, and who inspected
 * (29 CFR 1910.147(c)(6)(ii)).
 */
export function paperOfInspection(
  { template, inspection }: Certified,
  when: MomentWords,
): RecordOnPaper {
  const { machine, inspectedOn, inspectedBy, people, deviations, corrected } = inspection
  const { number, code, title } = template
  const found = deviations === '' ? 'None: it was done as it is written.' : deviations
  return {
    ...{ number, title, author: inspectedBy.fullName, status: 'Inspected' },
    kind: 'Certificate of a periodic inspection',
    lines: [
      { text: `${number} · ${code}, revision ${inspection.revision}` },
      { text: `Recorded ${when(inspection.recordedAt)}` },
    ],
    parts: [
      {
        title: 'The procedure was inspected while it was used',
        blocks: [
          {
            kind: 'facts',
            facts: [
              { label: 'Machine or equipment', text: machine },
              { label: 'Date of the inspection', text: inspectedOn },
              { label: 'Employees included', text: people.map((one) => one.fullName).join(', ') },
              { label: 'Inspected by', text: inspectedBy.fullName },
            ],
          },
        ],
      },
      {
        title: 'What was found',
        blocks: [
          {
            kind: 'facts',
            facts: [
              { label: 'Deviations', text: found },
              { label: 'What was done about them', text: corrected },
            ],
          },
        ],
      },
    ],
  }
}
