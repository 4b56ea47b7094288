import { topicCategoryLabels, topicStatusLabels, type TopicHistoryEvent } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { historyOf } from '../../records/history.queries.ts'
import { changesIn, eventOf } from '../../records/history.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { topicRow } from './topics.queries.ts'
import { mayCall, topicTiesOf } from './topics.rights.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  body: 'Text',
  category: 'Category',
  isPinned: 'Pinned',
  isLimited: 'Limited',
  people: 'Open to',
  file: 'File',
}

export const history: PersonHandler<'topics.history'> = async (input, context) => {
  const { db, person } = context
  const { shardKey } = person
  const holder = { shardKey, recordType: 'topic', recordId: input.topicId }
  const rows = await historyOf(db, holder, { offset: input.pOffset, limit: input.pLimit })
  const changes = rows.map((row) => changesIn(row.changes))
  const ids = changes.flat().flatMap(({ key, from, to }) => (key === 'people' ? [from, to] : []))
  const names = await namesOfPeople(db, shardKey, ids.flat().filter(isText))
  const topic = await topicRow(db, person, input.topicId)
  const ties = topicTiesOf(topic?.owner.personId ?? '', person)
  // Whom it is open to is named to who may change that, as on the topic itself.
  const seesPeople = topic !== undefined && mayCall('topics.saveAccess', ties, person)
  const valueOf = (key: string, value: unknown) =>
    key === 'people' && !seesPeople ? null : wordOf(key, value, names)
  return ok({
    data: rows.map((row, place): TopicHistoryEvent => {
      return {
        ...eventOf(row),
        fields: (changes[place] ?? []).map(({ key, from, to }) => ({
          label: labels[key] ?? key,
          from: valueOf(key, from),
          to: valueOf(key, to),
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
  switch (key) {
    case 'people':
      return (
        [value]
          .flat()
          .filter(isText)
          .map((id) => names.get(id) ?? id)
          .join(', ') || null
      )
    case 'status':
      return wordIn(topicStatusLabels, String(value))
    case 'category':
      return wordIn(topicCategoryLabels, String(value))
    case 'isPinned':
    case 'isLimited':
      return value === true ? 'Yes' : 'No'
    case 'title':
    case 'file':
      return String(value)
    default:
      // That the text was changed is told; what it was is too long for a line.
      return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function wordIn(words: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word
}
