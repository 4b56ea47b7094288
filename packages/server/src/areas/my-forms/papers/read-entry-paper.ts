import { statusLabel } from '@holdpoint/api'
import {
  isSection,
  reportOf,
  shownPercent,
  textOf,
  type FormDefinition,
  type Report,
} from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { asSignature } from '../../../records/signing.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { asAnswers } from '../filling/change.ts'
import type { EntryRow } from '../my-forms.entry.queries.ts'
import { namesInAnswers } from '../my-forms.picked.ts'
import * as queries from '../my-forms.queries.ts'
import { readingContext } from '../my-forms.state.ts'
import { signersOf, type SignerRow } from '../review/more.queries.ts'
import { belowEntry } from '../sub-forms/below.ts'
import { partsOf } from '../sub-forms/sub-forms.rules.ts'
import type { EntryPaper, PaperScore, PaperSigner, PaperSubForm } from './entry-paper.ts'

/** The zone of the place of work, in which the times of an entry are said. */
export function zoneOfEntry(row: EntryRow, { person }: PersonContext): string {
  return row.submitter_time_zone ?? person.timeZone
}

/** Reads what the PDF of an entry says. */
export async function readEntryPaper(row: EntryRow, context: PersonContext): Promise<EntryPaper> {
  const { db, person, cacheOwner, now } = context
  const document = await queries.answersOf(db, person.shardKey, row.id)
  const definition = await definitionOf(cacheOwner, db, row.form_id, row.form_version)
  if (!document || !definition) {
    return fail('forbidden')
  }
  const answers = asAnswers(document.answers)
  const report = reportOf(
    definition,
    answers,
    readingContext(row, zoneOfEntry(row, context), now),
    await namesInAnswers(context, definition, answers),
  )
  return {
    entry: row,
    report,
    sections: sectionsOf(definition, report),
    signers: (await signersOf(db, person.shardKey, row.id)).map(toPaperSigner),
    subForms: await subFormsOf(row, context),
  }
}

async function subFormsOf(row: EntryRow, context: PersonContext): Promise<PaperSubForm[]> {
  const parts = partsOf(await belowEntry(context, row), false)
  return parts.flatMap(({ form: { title }, entries }) =>
    entries.map(({ number, formStatus, score }) => ({
      ...{ number, title, statusWords: statusLabel(formStatus) },
      percent: score === null ? '' : `${shownPercent(score)} %`,
    })),
  )
}

function toPaperSigner(signer: SignerRow): PaperSigner {
  const { full_name: name, meaning, task, status, signed_at: signedAt, note, signature } = signer
  return { ...{ name, meaning, task, status, signedAt, note }, signature: asSignature(signature) }
}

function sectionsOf({ items }: FormDefinition, { score }: Report): PaperScore[] {
  return (score?.sections ?? [])
    .filter(({ max }) => max > 0)
    .map(({ key, got, max, percent, failed }) => {
      const section = items.find((item) => item.key === key)
      const title = section !== undefined && isSection(section) ? textOf(section.title, 'en') : key
      return { title, got, max, percent: shownPercent(percent), hasFailed: failed }
    })
}
