import {
  actionStatuses,
  openActionStatuses,
  severityLabel,
  sqrFilesMax,
  sqrPhaseLabels,
  today,
  type SqrDetail,
} from '@holdpoint/api'
import type { AppLoadContext } from '@remix-run/node'
import { dueOf } from '../../actions/due.ts'
import { paths } from '../../paths.ts'
import type { Choice } from '../../records/edit-again.ts'
import { momentOf } from '../../records/moment.ts'
import type { RecordFileView } from '../../records/record-files.ts'
import { followUpWords as words } from './sqr.words.ts'

type Context = Pick<AppLoadContext, 'timeZone' | 'now'>

/** What follows from a report: actions, forms, files, and the reports that it is linked with. */
export function toFollowUp(detail: SqrDetail, context: Context) {
  const { sqrId, forms, files, parent, children } = detail
  return {
    actions: detail.linkedActions.map((action) => toActionLine(action, context)),
    forms: forms.map(({ myFormId, formName, title, status, isReadable }) => ({
      ...{ id: myFormId, status, name: isReadable ? title : formName },
      detail: isReadable ? formName : words.closedForm,
      to: isReadable ? paths.reviewQuestion(myFormId) : null,
    })),
    files: files.map(({ uploadId, name, type, addedAt }): RecordFileView => ({
      ...{ id: uploadId, name, isPhoto: type.startsWith('image/') },
      href: paths.sqrFile(sqrId, uploadId),
      added: momentOf(addedAt, context),
    })),
    canAddFile: files.length < sqrFilesMax,
    parent: parent && toLink(parent),
    children: children.map(toLink),
    /** What the dialogs begin with: what is attached, and what it is linked below. */
    attached: forms.map(({ myFormId, title, formName, isReadable }): Choice => ({
      ...{ id: myFormId, name: isReadable ? title : formName },
      detail: isReadable ? formName : words.closedForm,
    })),
    above: parent === null ? [] : [reportChoice(parent)],
  }
}

type LinkedAction = SqrDetail['linkedActions'][number]

function toActionLine(action: LinkedAction, { timeZone, now }: Context) {
  const { actionId, number, title, dueOn, assignees, isReadable, canDelete, rowVersion } = action
  const status = actionStatuses.find((one) => one === action.status) ?? 'open'
  const isOpen = openActionStatuses.some((one) => one === status)
  const isOverdue = isOpen && dueOn < today(now(), timeZone)
  const due = dueOf({ dueOn, isOverdue, isOpen }, { timeZone, now: now() })
  return {
    ...{ id: actionId, number, title, status, canDelete, rowVersion },
    to: isReadable ? paths.action(actionId) : null,
    who: assignees.map(({ fullName }) => fullName).join(', '),
    due: isOpen ? (due.words ?? due.date) : '',
    isLate: isOverdue,
  }
}

type LinkedReport = NonNullable<SqrDetail['parent']>

function toLink({ sqrId, number, title, severity, phase, isReadable }: LinkedReport) {
  return {
    // Of one that is not open to the reader there is its number alone.
    ...{ id: sqrId, severity, name: isReadable ? title : number },
    detail: isReadable ? `${number}, ${sqrPhaseLabels[phase]}` : sqrPhaseLabels[phase],
    to: isReadable ? paths.sqr(sqrId) : null,
  }
}

/** A report as a field offers it. */
export function reportChoice(
  report: Pick<LinkedReport, 'sqrId' | 'number' | 'title' | 'severity'>,
): Choice {
  const { sqrId, number, title, severity } = report
  return { id: sqrId, name: title || number, detail: `${number}, ${severityLabel(severity)}` }
}

/** What follows from a report. */
export type FollowUpView = ReturnType<typeof toFollowUp>
/** A report that it is linked with. */
export type LinkView = ReturnType<typeof toLink>
