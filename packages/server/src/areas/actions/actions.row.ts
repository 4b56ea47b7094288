import { policies, type Action, type SourceOfAction } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { ActionRow, SourceWords } from './actions.columns.ts'
import { actionKind, factsOf } from './actions.facts.ts'
import { seesAll as seesAllSqrs } from '../sqr/sqr.rights.ts'
import { tiesOf } from './actions.rights.ts'

/** An action as it travels to one person. */
export function toAction(row: ActionRow, person: Person, today: string): Action {
  const ties = tiesOf(row)
  const first = row.assignees[0]?.assignedActionId ?? row.id
  return {
    actionId: row.id,
    assignedActionId: row.own_assignment ?? first,
    number: row.number,
    title: row.title,
    type: row.type,
    priority: row.priority,
    status: row.status,
    statusReason: row.status_reason,
    assignees: row.assignees,
    assigneeCount: row.assignee_count,
    owner: row.owner,
    verifier: row.verifier,
    source: sourceOf(row, row.is_source_near || seesAllSqrs(person) ? row.source_words : {}),
    dueOn: row.due_on,
    firstDueOn: row.first_due_on,
    dueMoves: row.due_moves,
    isOverdue: row.is_overdue,
    waitsUntil: row.waits_until,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    rowVersion: row.row_version,
    allowedEvents: eventsOf(actionKind, row.status, { person, ties }, factsOf(row, today)),
    can: {
      edit: ties.has('own') && mayEdit(row.status),
      delete: !row.is_kept && opens(policies['actions.remove'].record, ties, person),
      addFile: mayEdit(row.status) && opens(policies['actions.addFile'].record, ties, person),
      removeFile:
        isUnderWay(row.status) && opens(policies['actions.removeFile'].record, ties, person),
    },
  }
}

/** What is closed is history. */
export function mayEdit(status: ActionRow['status']): boolean {
  return status !== 'closed' && status !== 'cancelled'
}

/** It is yet to be done: once it is, it keeps who did it and the evidence of it. */
export function isUnderWay(status: ActionRow['status']): boolean {
  return ['open', 'returned', 'in_progress', 'on_hold'].includes(status)
}

/** What an action was raised from, or linked with, in the words that were kept and may be told. */
export function sourceOf(
  row: Pick<ActionRow, 'source_type' | 'source_id' | 'question_key'>,
  { number, title, question, answer }: SourceWords,
): SourceOfAction | null {
  return row.source_type === null || row.source_id === null
    ? null
    : {
        type: row.source_type,
        id: row.source_id,
        number: number ?? null,
        title: title ?? '',
        questionKey: row.question_key,
        question: question ?? null,
        answer: answer ?? null,
      }
}
