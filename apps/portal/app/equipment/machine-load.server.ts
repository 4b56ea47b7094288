import type { AppLoadContext } from '@remix-run/node'
import { mayPlan } from '../loto/lockouts/loto.source.server.ts'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { lotoTemplateReaders } from '../shell/places.ts'
import { drawQr } from '../ui/qr-drawing.server.ts'
import { toMachineView } from './machine-view.server.ts'

type MachineAsk = { context: AppLoadContext; request: Request; code: string }

/** Loads the page of a machine. */
export async function loadMachine({ context, request, code }: MachineAsk) {
  const answer = await context.api.equipment.get({ code })
  const view = toMachineView(contentOf(answer, request), context)
  const permissions = context.person?.permissions ?? []
  return {
    view,
    mayPlan: mayPlan(permissions) && !view.isRetired,
    readsTemplates: lotoTemplateReaders.some((key) => permissions.includes(key)),
    picture: drawQr(machineAddress(context, view.code)),
    formKey: context.mintFormKey(),
  }
}

/** Where the label of a machine leads. */
export function machineAddress(
  { publicOrigin }: Pick<AppLoadContext, 'publicOrigin'>,
  code: string,
) {
  return publicOrigin + paths.machine(code)
}
