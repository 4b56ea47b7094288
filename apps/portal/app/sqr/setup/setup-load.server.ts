import { redirect, type AppLoadContext } from '@remix-run/node'
import { policies, sqrPhaseLabels, sqrPhases, type SqrStatus } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { words } from './setup.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** What a status looks like that is yet to be made. */
const fresh = { backgroundColor: '#e8e8ec', textColor: '#1c2024' }

/** Leads away who may not set reports up. */
function requireKeeper({ context }: Pick<Ask, 'context'>): void {
  const permissions: readonly string[] = context.person?.permissions ?? []
  if (!policies['sqr.saveStatus'].keys.some((key) => permissions.includes(key))) {
    throw redirect(paths.noAccess('sqr_settings'))
  }
}

/** Loads the statuses of each phase and the thresholds of each unit. */
export async function loadSqrSetup({ context, request }: Ask) {
  requireKeeper({ context })
  const { api } = context
  const [statusesAnswer, levelsAnswer, master] = await Promise.all([
    api.sqr.statuses({}),
    api.sqr.severityLevels({}),
    api.master.get({ keys: ['businessUnits'] }),
  ])
  const statuses = contentOf(statusesAnswer, request, { forbidden: 'sqr_settings' })
  const { thresholds } = contentOf(levelsAnswer, request)
  const { businessUnits = [] } = contentOf(master, request)
  const units = businessUnits.map(({ lobCode, lobDesc }) => [lobCode, lobDesc] as const)
  const retired = new Set(businessUnits.flatMap((one) => (one.isRetired ? [one.lobCode] : [])))
  const working = units.filter(([code]) => !retired.has(code))
  return {
    units: working,
    phases: sqrPhases.map((phase) => ({
      ...{ phase, name: sqrPhaseLabels[phase] },
      statuses: statuses
        .filter((status) => status.phase === phase)
        .map((status) => ({ ...status, unitName: nameOf(status, units) })),
    })),
    thresholds: working.map(([code, name]) => {
      const set = thresholds.find(({ businessUnit }) => businessUnit === code)
      const start = {
        ...{ nearMiss: textOf(set?.nearMiss), level1: textOf(set?.level1) },
        level2: textOf(set?.level2),
      }
      return { code, name, isSet: set !== undefined, rowVersion: set?.rowVersion ?? 0, start }
    }),
    dialog: dialogIn(request, statuses, units),
    formKey: context.mintFormKey(),
  }
}

/** How reports are set up, as the page draws it. */
export type SqrSetupView = Awaited<ReturnType<typeof loadSqrSetup>>

type Units = readonly (readonly [code: string, name: string])[]

function nameOf({ businessUnit }: Pick<SqrStatus, 'businessUnit'>, units: Units): string {
  return units.find(([code]) => code === businessUnit)?.[1] ?? businessUnit ?? words.allUnits
}

const textOf = (hours: number | undefined) => (hours === undefined ? '' : String(hours))

/** The status that the address asks about, or the phase that a new one is for. */
function dialogIn(request: Request, statuses: readonly SqrStatus[], units: Units) {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('dialog') !== 'status') {
    return null
  }
  const status = statuses.find(({ statusId }) => statusId === searchParams.get('id'))
  if (status !== undefined) {
    const { statusId, phase, rowVersion, isActive, isPermissionRequired } = status
    const { status: name, backgroundColor, textColor } = status
    return {
      ...{ statusId, phase, rowVersion, phaseName: sqrPhaseLabels[phase] },
      unitName: nameOf(status, units),
      start: {
        ...{ status: name, businessUnit: status.businessUnit ?? '', backgroundColor, textColor },
        isActive: String(isActive),
        isPermissionRequired: String(isPermissionRequired),
      },
    }
  }
  const phase = sqrPhases.find((one) => one === searchParams.get('phase'))
  return phase === undefined
    ? null
    : { statusId: null, phase, phaseName: sqrPhaseLabels[phase], unitName: '', start: fresh }
}
