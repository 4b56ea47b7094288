import * as z from 'zod'
import { lotoTemplate } from '../loto/loto.templates.records.ts'
import { myForm } from '../my-forms/my-forms.records.ts'

// The records of the page of a machine (decision 0151). Moments are ISO 8601.

/** An entry that names a machine in an answer. */
export const machineEntry = myForm.pick({ id: true, number: true, formStatus: true }).extend({
  title: z.string(),
  /** In percent; null where nothing was scored. */
  score: z.number().nullable(),
  result: z.enum(['pass', 'fail', 'none']).nullable(),
  /** When it was handed in; of a draft, when it was started. */
  at: z.string(),
  personName: z.string(),
  /** It is one's own. */
  isOwn: z.boolean(),
})
/** An entry that names a machine in an answer. */
export type MachineEntry = z.infer<typeof machineEntry>

/** A template that a lockout of a machine can be made from. */
export const machineTemplate = lotoTemplate.pick({
  ...{ templateId: true, number: true, code: true, title: true, pointCount: true },
  ...{ inspectionDue: true, isInspectionDue: true },
})
/** A template that a lockout of a machine can be made from. */
export type MachineTemplate = z.infer<typeof machineTemplate>
