import type { AppLoadContext } from '@remix-run/node'
import { qualificationKindLabels, type TrainingRow, type TrainingState } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { words } from './training.words.ts'

/** A row of the list as the page draws it. */
export type TrainingRowView = {
  id: string
  rowVersion: number
  to: string
  person: string
  job: string
  qualification: string
  detail: string
  state: TrainingState
  isRequired: boolean
  issued: string
  expires: string
  /** Where it is recorded, or what follows it; null where that is asked for no more. */
  recordTo: string | null
  /** Null where nothing is recorded. */
  editTo: string | null
  qualificationTo: string
}

type Clock = Pick<AppLoadContext, 'timeZone' | 'now'>

/** Where a line leads: to its record, or to what is missing. */
export function lineTo({ trainingRecordId, qualification }: TrainingRow): string {
  return trainingRecordId === null
    ? paths.qualification(qualification.qualificationId)
    : paths.trainingRecord(trainingRecordId)
}

/** Puts a line into the words of its row. */
export function toRow(line: TrainingRow, { timeZone, now }: Clock): TrainingRowView {
  const { trainingRecordId, qualification, person, issuedOn, expiresOn } = line
  const { qualificationId } = qualification
  const dayOf = (day: string) => shortCalendarDay(day, timeZone, now())
  return {
    ...{ id: line.id, rowVersion: line.rowVersion, to: lineTo(line) },
    ...{ person: person.fullName, job: line.jobTitle ?? '' },
    qualification: qualification.name,
    detail: [qualificationKindLabels[qualification.kind], line.level, line.number]
      .filter(Boolean)
      .join(', '),
    ...{ state: line.state, isRequired: line.isRequired },
    issued: issuedOn === null ? '' : dayOf(issuedOn),
    expires: expiresOn === null ? (issuedOn === null ? '' : words.forEver) : dayOf(expiresOn),
    recordTo: qualification.isRetired
      ? null
      : paths.editTraining({ personId: person.personId, qualificationId }),
    editTo: trainingRecordId === null ? null : paths.editTraining({ trainingRecordId }),
    qualificationTo: paths.qualification(qualificationId),
  }
}
