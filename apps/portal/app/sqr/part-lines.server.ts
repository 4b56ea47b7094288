import type { AppLoadContext } from '@remix-run/node'
import type { SqrDetail, SqrPartName } from '@holdpoint/api'

/** A line of a part as its call takes it. */
export type LineDraft = Readonly<Record<string, unknown>> & { lineId?: string }

/** The lines of a part as its call takes them again: without what was said beside their fields. */
export function draftsOf(detail: SqrDetail, part: SqrPartName): LineDraft[] {
  return detail[part].map((line) => {
    const { words: _words, ...draft } = line
    return draft
  })
}

interface PartOfReport {
  sqrId: string
  part: SqrPartName
  /** All of them, in their order. */
  lines: readonly LineDraft[]
}

/** Saves a part of a report; each has a call of its own, and all of them take their lines as JSON. */
export function savePart(
  { sqr }: AppLoadContext['api'],
  { sqrId, part, lines }: PartOfReport,
  options: Parameters<typeof sqr.saveNcr>[1],
) {
  const text = JSON.stringify(lines)
  switch (part) {
    case 'equipments':
      return sqr.saveEquipments({ sqrId, equipments: text }, options)
    case 'employees':
      return sqr.saveEmployees({ sqrId, employees: text }, options)
    case 'parts':
      return sqr.saveParts({ sqrId, parts: text }, options)
    case 'timeline':
      return sqr.saveTimeline({ sqrId, timeline: text }, options)
    case 'scat':
      return sqr.saveScat({ sqrId, scat: text }, options)
    case 'ncr':
      return sqr.saveNcr({ sqrId, ncr: text }, options)
  }
}
