import {
  actionPriorityLabels,
  actionStatusLabels,
  actionTypeLabels,
  controlLevelLabels,
  type HistoryEvent,
} from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { historyOf } from '../../records/history.queries.ts'
import { changesIn, eventOf } from '../../records/history.ts'
import { namesOfPeople } from '../people/people.queries.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  description: 'Description',
  type: 'Type',
  priority: 'Priority',
  dueOn: 'Due',
  owner: 'Owner',
  assignees: 'Doing',
  verifier: 'Verifies',
  controlLevel: 'Control',
  asset: 'Equipment',
  evidenceMin: 'Evidence wanted',
  effectivenessDays: 'Asked whether it has helped',
  repeatEveryDays: 'Comes again',
  isEffective: 'Has helped',
  followedBy: 'Followed by',
  file: 'File',
  source: 'Raised from',
  workOrder: 'Work order',
  workOrderWaiver: 'Work order waived',
}

const people = new Set(['owner', 'assignees', 'verifier'])
/** What is told as it stands; anything else is named and not shown. */
const told = new Set(['dueOn', 'title', 'evidenceMin', 'followedBy', 'file', 'workOrderWaiver'])

export const history: PersonHandler<'actions.history'> = async (input, { db, person }) => {
  const { shardKey } = person
  const holder = { shardKey, recordType: 'action', recordId: input.actionId }
  const page = { offset: input.pOffset, limit: input.pLimit }
  const rows = await historyOf(db, holder, page)
  const changes = rows.map((row) => changesIn(row.changes))
  const ids = changes.flatMap((fields) =>
    fields.filter(({ key }) => people.has(key)).flatMap(({ from, to }) => [from, to].flat()),
  )
  const names = await namesOfPeople(
    db,
    shardKey,
    ids.filter((id) => typeof id === 'string'),
  )
  return ok({
    data: rows.map((row, place): HistoryEvent => {
      return {
        ...eventOf(row),
        fields: (changes[place] ?? []).map(({ key, from, to }) => ({
          key,
          label: labels[key] ?? key,
          from: wordOf(key, from, names),
          to: wordOf(key, to, names),
        })),
      }
    }),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: input.pOffset,
  })
}

function wordOf(key: string, value: unknown, names: ReadonlyMap<string, string>): string | null {
  if (value === null || value === undefined) {
    return null
  }
  if (people.has(key)) {
    const ids = [value].flat().filter((id) => typeof id === 'string')
    return ids.map((id) => names.get(id) ?? id).join(', ') || null
  }
  const word = String(value)
  switch (key) {
    case 'status':
      return wordIn(actionStatusLabels, word)
    case 'priority':
      return wordIn(actionPriorityLabels, word)
    case 'type':
      return wordIn(actionTypeLabels, word)
    case 'controlLevel':
      return wordIn(controlLevelLabels, word)
    case 'effectivenessDays':
      return `${word} days after`
    case 'repeatEveryDays':
      return `Every ${word} days`
    case 'isEffective':
      return value === true ? 'Yes' : 'No'
    default:
      return told.has(key) ? word : null
  }
}

function wordIn(words: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word
}
