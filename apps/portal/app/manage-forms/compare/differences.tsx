import type { FieldChange, ItemChange } from '@holdpoint/forms/editing'
import { paths } from '../../paths.ts'
// What is different of one question is a line of a part, which looks the same on every record.
import lines from '../../records/declared/declared-table.module.css'
import { StatePlate, type StateLook } from '../../records/state-plate.tsx'
import { ArrowUpDown, Minus, PenLine, Plus } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { CompareView } from './compare-load.server.ts'
import styles from './compare-page.module.css'
import { compareWords as words } from './compare.words.ts'

const looks: Readonly<Record<ItemChange['kind'], StateLook>> = {
  added: { style: 'approved', Icon: Plus },
  removed: { style: 'rejected', Icon: Minus },
  moved: { style: 'neutral', Icon: ArrowUpDown },
  changed: { style: 'in-progress', Icon: PenLine },
}

interface DifferencesProps {
  formId: string
  compared: NonNullable<CompareView['compared']>
}

/** What is different, the form itself first, then its sections and questions in page order. */
export function Differences({ formId, compared }: DifferencesProps) {
  const { from, to, form, items, summary, isBuilt, hasGroupsById } = compared
  const heads = { from: from.name, to: to.name }
  return (
    <section className={styles.part} aria-labelledby="changes-title">
      <h2 id="changes-title">{words.changes(from.name, to.name)}</h2>
      <p role="status">{summary}</p>
      {hasGroupsById && <p>{words.groupsById}</p>}
      {form.length + items.length > 0 && (
        <div className={lines.lines}>
          <table className={lines.table} aria-labelledby="changes-title">
            <thead>
              <tr>
                <th scope="col" className={styles.what}>
                  {words.what}
                </th>
                <th scope="col">{from.name}</th>
                <th scope="col">{to.name}</th>
              </tr>
            </thead>
            {form.length > 0 && (
              <tbody>
                <tr>
                  <th scope="rowgroup" colSpan={3} className={styles.item}>
                    <b>{words.form}</b>
                  </th>
                </tr>
                <FieldRows fields={form} heads={heads} />
              </tbody>
            )}
            {items.map((item) => (
              <tbody key={`${item.kind} ${item.key}`}>
                <tr>
                  <th scope="rowgroup" colSpan={3} className={styles.item}>
                    <ItemName item={item} to={isBuilt ? formId : null} />
                  </th>
                </tr>
                <FieldRows fields={item.fields} heads={heads} />
              </tbody>
            ))}
          </table>
        </div>
      )}
    </section>
  )
}

/** Which question it is and what became of it; with a form to write, the way to it. */
function ItemName({ item, to }: { item: ItemChange; to: string | null }) {
  const { key, kind, number, label } = item
  const name = `${number} ${label}`.trim()
  return (
    <>
      <StatePlate look={looks[kind]} label={words.kinds[kind]} />{' '}
      {to === null || kind === 'removed' ? (
        <b>{name}</b>
      ) : (
        <Link to={paths.formBuilder(to, { item: key, part: 'question' })}>{name}</Link>
      )}
    </>
  )
}

interface FieldRowsProps {
  fields: readonly FieldChange[]
  heads: { from: string; to: string }
}

/** What is different of one thing, field by field. */
function FieldRows({ fields, heads }: FieldRowsProps) {
  return fields.map(({ field, from, to }) => (
    <tr key={field}>
      <th scope="row" className={styles.field}>
        <small>{words.what}</small>
        <b>{field}</b>
      </th>
      <td>
        <small>{heads.from}</small>
        <Told text={from} />
      </td>
      <td>
        <small>{heads.to}</small>
        <Told text={to} />
      </td>
    </tr>
  ))
}

function Told({ text }: { text: string | null }) {
  return text === null || text === '' ? (
    <span className={styles.nothing}>{words.nothing}</span>
  ) : (
    <span>{text}</span>
  )
}
