import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { findLengthMax, type SearchKind } from '@holdpoint/api'
import { UserCard } from '@holdpoint/widgets/user-card'
import { StartForms } from '../my-forms/fill-menu/start-forms.tsx'
import { paths } from '../paths.ts'
import { foundGroups } from '../shell/found-groups.ts'
import { PageHead } from '../shell/page-head.tsx'
import { usePlaces } from '../shell/use-places.ts'
import { Button } from '../ui/button.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import styles from './find-page.module.css'
import { words } from './find.words.ts'
import type { FoundAnswer, FoundRows, FoundView, PersonRow } from './found-view.ts'
import { RecordRows } from './record-rows.tsx'
import rowStyles from './record-rows.module.css'

interface FindPageProps {
  searched: string
  /** The one kind that is shown; null for all. */
  kind: SearchKind | null
  /** Null where nothing was searched for. */
  answer: FoundAnswer | null
  formKey: string
}

/** The search as a page: a form, and what it found in groups. */
export function FindPage({ searched, kind, answer, formKey }: FindPageProps) {
  const problem = answer?.problem ?? undefined
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.find}>
        <Form action={paths.search()} role="search">
          <Field id="find" label={words.label} hint={words.hint} error={problem}>
            <div className={styles.line}>
              <input
                {...fieldControl('find', { hint: true, error: problem })}
                type="search"
                name="q"
                defaultValue={searched}
                maxLength={findLengthMax}
                autoComplete="off"
                enterKeyHint="search"
                data-search=""
              />
              <Button>{words.go}</Button>
            </div>
          </Field>
        </Form>
        {answer?.found && (
          <Found {...{ searched, kind, formKey }} found={answer.found} isNear={answer.isNear} />
        )}
      </div>
    </>
  )
}

interface FoundProps extends Pick<FindPageProps, 'searched' | 'kind' | 'formKey'> {
  found: FoundView
  isNear: boolean
}

function Found({ searched, kind, formKey, found, isNear }: FoundProps) {
  const { groups } = usePlaces()
  const fitting = kind === null ? foundGroups(groups, searched) : []
  const places = fitting.flatMap(({ places: members }) => members)
  const { forms, entries, reviews, actions, messages, people, topics } = found
  const { files, sheets, hazards, analyses, lockouts, qualityReports } = found
  const { equipment, workOrders, qualifications } = found
  const count = Object.values(found).reduce((sum, { rows }) => sum + rows.length, places.length)
  const moreOf = (one: SearchKind) =>
    found[one].hasMore && kind === null ? paths.search({ q: searched, kind: one }) : undefined
  const sayingOf = (all: number) => {
    if (all === 0) {
      return words.none(searched)
    }
    return isNear ? words.near(searched, all) : words.found(all)
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {sayingOf(count)}
      </p>
      {kind !== null && (
        <p>
          <Link to={paths.search({ q: searched })} className={styles.more}>
            {words.allKinds}
          </Link>
        </p>
      )}
      <Group name={words.groups.places} found={{ rows: places, hasMore: false }}>
        <ul>
          {places.map(({ to, name, Icon }) => (
            <li key={to}>
              <Link to={to} className={rowStyles.row}>
                <Icon aria-hidden="true" />
                <b>{name}</b>
              </Link>
            </li>
          ))}
        </ul>
      </Group>
      <Group name={words.groups.forms} found={forms} more={moreOf('forms')}>
        <StartForms forms={forms.rows} formKey={formKey} />
      </Group>
      <Group name={words.groups.entries} found={entries} more={moreOf('entries')}>
        <RecordRows rows={entries.rows} />
      </Group>
      <Group name={words.groups.reviews} found={reviews} more={moreOf('reviews')}>
        <RecordRows rows={reviews.rows} />
      </Group>
      <Group name={words.groups.actions} found={actions} more={moreOf('actions')}>
        <RecordRows rows={actions.rows} />
      </Group>
      <Group name={words.groups.topics} found={topics} more={moreOf('topics')}>
        <RecordRows rows={topics.rows} />
      </Group>
      <Group name={words.groups.messages} found={messages} more={moreOf('messages')}>
        <RecordRows rows={messages.rows} />
      </Group>
      <Group name={words.groups.files} found={files} more={moreOf('files')}>
        <RecordRows rows={files.rows} />
      </Group>
      <Group name={words.groups.sheets} found={sheets} more={moreOf('sheets')}>
        <RecordRows rows={sheets.rows} />
      </Group>
      <Group name={words.groups.hazards} found={hazards} more={moreOf('hazards')}>
        <RecordRows rows={hazards.rows} />
      </Group>
      <Group name={words.groups.analyses} found={analyses} more={moreOf('analyses')}>
        <RecordRows rows={analyses.rows} />
      </Group>
      <Group name={words.groups.lockouts} found={lockouts} more={moreOf('lockouts')}>
        <RecordRows rows={lockouts.rows} />
      </Group>
      <Group
        name={words.groups.qualityReports}
        found={qualityReports}
        more={moreOf('qualityReports')}
      >
        <RecordRows rows={qualityReports.rows} />
      </Group>
      <Group name={words.groups.equipment} found={equipment} more={moreOf('equipment')}>
        <RecordRows rows={equipment.rows} />
      </Group>
      <Group name={words.groups.workOrders} found={workOrders} more={moreOf('workOrders')}>
        <RecordRows rows={workOrders.rows} />
      </Group>
      <Group
        name={words.groups.qualifications}
        found={qualifications}
        more={moreOf('qualifications')}
      >
        <RecordRows rows={qualifications.rows} />
      </Group>
      <Group name={words.groups.people} found={people} more={moreOf('people')}>
        <People rows={people.rows} />
      </Group>
    </>
  )
}

interface GroupProps {
  name: string
  found: FoundRows<unknown>
  /** Where more of this kind are. */
  more?: string | undefined
  children: ReactNode
}

function Group({ name, found: { rows, hasMore }, more, children }: GroupProps) {
  return rows.length === 0 ? null : (
    <section className={styles.group}>
      <h2>
        {name} <small>{words.count(rows.length, hasMore)}</small>
      </h2>
      {children}
      {more !== undefined && (
        <Link to={more} className={styles.more}>
          {words.more(name)}
        </Link>
      )}
    </section>
  )
}

/** Whom one looks for, with the way to their page, and how they are reached. */
function People({ rows }: { rows: readonly PersonRow[] }) {
  return (
    <ul>
      {rows.map(({ id, name, detail, email, isSSE }) => (
        <li key={id} className={rowStyles.row}>
          <Link to={paths.employee(id)}>
            <b>{name}</b>
            <small>{detail}</small>
          </Link>
          {isSSE && <UserCard.SseBadge />}
          {email !== null && (
            <a href={`mailto:${email}`} className={styles.more}>
              {email}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
