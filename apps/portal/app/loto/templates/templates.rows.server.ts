import type { AppLoadContext } from '@remix-run/node'
import { lotoEnergyLabels, type LotoTemplate, type LotoTemplateState } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { shortCalendarDay } from '../../ui/time.ts'
import { words } from './templates.words.ts'

/** A row of the list as the page draws it. */
export type TemplateRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  /** What is painted on its board, else its number. */
  code: string
  number: string
  revision: string
  equipment: string
  machines: string
  points: string
  energies: string
  status: LotoTemplateState
  /** Who it waits for, what was said of it, or who wrote it. */
  wait: { text: string; isYou: boolean }
  inspection: { words: string; isDue: boolean } | null
  can: LotoTemplate['can']
}

/** Puts a template into the words of its row. */
export function toRow(
  template: LotoTemplate,
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): TemplateRow {
  const { templateId, rowVersion, title, number, status, can } = template
  const { inspectionDue, isInspectionDue: isDue } = template
  return {
    ...{ id: templateId, rowVersion, title, number, status, can },
    to: paths.lotoTemplate(templateId),
    code: template.code || words.noCode,
    revision: words.revision(template.revision),
    equipment: template.equipmentCategory || words.noCategory,
    machines: template.equipmentCategory === '' ? '' : words.machines(template.assetCount),
    points: words.points(template.pointCount),
    energies: template.energyTypes.map((energy) => lotoEnergyLabels[energy]).join(', '),
    wait: waitOf(template),
    inspection: inspectionDue === null ? null : inspectionOf(inspectionDue),
  }

  function inspectionOf(due: string) {
    const day = shortCalendarDay(due, timeZone, now())
    return { words: isDue ? words.due(day) : day, isDue }
  }
}

function waitOf({ status, statusReason, author, allowedEvents }: LotoTemplate) {
  const isYours = allowedEvents.some(({ event, isOpen }) => event === 'approve' && isOpen)
  return status === 'in_review' && isYours
    ? { text: words.waitsForYou, isYou: true }
    : { text: statusReason ?? words.by(author.fullName), isYou: false }
}
