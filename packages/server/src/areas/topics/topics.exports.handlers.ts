import { sql } from 'kysely'
import { topicCategories, topicCategoryLabels } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { PersonHandler } from '../../handler.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { epochMs, type PickedRows } from '../../lists/workbook-rows.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { answersOf } from './topics.columns.ts'
import { topics } from './topics.list.ts'
import type { Reader } from './topics.rights.ts'
import { topicsWords, topicsWorkbook, type WorkbookRow } from './topics.workbook.ts'

const workbook = workbookDownload(topics, {
  path: '/topics-excel-file',
  name: 'topics',
  words: topicsWords,
  open: workbookFile(topics, {
    workbook: topicsWorkbook,
    select: selectQuestions,
    words: topicsWords,
    names: () => Promise.resolve({}),
    partNames: async (db, filter, _names, { person }) => ({
      categories: new Map(topicCategories.map((name) => [name, topicCategoryLabels[name]])),
      owners: await namesOfPeople(db, person.shardKey, filter.owners),
    }),
  }),
})

export const excel: PersonHandler<'topics.excel'> = workbook.address
export const excelFile: PersonHandler<'topics.excelFile'> = workbook.file

/** The questions of the topics of a page, the oldest first within its topic. */
function selectQuestions(_db: Queryable, picked: PickedRows, { shardKey }: Reader) {
  return sql<WorkbookRow>`(
    select picked.place + (row_number() over (
        partition by picked.place order by question.asked_at, question.id
      )) / 1000000.0 as place,
      topic.title as topic, question.body as question,
      case when question.is_anonymous then 'Anonymous' else asker.full_name end as "askedBy",
      ${epochMs('question.asked_at')} as "askedAt",
      case when question.id is null then null else ${answersOf('question')} end as answers,
      case when question.id is null then null else exists (
        select 1 from topic_answers as one
        where one.shard_key = question.shard_key and one.question_id = question.id
          and one.deleted_at is null and one.is_accepted
      ) end as "isAccepted",
      round(extract(epoch from question.answered_at - question.asked_at) / 3600, 1) as hours
    from ${picked}
    join topics as topic on topic.shard_key = ${shardKey} and topic.id = picked.id
    left join topic_questions as question
      on question.shard_key = topic.shard_key and question.topic_id = topic.id
        and question.deleted_at is null
    left join people as asker on asker.id = question.asked_by
  )`
}
