import type { AppLoadContext } from '@remix-run/node'
import {
  lotoEnergyLabels,
  lotoLines,
  lotoWantedWords,
  type LotoTemplateDetail,
  type LotoTemplateStep,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { RecordFileView } from '../../records/record-files.ts'
import { toPicture } from '../picture-view.server.ts'
import { pointWords as words } from './template.words.ts'

/** An isolation point as the page of its template shows it. */
export type PointView = {
  id: string
  tag: string
  device: string
  /** The energy and how much of it; and where it is. */
  energy: string
  location: string
  instructions: string[]
  /** What else is said of it. */
  lines: { term: string; text: string }[]
  pictures: RecordFileView[]
}

/** Puts the points of a template into words, in the order in which the locks go on. */
export function toPoints(
  { templateId, steps }: LotoTemplateDetail,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): PointView[] {
  return steps.map((step) => ({
    ...{ id: step.stepId, tag: step.pointTag, device: step.device, location: step.location },
    energy: [lotoEnergyLabels[step.energyType], step.magnitude].filter(Boolean).join(', '),
    instructions: lotoLines(step.method),
    lines: linesAbout(step),
    pictures: toPictures(templateId, step, context),
  }))
}

/** The pictures of a point. */
export function toPictures(
  templateId: string,
  { media }: Pick<LotoTemplateStep, 'media'>,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): RecordFileView[] {
  return media.map((picture) =>
    toPicture(picture, paths.lotoTemplatePicture(templateId, picture.uploadId), context),
  )
}

function linesAbout(step: LotoTemplateStep): PointView['lines'] {
  const lines = [
    { term: words.stored, text: step.storedEnergy },
    { term: words.verification, text: step.verification },
    { term: words.reading, text: lotoWantedWords(step) },
    { term: words.locks, text: step.lockCount === 0 ? words.noLock : String(step.lockCount) },
    { term: words.photo, text: step.needsPhoto ? words.needsPhoto : '' },
    { term: words.restoration, text: step.restoration },
  ]
  return lines.filter(({ text }) => text !== '')
}
