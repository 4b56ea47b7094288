import { listCall, listPage } from '../../lists/list-call.server.ts'
import { defineSource } from '../../lists/list-source.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { mayKeepTraining } from '../keeps-training.server.ts'
import { choiceSources } from '../training.choices.server.ts'
import { toColumns, toRows } from './matrix.rows.server.ts'
import { matrixView } from './matrix.view.tsx'

/** Where the matrix of training comes from. Its filter is never too long for an address. */
export const matrixSource = defineSource(matrixView, {
  choices: {
    qualifications: choiceSources.qualifications,
    jobTitles: choiceSources.jobTitles,
    departments: choiceSources.departments,
  },
  async load({ context, request, place, person }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.training.matrix(asked)
    const { data, qualifications, ...listed } = contentOf(answer, request, {
      forbidden: 'training',
    })
    const columns = toColumns(qualifications, place.said.own.columns)
    const looking = {
      ...{ timeZone: context.timeZone, now: context.now },
      keeps: mayKeepTraining(person.permissions),
      backTo: place.closed.address,
    }
    return { ...listed, rows: toRows(data, qualifications, columns, looking), instead: columns }
  },
})
