import * as z from 'zod'
import { call } from '../../call.ts'
import { optionalText, requiredLine } from '../../fields.ts'
import { paperCalls } from '../../record-paper.ts'
import { calendarDay, id, wireList } from '../../wire.ts'

// The yearly inspection of a lockout procedure, while it is used (29 CFR 1910.147(c)(6); decision
// 0139).

/** What an inspection certifies, and what was found. */
export const lotoInspectionDraft = z.object({
  /** The machine or equipment on which the procedure was used. */
  machine: requiredLine('Please enter the machine.'),
  inspectedOn: calendarDay,
  /** The employees included: with each of them it was reviewed. */
  personIds: wireList
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(id).min(1, 'Please choose the employees included.').max(200)),
  deviations: optionalText(1000),
  /** What was done about them. */
  corrected: optionalText(1000),
})

const inspectTemplate = call({
  name: 'loto.inspectTemplate',
  method: 'POST',
  path: '/loto-template-inspection',
  summary: 'Records the yearly inspection of a lockout template while it was used.',
  status: 'decided',
  source: 'domain 2.8; decision 0139',
  input: z.object({ templateId: id, ...lotoInspectionDraft.shape }),
  takesRowVersion: true,
  content: z.object({ inspectionId: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

/** The inspections of lockout templates; part of the LOTO area. */
export const lotoInspections = {
  inspectTemplate,
  ...paperCalls('loto', {
    name: 'inspectionPdf',
    path: '/loto-template-inspection-pdf',
    of: 'the certificate of an inspection',
    input: { templateId: id, inspectionId: id },
  }),
}
