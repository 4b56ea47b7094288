import { findItem, formatAnswer, isSection, textOf } from '@holdpoint/forms'
import { fail, failField } from '../../fail.ts'
import { isPicture } from '../../files/media-type.ts'
import type { PersonContext } from '../../handler.ts'
import type { RecordAsSource, RecordPlace } from '../../records/source.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { asAnswers } from './filling/change.ts'
import { namesInAnswers } from './my-forms.picked.ts'
import { readableEntries } from './my-forms.ties.ts'

/** An entry, or one question of it, as what another record is raised from. */
export async function entryAsSource(
  context: Pick<PersonContext, 'db' | 'person' | 'cacheOwner' | 'now'>,
  myFormId: string,
  questionKey: string | null,
): Promise<RecordAsSource & { place: RecordPlace }> {
  const { db, person, cacheOwner, now } = context
  const readable = await readableEntries(db, person, [myFormId], now)
  const entry = readable.has(myFormId) ? await sourceEntry(context, myFormId) : undefined
  if (entry === undefined) {
    return fail('forbidden')
  }
  const whole = {
    words: { number: entry.number, title: entry.form_title },
    place: placeOf(entry),
    photoIds: [],
  }
  if (questionKey === null) {
    return whole
  }
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  const item = definition && findItem(definition, questionKey)
  if (definition === undefined || item === undefined || isSection(item)) {
    return failField('questionKey', 'This form has no such question.')
  }
  const answer = asAnswers(entry.answers)[questionKey]
  const names = await namesInAnswers(context, definition, { [questionKey]: answer })
  return {
    ...whole,
    words: {
      ...whole.words,
      question: textOf(item.label, 'en'),
      answer: formatAnswer(item, answer, 'en', names),
    },
    // Of files those that an action takes as what there is to see.
    photoIds: (answer?.media ?? [])
      .filter(({ type }) => isPicture(type))
      .map(({ uploadId }) => uploadId),
  }
}

function sourceEntry({ db, person }: Pick<PersonContext, 'db' | 'person'>, myFormId: string) {
  return db
    .selectFrom('my_forms as entry')
    .innerJoin('forms as form', 'form.id', 'entry.form_id')
    .innerJoin('my_form_answers as document', (join) =>
      join
        .onRef('document.shard_key', '=', 'entry.shard_key')
        .onRef('document.my_form_id', '=', 'entry.id'),
    )
    .select([
      'entry.number',
      'entry.form_id',
      'entry.form_version',
      'entry.country_code',
      'entry.district_code',
      'entry.business_unit_code',
      'entry.crew_codes',
      'entry.pad_ids',
      'entry.customer_id',
      'form.title as form_title',
      'document.answers',
    ])
    .where('entry.shard_key', '=', person.shardKey)
    .where('entry.id', '=', myFormId)
    .where('entry.deleted_at', 'is', null)
    .executeTakeFirst()
}

function placeOf(entry: NonNullable<Awaited<ReturnType<typeof sourceEntry>>>): RecordPlace {
  const { country_code, district_code, business_unit_code, crew_codes, pad_ids, customer_id } =
    entry
  return { country_code, district_code, business_unit_code, crew_codes, pad_ids, customer_id }
}
