import type { Qualification, TrainingRow } from '@holdpoint/api'
import type { TrainingLine } from './training.lines.ts'
import type { QualificationRow } from './training.queries.ts'

/** A line as it travels. */
export function toTraining(line: TrainingLine): TrainingRow {
  const { id, person, level, number, state } = line
  return {
    ...{ id, person, level, number, state },
    trainingRecordId: line.record_id,
    jobTitle: line.job_title,
    department: line.department,
    qualification: {
      ...{ qualificationId: line.qualification_id, name: line.qualification, kind: line.kind },
      isRetired: line.is_retired,
    },
    issuedOn: line.issued_on,
    expiresOn: line.expires_on,
    isRequired: line.is_required,
    rowVersion: line.row_version,
  }
}

/** A qualification as it travels. */
export function toQualification(row: QualificationRow): Qualification {
  const { id, name, kind, description, retired_at: retiredAt } = row
  return {
    ...{ qualificationId: id, name, kind, description },
    validMonths: row.valid_months,
    jobTitles: row.job_titles,
    isRetired: retiredAt !== null,
    rowVersion: row.row_version,
  }
}
