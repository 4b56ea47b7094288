import type { Company } from '@holdpoint/api'
import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'

/** The companies that people of an organisation work for, by name; of several names the last one. */
export async function companiesOf({
  db,
  person: { shardKey },
}: Pick<PersonContext, 'db'> & { person: { shardKey: string } }): Promise<Company[]> {
  const { rows } = await sql<Company>`
    select company_code as code, max(company_name) as name from people
    where shard_key = ${shardKey} and company_code <> ''
    group by company_code
    order by lower(coalesce(nullif(max(company_name), ''), company_code)), company_code`.execute(db)
  return rows
}
