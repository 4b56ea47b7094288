import type { Wish } from './action-fate.ts'
import type { FateScene } from './action-fate.ts'
import type { Matter } from './action-matter.ts'
import { addDays } from './world-time.ts'

/** An action of the demo cast: how old it has to be, and what is fixed of its fate. */
export type CastWish = Wish & { ageMin: number; ageMax?: number }

/** What each of the cast finds. The employee has six to do, two of them late. */
export function castWishes({ directory, today }: FateScene): CastWish[] {
  const { byDemoRole } = directory
  const employee = byDemoRole('employee')
  const colleague = byDemoRole('colleague')
  const manager = byDemoRole('manager')
  const reviewer = byDemoRole('reviewer')
  const approver = byDemoRole('approver')
  const admin = byDemoRole('admin')
  const director = directory.director
  const inDays = (days: number) => addDays(today, days)
  return [
    {
      ...{ status: 'open', ageMin: 6, doers: [employee], owner: manager, verifier: null },
      ...{ dueOn: inDays(-4), detour: null },
    },
    {
      ...{ status: 'open', ageMin: 0, doers: [employee, colleague], owner: manager },
      ...{ verifier: manager, dueOn: inDays(2), detour: null, evidenceMin: 1 },
    },
    {
      ...{ status: 'in_progress', ageMin: 10, doers: [employee], owner: manager },
      ...{ verifier: reviewer, dueOn: inDays(-1), evidenceMin: 2, evidence: 1, detour: 'held' },
    },
    {
      ...{ status: 'in_progress', ageMin: 3, doers: [employee], owner: manager, verifier: manager },
      ...{ dueOn: inDays(5), evidenceMin: 1, evidence: 1, detour: 'handedOn', before: colleague },
    },
    {
      ...{ status: 'on_hold', ageMin: 3, doers: [employee], owner: reviewer, verifier: null },
      ...{ dueOn: inDays(9), waitsUntil: inDays(4), detour: null },
    },
    {
      ...{ status: 'returned', ageMin: 2, doers: [colleague], owner: employee, verifier: manager },
      dueOn: inDays(3),
    },
    {
      ...{ status: 'pending_verification', ageMin: 4, doers: [employee], owner: manager },
      ...{ verifier: manager, dueOn: inDays(1), evidenceMin: 1, evidence: 2, detour: null },
    },
    {
      ...{ status: 'pending_verification', ageMin: 5, doers: [colleague], owner: reviewer },
      ...{ verifier: manager, dueOn: inDays(2), evidence: 1, evidenceMin: 1, detour: 'sentBack' },
    },
    {
      ...{ status: 'open', ageMin: 1, doers: [colleague], owner: manager, verifier: reviewer },
      dueOn: inDays(1),
    },
    {
      ...{ status: 'in_progress', ageMin: 7, doers: [manager, colleague], owner: approver },
      ...{ verifier: reviewer, dueOn: inDays(-2) },
    },
    {
      ...{ status: 'pending_verification', ageMin: 4, doers: [colleague, manager], owner: manager },
      ...{ verifier: reviewer, dueOn: inDays(3), evidence: 1, evidenceMin: 1 },
    },
    {
      ...{ status: 'pending_verification', ageMin: 6, doers: [manager], owner: reviewer },
      ...{ verifier: approver, dueOn: inDays(2), evidence: 2, evidenceMin: 2 },
    },
    // These come to the approver in the director's place.
    {
      ...{ status: 'pending_verification', ageMin: 6, verifier: director, dueOn: inDays(4) },
      ...{ evidence: 1, evidenceMin: 1 },
    },
    {
      status: 'pending_verification',
      ageMin: 8,
      verifier: director,
      dueOn: inDays(0),
      evidence: 1,
    },
    { status: 'returned', ageMin: 3, owner: reviewer, dueOn: inDays(5) },
    {
      ...{ status: 'effectiveness_review', ageMin: 40, doers: [colleague], owner: manager },
      ...{ effectivenessDays: 30, evidence: 1 },
    },
    { status: 'in_progress', ageMin: 1, doers: [admin], owner: approver, dueOn: inDays(6) },
  ]
}

/** Takes for each wish the fitting action that lies nearest to the cast, and answers what is left. */
export function castMatters(
  matters: readonly Matter[],
  wishes: readonly CastWish[],
  { today, clock }: FateScene,
): { cast: { matter: Matter; wish: Wish }[]; rest: Matter[] } {
  const rest = matters.toSorted((one, other) => farness(one) - farness(other))
  // What must be old chooses first: there is less of it.
  const inTurn = wishes.toSorted((one, other) => other.ageMin - one.ageMin)
  const cast = inTurn.flatMap(({ ageMin, ageMax = 60, ...wish }) => {
    const [oldest, youngest] = [addDays(today, -ageMax), addDays(today, -ageMin)]
    const found = rest.findIndex(({ raisedAt, doer }) => {
      const day = clock.dayOf(raisedAt)
      const isTheirs =
        wish.doers !== undefined || (doer.seat.demo === null && doer !== wish.verifier)
      return day >= oldest && day <= youngest && isTheirs
    })
    const [matter] = found < 0 ? [] : rest.splice(found, 1)
    return matter === undefined ? [] : [{ matter, wish }]
  })
  return { cast, rest }
}

function farness({ source, raisedBy }: Matter): number {
  const isOfCrew = source.place.crew_codes.includes('F-01')
  // What the employee raised would come back to the employee, and not to whom it is meant for.
  const isEmployees = raisedBy.seat.demo === 'employee' ? 10 : 0
  return isEmployees + (isOfCrew ? 0 : source.place.district_code === 'PER' ? 1 : 2)
}
