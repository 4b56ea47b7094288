import { addDays } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { paths } from '../paths.ts'
import { useAskedMove } from '../records/asked-move.ts'
import { DayField } from '../records/edit-form.tsx'
import { Facts } from '../records/facts.tsx'
import { FindField } from '../records/find-field.tsx'
import type { EventView } from '../records/history/history-view.server.ts'
import { RecordHistory } from '../records/history/record-history.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import parts from '../records/record-parts.module.css'
import { FollowButton } from '../records/follow-button.tsx'
import type { FollowView } from '../records/follow.server.ts'
import { RecordPage } from '../records/record-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { ActionBadge } from './action-badge.tsx'
import { ActionDue } from './action-due.tsx'
import { takes } from './action-event.ts'
import { evidenceId } from './action-evidence.ts'
import { ActionEvidence } from './action-evidence-part.tsx'
import { words } from './action-page.words.ts'
import { ActionSources } from './action-sources.tsx'
import type { ActionView, RelativeView } from './action-view.server.ts'
import styles from './action-page.module.css'

interface ActionPageProps {
  view: ActionView
  follow: FollowView
  history: readonly EventView[]
  older: string | null
  today: string
  search: SearchPeople
}

/** One action: what is to be done and why, its evidence, its days, and what moves it. */
export function ActionPage({ view, follow, history, older, today, search }: ActionPageProps) {
  const here = paths.action(view.id)
  const { move: asked, again } = useAskedMove(view.moves)
  // A new due date comes after the old one, and what is on hold goes on after today.
  const dayBefore = asked?.event === 'extend' ? view.due.day : today
  const missing = view.evidenceMin - view.evidence.length
  return (
    <>
      <RecordPage
        trail={[{ name: words.actions, to: paths.actions() }]}
        number={view.number}
        title={view.title}
        badge={<ActionBadge status={view.status} />}
        facts={view.facts}
        tools={
          <>
            <FollowButton follow={follow} here={here} />
            {view.canEdit && <ButtonLink to={paths.editAction(view.id)}>{words.edit}</ButtonLink>}
          </>
        }
        aside={
          <>
            <ActionDue due={view.due} />
            <Facts rows={view.rows} />
            <Family parent={view.parent} lines={view.children} />
          </>
        }
        bar={
          <MoveBar
            moves={view.moves}
            formKey={view.formKey}
            rowVersion={view.rowVersion}
            askAt={({ event, needsReason }) =>
              needsReason || takes(event) !== null
                ? paths.action(view.id, { dialog: 'move', event })
                : null
            }
            instead={
              missing > 0 && view.canAddEvidence
                ? { name: words.addEvidence, to: `#${evidenceId}` }
                : null
            }
          />
        }
      >
        <ActionSources view={view} />
        <ActionEvidence view={view} />
        <RecordHistory events={history} older={older} />
      </RecordPage>
      {asked !== undefined && (
        <MoveDialog
          key={asked.event}
          move={asked}
          closeTo={here}
          formKey={view.formKey}
          rowVersion={view.rowVersion}
          again={again}
          start={{
            assigneeIds: view.assignees.map(({ id }) => id),
            dueOn: addDays(dayBefore, daysOn),
          }}
        >
          {({ dueOn, assigneeIds }) => (
            <>
              {takes(asked.event) === 'day' && dueOn !== undefined && (
                <DayField
                  field={dueOn}
                  label={asked.event === 'hold' ? words.holdUntil : words.newDue}
                  from={addDays(dayBefore, 1)}
                />
              )}
              {takes(asked.event) === 'people' && assigneeIds !== undefined && (
                <FindField
                  field={assigneeIds}
                  label={words.who}
                  offered={view.assignees}
                  again={again}
                  isMany
                  seekLabel={words.seekPerson}
                  search={search}
                />
              )}
            </>
          )}
        </MoveDialog>
      )}
    </>
  )
}

/** How many days a date is moved, or something is on hold, unless told otherwise. */
const daysOn = 7

interface FamilyProps {
  parent: RelativeView | null
  lines: readonly RelativeView[]
}

function Family({ parent, lines }: FamilyProps) {
  const groups: [string, readonly RelativeView[]][] = [
    [words.follows, parent === null ? [] : [parent]],
    [words.followedBy, lines],
  ]
  return groups.map(
    ([name, members]) =>
      members.length > 0 && (
        <section key={name} className={parts.plate}>
          <h2>{name}</h2>
          <ul className={styles.lines}>
            {members.map(({ id, number, title, status, to }) => (
              <li key={id}>
                {to === null ? (
                  <span>
                    {number} {title}
                  </span>
                ) : (
                  <Link to={to}>
                    {number} {title}
                  </Link>
                )}
                <ActionBadge status={status} />
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}
