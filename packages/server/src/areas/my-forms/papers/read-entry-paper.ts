import { statusLabel } from '@holdpoint/api'
import {
  firstLanguage,
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
import { languageToShow } from '../my-forms.language.ts'
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

/** The language that the PDF of an entry is read in by whoever asks. */
export async function languageOfPaper(row: EntryRow, context: PersonContext): Promise<string> {
  const { db, cacheOwner } = context
  const definition = await definitionOf(cacheOwner, db, row.form_id, row.form_version)
  return definition ? languageToShow(context, definition) : fail('forbidden')
}

/** Reads what the PDF of an entry says: of its form, what whoever asks reads on their page. */
export async function readEntryPaper(row: EntryRow, context: PersonContext): Promise<EntryPaper> {
  const { db, person, cacheOwner, now } = context
  const document = await queries.answersOf(db, person.shardKey, row.id)
  const definition = await definitionOf(cacheOwner, db, row.form_id, row.form_version)
  if (!document || !definition) {
    return fail('forbidden')
  }
  const answers = asAnswers(document.answers)
  const lang = await languageToShow(context, definition)
  const report = reportOf(
    definition,
    answers,
    { ...readingContext(row, zoneOfEntry(row, context), now), lang },
    await namesInAnswers(context, definition, answers),
  )
  return {
    entry: row,
    title: titleIn(lang, definition, row),
    lang,
    report,
    sections: sectionsOf(definition, report, lang),
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

/** In its first language it is called as it is everywhere, in another one as it says there. */
function titleIn(lang: string, definition: FormDefinition, row: EntryRow): string {
  const said = lang === firstLanguage(definition) ? undefined : definition.title[lang]
  return said ?? row.form_title
}

function sectionsOf({ items }: FormDefinition, { score }: Report, lang: string): PaperScore[] {
  return (score?.sections ?? [])
    .filter(({ max }) => max > 0)
    .map(({ key, got, max, percent, failed }) => {
      const section = items.find((item) => item.key === key)
      const title = section !== undefined && isSection(section) ? textOf(section.title, lang) : key
      return { title, got, max, percent: shownPercent(percent), hasFailed: failed }
    })
}
