import { sql } from 'kysely'
import { isNear, seesAll } from '../jsa/jsa.rights.ts'
import { people } from '../people/people.list.ts'
import { ofPerson } from './reports.acknowledged.ts'
import { byPerson, reportSource } from './reports.source.ts'

const { crew, district, businessUnit } = ofPerson

/**
 * What counts short-service employees. That somebody is one, and since when they are here, is for every
 * colleague to know (decision 0122); who mentors them is said by the last analysis that names a mentor,
 * of those that one may read.
 */
export const shortService = reportSource('shortService', people, {
  each: (query, { person }) => sql`cross join lateral (
    select (
      select one.mentor_id from jsa_attendees as one
      join jsas as jsa on jsa.shard_key = one.shard_key and jsa.id = one.jsa_id
      where one.shard_key = person.shard_key and one.person_id = person.id
        and one.mentor_id is not null and jsa.deleted_at is null
        and ${seesAll(person) ? sql`true` : isNear(query)}
      order by jsa.created_at desc, jsa.id desc limit 1
    ) as mentor_id
    where person.is_sse
  ) as green`,
  dimensions: {
    // A line of the roster: who, of which crew, since when, and who mentors them.
    roster: {
      key: () => sql`person.id || ' ' || coalesce(green.mentor_id, '')`,
      label: (key) => sql`(
        select concat_ws(' · ', one.full_name, crew.name,
          'hired ' || to_char(one.hire_date, 'FMDD Mon YYYY'), 'mentor ' || mentor.full_name)
        from people as one
        left join crews as crew on crew.code = one.crew_code
        left join people as mentor on mentor.id = split_part(${key}, ' ', 2)
        where one.id = split_part(${key}, ' ', 1)
      )`,
    },
    since: {
      key: ({ today }) => sql`case
        when person.hire_date > ${today}::text::date - interval '3 months' then '3'
        when person.hire_date > ${today}::text::date - interval '6 months' then '6'
        when person.hire_date > ${today}::text::date - interval '12 months' then '12'
        else 'longer' end`,
      label: {
        '3': 'Less than 3 months',
        '6': '3 to 6 months',
        '12': '6 to 12 months',
        longer: 'A year or longer',
      },
    },
    mentor: byPerson('green.mentor_id'),
    ...{ crew, district, businessUnit },
  },
  measures: { days: ({ today }) => sql`${today}::text::date - person.hire_date` },
})
