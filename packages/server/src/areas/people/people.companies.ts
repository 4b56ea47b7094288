import type { Company } from '@holdpoint/api'
import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'

/** The companies that people of an organisation work for, by name; of several names the one that most have. */
export async function companiesOf({
  db,
  person: { shardKey },
}: Pick<PersonContext, 'db'> & { person: { shardKey: string } }): Promise<Company[]> {
  const { rows } = await sql<Company>`
    select code, name from (
      select company_code as code,
        coalesce(mode() within group (order by nullif(company_name, '')), '') as name
      from people
      where shard_key = ${shardKey} and company_code <> ''
      group by company_code
    ) as company
    order by lower(coalesce(nullif(name, ''), code)), code`.execute(db)
  return rows
}
