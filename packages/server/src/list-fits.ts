import { actions } from './areas/actions/actions.list.ts'
import { libraryFiles } from './areas/files/files.list.ts'
import { jsas } from './areas/jsa/jsa.list.ts'
import { lotos } from './areas/loto/loto.list.ts'
import { entries } from './areas/my-forms/list/list.queries.ts'
import { reviews } from './areas/review-forms/review-forms.list.ts'
import { sheets } from './areas/sds/sds.list.ts'
import { sqrs } from './areas/sqr/sqr.list.ts'
import { topics } from './areas/topics/topics.list.ts'
import { fitsFilterOf } from './lists/fits.ts'
import type { ListFits } from './outbox/hearers.ts'

/** The lists whose saved filters tell of what fits them. A module adds its line. */
export const listFits: ListFits = {
  myform: fitsFilterOf(entries),
  reviewform: fitsFilterOf(reviews),
  action: fitsFilterOf(actions),
  topic: fitsFilterOf(topics),
  file: fitsFilterOf(libraryFiles),
  sds: fitsFilterOf(sheets),
  jsa: fitsFilterOf(jsas),
  loto: fitsFilterOf(lotos),
  sqr: fitsFilterOf(sqrs),
}
