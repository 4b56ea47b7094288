import type { AppLoadContext } from '@remix-run/node'
import {
  lotoEnergyLabels,
  lotoLines,
  lotoReadWords,
  lotoWantedWords,
  type LotoDetail,
  type LotoStep,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { momentOf, type Moment } from '../../records/moment.ts'
import { toPicture } from '../picture-view.server.ts'
import type { AbsentLock } from './absent-form.tsx'
import { heldNow } from './held-now.server.ts'
import { actionAt, nextPoint, shownPoint } from './point-order.ts'
import { stripLook, stripTitle } from './point-strip.ts'
import { pointWords as words } from './loto.words.ts'

/** Puts the points of a lockout into words: the strip of tags, the one that is shown, who holds what. */
export function toPoints(detail: LotoDetail, context: AppLoadContext, asked: string | null) {
  const { lotoId, steps } = detail
  const shown = shownPoint(detail, asked)
  return {
    title: stripTitle(detail),
    strip: steps.map((step) => ({
      ...{ id: step.stepId, tag: step.pointTag, device: step.device },
      ...stripLook(step, detail.status),
      to: paths.lockout(lotoId, { point: step.stepId }),
      isShown: step === shown,
    })),
    point: shown === undefined ? null : toPoint(shown, detail, context),
    held: heldNow(detail, context),
  }
}

function toPoint(step: LotoStep, detail: LotoDetail, context: AppLoadContext) {
  const { lotoId, steps } = detail
  const { stepId, pointTag, device, lockCount, can, media, photos } = step
  const place = steps.indexOf(step)
  const event = actionAt(step, detail.status)
  const picture = (uploadId: string) => paths.lockoutPicture(lotoId, uploadId)
  const linkTo = (other: LotoStep | undefined) =>
    other === undefined
      ? null
      : { tag: other.pointTag, to: paths.lockout(lotoId, { point: other.stepId }) }
  return {
    ...{ id: stepId, tag: pointTag, device, lockCount, event },
    about: aboutOf(step),
    place: words.place(place + 1, steps.length),
    previous: linkTo(steps[place - 1]),
    next: event === null ? null : (nextPoint(detail, step, event)?.stepId ?? null),
    action: event === null ? null : actionWords(step, detail),
    pictures: media.map((one) => toPicture(one, picture(one.uploadId), context)),
    method: lotoLines(step.method),
    told: toldOf(step),
    mustRead: step.expectedReading === '' ? null : words.mustRead(lotoWantedWords(step)),
    unit: step.unit,
    read:
      step.isReadingMet === null
        ? null
        : {
            text: words.read(lotoReadWords(step)),
            isMet: step.isReadingMet,
          },
    locks: step.lockNumbers,
    tagNumber: step.tagNumber,
    did: didOf(step, context),
    photos: photos.map((one) => toPicture(one, picture(one.uploadId), context)),
    hasPhoto: step.needsPhoto || photos.length > 0 || can.photograph,
    isPhotoMissing: step.needsPhoto && photos.length === 0,
    canPhotograph: can.photograph,
    canUnlock: can.unlock && event !== 'unlock',
    absent: absentOf(step),
    why: step.why,
  }
}

/** The lock that is removed where its owner is absent; null for who may not. */
function absentOf({ can, holder, lockedAt }: LotoStep): AbsentLock | null {
  return can.removeAbsent && holder !== null && lockedAt !== null
    ? { lockedAt, holderId: holder.personId }
    : null
}

function aboutOf({ energyType, magnitude, location }: LotoStep): string {
  const energy = [lotoEnergyLabels[energyType], magnitude].filter(Boolean).join(', ')
  return location === '' ? `${energy}.` : `${energy}. ${location}.`
}

/** What the main button does, and where it leads then. */
function actionWords(step: LotoStep, detail: LotoDetail): string {
  const event = actionAt(step, detail.status)
  if (event === null) {
    return ''
  }
  const { actions } = words
  const action = event === 'lock' && step.lockCount === 0 ? actions.tag : actions[event]
  const next = nextPoint(detail, step, event)
  return words.then(action, next === undefined || next === step ? null : next.pointTag)
}

/** What the template says beside the instructions; what it leaves out is left out. */
function toldOf({ storedEnergy, verification, restoration }: LotoStep) {
  const told = [
    [words.stored, storedEnergy],
    [words.verification, verification],
    [words.restoration, restoration],
  ] as const
  return told.flatMap(([name, text]) => (text === '' ? [] : [{ name, text }]))
}

/** What was done at it, by whom and when. */
function didOf(step: LotoStep, context: AppLoadContext): { text: string; at: Moment }[] {
  const done = [
    [words.did.locked, step.lockedBy, step.lockedAt],
    [words.did.released, step.releasedBy, step.releasedAt],
    [words.did.verified, step.verifiedBy, step.verifiedAt],
    [words.did.removed, step.removedBy, step.removedAt],
  ] as const
  return done.flatMap(([what, person, at]) =>
    person === null || at === null
      ? []
      : [{ text: words.by(what, person.fullName), at: momentOf(at, context) }],
  )
}

/** The points of a lockout as their pane shows them. */
export type PointsView = ReturnType<typeof toPoints>
/** The point that is shown. */
export type PointView = NonNullable<PointsView['point']>
