import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { today, trainingExpiringDays, trainingList } from '@holdpoint/api'
import { isOneOf, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { dates } from '../../lists/window.ts'
import {
  isReadable,
  isRequired,
  lineColumns,
  stateOn,
  trainingLines,
  type TrainingLine,
} from './training.lines.ts'
import { keepsTraining } from './training.rights.ts'

/**
 * The day of whoever asks, whether all of the organisation's are theirs to read, and whether they name
 * people: who keeps records finds those of somebody who has left by their name.
 */
export type TrainingFacts = { today: string; keeps: boolean; isNamed: boolean }

type ListQuery = Asked<typeof trainingList, TrainingFacts>

/** In how many days it expires; null for what never does. */
const daysLeft = (day: string): RawBuilder<number> => sql`(line.expires_on - ${day}::text::date)`

/** When it expires, as the filter names it; what is missing expires at no time. */
const spanOn = (day: string): RawBuilder<string> => sql`case
  when line.record_id is null then null
  when line.expires_on is null then 'never'
  when ${daysLeft(day)} < 0 then 'passed'
  when ${daysLeft(day)} <= ${sql.lit(trainingExpiringDays)} then '30'
  when ${daysLeft(day)} <= 90 then '90'
  when ${daysLeft(day)} <= 365 then '365'
  else 'later' end`

const conditions: Conditions<typeof trainingList.filter.parts, ListQuery> = {
  people: isOneOf('line.person_id'),
  qualifications: isOneOf('line.qualification_id'),
  // What the job asks for and has expired is missing, too: nothing valid is held.
  states: (chosen, query) => {
    const state = stateOn(sql`${query.today}`)
    return sql`(${state} = any(${chosen}::text[])
      or 'missing' = any(${chosen}::text[]) and ${state} = 'expired' and ${isRequired})`
  },
  expiry: (chosen, query) => sql`${spanOn(query.today)} = any(${chosen}::text[])`,
  jobTitles: isOneOf('person.job_code'),
  departments: isOneOf('job.department_code'),
}

/** What people hold and lack. */
export const training = listSource<
  typeof trainingList,
  TrainingLine & { counted: number },
  TrainingFacts
>(trainingList, {
  facts: ({ people }, { person, now }) => ({
    today: today(now, person.timeZone),
    keeps: keepsTraining(person),
    isNamed: people !== undefined,
  }),
  structure: ['keeps', 'isNamed'],
  from: () => trainingLines,
  id: 'line.id',
  readable: ({ section, shardKey, isNamed, ...reader }) => sql<SqlBool>`line.shard_key = ${shardKey}
    ${reader.keeps && isNamed ? sql`` : sql`and person.is_active`}
    and ${section === 'renewed' ? sql`line.is_renewed` : sql`not line.is_renewed`}
    and ${isReadable('line.person_id', reader)}`,
  day: dates('line.issued_on'),
  search: (pattern) => sql`(person.full_name ilike ${pattern}
    or qualification.name ilike ${pattern} or line.number ilike ${pattern})`,
  orders: {
    expires: 'line.expires_on',
    person: 'person.full_name',
    qualification: 'qualification.name',
    issued: 'line.issued_on',
  },
  conditions,
  select: (db, page, query) => ({
    compile: () =>
      sql<TrainingLine & { counted: number }>`
        select ${lineColumns(sql`${query.today}`)}, page.counted
        from ${page}
        join (${trainingLines}) on line.id = page.id and line.shard_key = ${query.shardKey}
        order by page.place`.compile(db),
  }),
})
