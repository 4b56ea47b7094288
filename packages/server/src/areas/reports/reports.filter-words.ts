import type { ReportDatasetName } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { ToldPart } from '../../lists/about.ts'
import type { WordsContext } from '../../lists/filter-words.ts'
import { tellFilter as actions } from '../actions/actions.exports.handlers.ts'
import { tellFilter as analyses } from '../jsa/jsa.exports.handlers.ts'
import { tellFilter as files } from '../files/files.exports.handlers.ts'
import { tellFilter as lockouts } from '../loto/loto.exports.handlers.ts'
import { tellFilter as lockoutTemplates } from '../loto/loto.templates.words.ts'
import { tellFilter as messages } from '../messages/messages.exports.handlers.ts'
import { tellFilter as people } from '../people/people.exports.handlers.ts'
import { tellFilter as reviews } from '../review-forms/review-forms.list.handlers.ts'
import { tellFilter as qualityReports } from '../sqr/sqr.exports.handlers.ts'
import { keptValuesOf } from './reports.filter.ts'

/** How the list of each dataset tells its filter. A module adds its line. */
const tellers: Readonly<
  Record<
    ReportDatasetName,
    (saved: unknown, context: WordsContext & { db: Queryable }) => Promise<ToldPart[]>
  >
> = {
  ...{ reviews, actions, analyses, lockouts, lockoutTemplates, qualityReports },
  lockedEnergies: lockouts,
  failedQuestions: reviews,
  fileAcknowledgements: files,
  messageAcknowledgements: messages,
  shortService: people,
}

/** What the saved filter of a report holds, in words; nothing where it has none that is read. */
export async function filterInWords(
  { dataset, filterValues }: { dataset: ReportDatasetName; filterValues: unknown },
  context: WordsContext & { db: Queryable },
): Promise<ToldPart[]> {
  const { values, isRead } = keptValuesOf(dataset, filterValues)
  return filterValues === null || !isRead ? [] : tellers[dataset](values, context)
}
