import type { FileVersion, LibraryFileDetail, PersonLine } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { audienceOf } from '../../records/audience.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { acknowledgementCountsOf } from '../../records/acknowledged-people.ts'
import { askedBy, fileRow, fileWhole, versionsOf, type VersionRow } from './files.queries.ts'
import type { FileRow } from './files.columns.ts'
import { textStateOf } from './files.texts.ts'
import { readerOf } from './files.rights.ts'
import { seesMore, seesVersions, toFile } from './files.row.ts'

/** A file whole, as it travels to whoever asks. */
export async function detailOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  fileId: string,
): Promise<LibraryFileDetail> {
  const { shardKey } = person
  const reader = readerOf(person, now)
  const row = await fileRow(db, reader, fileId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const whole = await fileWhole(db, shardKey, fileId)
  const isKeeper = seesMore(row, person)
  const versions = await versionsOf(db, shardKey, fileId)
  const shown = versions.filter(
    ({ version }) => seesVersions(row, person) || version === row.current_version,
  )
  const audience = await audienceOf(db, { shardKey, recordType: 'library_file', recordId: fileId })
  const shownFile = toFile(row, person)
  return {
    ...shownFile,
    description: whole.description,
    owner: lineOf(whole.owner_id, whole.owner_name, whole.owner_image),
    approver:
      whole.approver_id === null || whole.approver_name === null
        ? null
        : lineOf(whole.approver_id, whole.approver_name, whole.approver_image),
    effectiveFrom: seesVersions(row, person) ? row.effective_from : null,
    requireAck: row.require_ack,
    dueDays: whole.due_days,
    repeatMonths: whole.repeat_months,
    check: row.check_question === '' ? null : checkOf(row),
    checkKey:
      row.check_question === '' || !shownFile.can.edit
        ? null
        : { right: row.check_right, wrong: row.check_wrong },
    versions: shown.map(toVersion),
    audience: isKeeper
      ? { ...audience, people: await linesOfPeople({ db, shardKey }, audience.personIds) }
      : null,
    counts:
      isKeeper && row.require_ack
        ? await acknowledgementCountsOf(db, askedBy(reader, fileId))
        : null,
    createdAt: whole.created_at.toISOString(),
  }
}

/** The question and its answers, in an order that does not tell which one is right. */
function checkOf(row: Pick<FileRow, 'check_question' | 'check_right' | 'check_wrong'>) {
  const answers = [row.check_right, ...row.check_wrong].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  return { question: row.check_question, answers }
}

/** A version as it travels. */
export function toVersion(row: VersionRow): FileVersion {
  return {
    version: row.version,
    name: row.file_name,
    mediaType: row.media_type,
    size: Number(row.byte_size),
    checksum: row.sha256,
    note: row.note,
    isMaterial: row.is_material,
    textState: textStateOf(row),
    uploadedBy: lineOf(row.bringer_id, row.bringer_name, row.bringer_image),
    uploadedAt: row.uploaded_at.toISOString(),
    approvedBy:
      row.approver_id === null || row.approver_name === null
        ? null
        : lineOf(row.approver_id, row.approver_name, row.approver_image),
    approvedAt: row.approved_at?.toISOString() ?? null,
  }
}

function lineOf(personId: string, fullName: string, profileImage: string | null): PersonLine {
  return { personId, fullName, profileImage }
}
