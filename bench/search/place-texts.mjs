import { pg } from '../ceiling/libraries.mjs'

/** How many marks a text is made of, each of 32 letters and a space: some forty pages. */
const marksEach = 1500

/**
 * Fills the library up with copies of one file that everybody may read, each with words of its own,
 * in the database of DATABASE_URL.
 */
export async function placeTexts(files) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query(`
      select file.id from library_files as file
      join record_audiences as audience on audience.record_type = 'library_file'
        and audience.record_id = file.id
      where file.current_version is not null and file.status = 'approved'
        and file.deleted_at is null
      order by cardinality(audience.countries) desc, file.id limit 1`)
    const like = (table, changed, where) => `
      insert into ${table}
      select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${changed})).*
      from ${table} as one, generate_series(1, $2::int) as n where ${where}`
    const id = `'bench-' || n`
    const values = [rows[0].id, files]
    await client.query(
      like(
        'library_files',
        `jsonb_build_object('id', ${id}, 'number', 'FIL-B-' || n, 'name', 'Handbook ' || n)`,
        'one.id = $1',
      ),
      values,
    )
    for (const [table, column, where] of [
      ['record_audiences', 'record_id', `one.record_type = 'library_file' and one.record_id = $1`],
      ['library_versions', 'file_id', 'one.file_id = $1'],
    ]) {
      await client.query(like(table, `jsonb_build_object('${column}', ${id})`, where), values)
    }
    await client.query(
      `insert into library_texts (shard_key, file_id, version, state, text, begun_at)
      select file.shard_key, file.id, file.current_version, 'taken', (
        select string_agg(md5(file.id || mark), ' ') from generate_series(1, $2::int) as mark
      ), now()
      from library_files as file where file.id like 'bench-%' and $1::text is not null`,
      [rows[0].id, marksEach],
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
