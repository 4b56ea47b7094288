import type { ActionPriority, ActionSource, ActionType, ControlLevel } from '@holdpoint/api'
import { findItem, formatAnswer, isSection, textOf } from '@holdpoint/forms'
import type { RecordAsSource, RecordPlace } from '../src/records/source.ts'
import { actionDescriptions, plainDescription } from './action-words.ts'
import { assetsOf } from './assets.ts'
import type { WorldEntry } from './entries.ts'
import type { Finding } from './entry-actions.ts'
import { lookups } from './entry-scene.ts'
import { demoForms } from './forms/index.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What an action is about, before anybody did anything with it. */
export type Matter = {
  id: string
  /** Names the streams of its chance, as an entry's plan does. */
  name: string
  title: string
  description: string
  type: ActionType
  priority: ActionPriority
  controlLevel: ControlLevel | null
  raisedBy: WorldPerson
  raisedAt: Date
  /** When it was done with; null while it is open. */
  endedAt: Date | null
  /** The first due date. */
  dueOn: string
  doer: WorldPerson
  origin: { type: ActionSource; id: string; questionKey: string | null } | null
  /** The machine that its entry names; without one it is about any of the kind that was looked at. */
  machineId?: string
  source: RecordAsSource & { place: RecordPlace }
}

const types: readonly (readonly [ActionType, number])[] = [
  ['corrective', 55],
  ['preventive', 15],
  ['immediate', 12],
  ['improvement', 8],
  ['task', 6],
  ['learning', 4],
]
const priorities: readonly (readonly [ActionPriority, number])[] = [
  ['low', 18],
  ['medium', 46],
  ['high', 28],
  ['critical', 8],
]
const controlLevels: readonly (readonly [ControlLevel | null, number])[] = [
  [null, 30],
  ['elimination', 5],
  ['substitution', 7],
  ['engineering', 22],
  ['administrative', 26],
  ['ppe', 10],
]

/** How an action is ranked, by chance. */
export function drawRank(random: SeededRandom) {
  return {
    type: random.weighted(types),
    priority: random.weighted(priorities),
    controlLevel: random.weighted(controlLevels),
  }
}

/** What an entry found, in the words that the entry has for it. */
export function matterOf(
  finding: Finding,
  { name: entryName, row, answers }: Numbered,
  random: SeededRandom,
): Matter {
  const { actionId, questionKey, title, raisedBy, raisedAt, endedAt, dueOn, doer } = finding
  const form = demoForms.find(({ definition }) => definition.key === row.form_id)
  const item = form && findItem(form.definition, questionKey)
  if (form === undefined || item === undefined || isSection(item)) {
    throw new Error(`No form of the demo world asks ${questionKey}.`)
  }
  const answer = answers[questionKey]
  const name = `${entryName}/${questionKey}`
  const machine = assetsOf(questionKey).find(({ id }) =>
    Object.values(answers).some(({ value }) => value === id),
  )
  return {
    ...{ id: actionId, name, title, raisedBy, raisedAt, endedAt, dueOn, doer },
    ...drawRank(random.stream(`${name}/rank`)),
    description: actionDescriptions[questionKey] ?? plainDescription,
    origin: { type: 'my_form', id: row.id, questionKey },
    ...(machine && { machineId: machine.id }),
    source: {
      words: {
        number: row.number,
        title: form.title,
        question: textOf(item.label, 'en'),
        answer: formatAnswer(item, answer, 'en', lookups),
      },
      place: {
        country_code: row.country_code ?? null,
        district_code: row.district_code ?? null,
        business_unit_code: row.business_unit_code ?? null,
        crew_codes: [...(row.crew_codes ?? [])],
        pad_ids: [...(row.pad_ids ?? [])],
        customer_id: row.customer_id ?? null,
      },
      photoIds: (answer?.media ?? []).map(({ uploadId }) => uploadId),
    },
  }
}

/** An entry that has its number. */
export type Numbered = Pick<WorldEntry, 'name' | 'answers'> & {
  row: WorldEntry['row'] & { number: string }
}
