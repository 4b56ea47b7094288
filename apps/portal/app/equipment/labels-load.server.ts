import type { AppLoadContext } from '@remix-run/node'
import { oneOf } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { labelSizes } from '../records/labels/label-sizes.ts'
import { contentOf } from '../session/content-of.server.ts'
import { drawQr } from '../ui/qr-drawing.server.ts'
import { labelWords as words } from './equipment.words.ts'
import { labelsMax } from './labels-max.ts'
import { machineAddress } from './machine-load.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the labels of the machines that the address names, in the order of their codes. */
export async function loadLabels({ context, request }: Ask) {
  const asked = new URL(request.url).searchParams
  const named = [...new Set(asked.getAll('ids').flatMap((ids) => ids.split(',')))].filter(Boolean)
  const ids = named.slice(0, labelsMax)
  const found =
    ids.length === 0 ? [] : contentOf(await context.api.actions.assets({ assetIds: ids }), request)
  const [only] = found
  return {
    ids,
    size: oneOf(labelSizes, asked.get('size')) ?? 'middle',
    isCut: named.length > labelsMax,
    labels: found.map(({ assetId, code, name }) => ({
      ...{ id: assetId, code, name, hint: words.hint, opens: words.opens(code) },
      picture: drawQr(machineAddress(context, code)),
    })),
    backTo:
      found.length === 1 && only !== undefined
        ? paths.machine(only.code)
        : paths.masterLists({ list: 'assets' }),
  }
}

/** The labels as their page draws them. */
export type LabelsView = Awaited<ReturnType<typeof loadLabels>>
