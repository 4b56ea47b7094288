import { sql } from 'kysely'
import { cast } from './cast.ts'
import type { TestServer } from './harness.ts'

/** Lets many more people work where the employee of the cast does. */
export async function placeManyPeople(
  { database }: Pick<TestServer, 'database'>,
  count: number,
): Promise<void> {
  await sql`
    insert into people (id, shard_key, employee_number, first_name, last_name, full_name, email,
      employee_type, employee_title, position, hire_date, district_code, crew_code)
    select 'many-' || n, shard_key, 'many-' || n, first_name, last_name, full_name,
      'many-' || n || '@example.com', employee_type, employee_title, position, hire_date,
      district_code, crew_code
    from people, generate_series(1, ${count}::int) as n where id = ${cast.employee}
  `.execute(database.kysely)
}
