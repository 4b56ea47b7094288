import type { AppLoadContext } from '@remix-run/node'
import type { Running } from '@holdpoint/api'
import { changesSince } from '../jsa/analyses/changes-since.ts'
import { noSavedFilter } from '../lists/address-values.ts'
import { heldWords, minutesSince } from '../loto/held-words.ts'
import { paths, withQuery } from '../paths.ts'
import { clock, timeWriter } from '../ui/time.ts'
import { runningWords as words } from './home.words.ts'

type Clock = Pick<AppLoadContext, 'timeZone' | 'now'>

/** What runs where somebody works now, as the first page shows it; null where nothing does. */
export function toRunning(running: Running, context: Clock) {
  const { pads, jobs, lockouts } = running
  if (jobs.length + lockouts.length === 0) {
    return null
  }
  const [pad] = pads
  const isOnePad = pads.length === 1 && pad !== undefined
  const only = isOnePad ? pad.name : null
  return {
    title: words.title(only),
    jobs: jobs.map((job) => toJobCard(job, only, context)),
    lockouts: lockouts.map((lockout) => toLockoutCard(lockout, only, context)),
    all: [
      ...(jobs.length === 0 ? [] : [{ text: words.allJobs, to: allJobs(pads) }]),
      ...(lockouts.length === 0
        ? []
        : [
            {
              text: words.board,
              to: paths.lockoutBoard({ pad: isOnePad ? pad.id : undefined }),
            },
          ]),
    ],
  }
}

/** The list of jobs, narrowed to what the cards are of. */
function allJobs(pads: Running['pads']): string {
  return withQuery(paths.jsaList(), {
    section: 'all',
    selectedFilterId: noSavedFilter,
    selectedStatus: 'ready,active,stopped',
    selectedPadNameOptions: pads.map(({ id }) => id).join(',') || undefined,
  })
}

function toJobCard(job: Running['jobs'][number], onlyPad: string | null, context: Clock) {
  const { jsaId, number, title, status, statusReason, part, changes, pad } = job
  const { attendeeCount, signedCount, signaturePercentage } = job
  return {
    ...{ id: jsaId, number, title, status, part },
    to: paths.jsa(jsaId),
    when: whenOf(job, context),
    pad: otherPad(pad, onlyPad),
    signed:
      attendeeCount === 0
        ? null
        : { count: signedCount, of: attendeeCount, percent: signaturePercentage },
    stopped: status === 'stopped' ? words.stopped(statusReason ?? '') : null,
    changed: changesSince(changes, 0),
    signTo: part === 'sign' || part === 'sign_again' ? paths.jsaSign(jsaId) : null,
  }
}

function whenOf({ status, startsAt, expiresAt }: Running['jobs'][number], context: Clock): string {
  if (status === 'ready') {
    return startsAt === null ? '' : words.from(timeOf(startsAt, context))
  }
  return expiresAt === null ? '' : words.until(timeOf(expiresAt, context))
}

/** The time of day, with the day where it is another one. */
function timeOf(at: string, { timeZone, now }: Clock): string {
  const told = timeWriter(timeZone, now())
  const { day } = told(at)
  const time = clock(at, timeZone)
  return day === told(now().toISOString()).day ? time : `${day}, ${time}`
}

function toLockoutCard(
  lockout: Running['lockouts'][number],
  onlyPad: string | null,
  context: Clock,
) {
  const { lotoId, number, title, status, asset, pad, ownLocks, isWaiting } = lockout
  const { lockCount, lockedSince, isLockedLong, plannedEnd } = lockout
  return {
    ...{ id: lotoId, number, title, status, machine: asset?.name, isWaiting },
    to: paths.lockout(lotoId),
    locksTo: paths.lockout(lotoId, { pane: 'locks' }),
    pad: otherPad(pad, onlyPad),
    facts: [
      { name: words.locksOn, text: String(lockCount), isLate: false },
      { name: words.yourLock, text: ownLocks.join(', ') || words.none, isLate: false },
      lockedSince === null
        ? { name: words.end, text: endOf(plannedEnd, context), isLate: false }
        : {
            name: words.longest,
            text: heldWords(minutesSince(lockedSince, context.now()), isLockedLong),
            isLate: isLockedLong,
          },
    ],
  }
}

function endOf(at: string | null, context: Clock): string {
  return at === null ? words.noEnd : timeOf(at, context)
}

/** The pad of a card, unless the head names it for all. */
function otherPad(pad: Running['jobs'][number]['pad'], onlyPad: string | null): string | null {
  return pad === null || pad.name === onlyPad ? null : pad.name
}

/** What runs where somebody works now. */
export type RunningView = NonNullable<ReturnType<typeof toRunning>>
