import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

const ids = (what: string) => `${what}, by their ids. -1 among them lifts the filter.`
const digit = (what: string) => `${what}, 1 to 5; left out while it is not rated.`

/** What the documents say of the calls of the library of hazards. */
export const jsaWords = {
  notes: {
    'jsa.masterHazards':
      'Drafts are listed for those who may create, edit or delete hazards; what is in use and what was retired for whoever has to do with analyses.',
    'jsa.saveMasterHazard':
      'A draft needs a title alone, and what is left out is emptied. What is in use keeps what its activation asked for; what was retired is not edited.',
    'jsa.moveMasterHazard':
      '`activate` needs a category, a tag, a control, and both risks rated, the residual one above the initial one in neither digit. `review` puts the next review a year away, as `activate` and `reinstate` do. `retire` needs a reason.',
  },
  inputs: {
    'jsa.masterHazards': {
      section:
        'The tab: `active` holds what analyses may take, `drafts` what is being written, `retired` what is not taken any more. `active` unless said otherwise.',
      search:
        'A part of the number, the title, the description or a control, at most 200 characters.',
      categoryIds: ids('Categories'),
      tagIds: ids('Energies'),
      lossCategoryIds: ids('What may be lost'),
      residualRisks:
        'Names of the residual risk: `Low`, `Medium`, `High`, `Severe`, `Unacceptable`.',
      fromDate:
        'YYYY-MM-DD, the first day of the last change. Left out, all days; `none` says the same.',
      toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
      filter:
        'The name of a kept filter; no call keeps one of this list, which is never that long.',
      orderBy: 'The column to sort by; `title` unless said otherwise.',
      orderByAsc:
        '1 sorts upwards, 0 downwards. Titles and reviews rise, risks fall unless said otherwise.',
      ...paging('Rows', 20),
    },
    'jsa.masterHazardDetail': paging('Events of the history', 50),
    'jsa.saveMasterHazard': {
      masterHazardId: 'The hazard that is edited; left out, a new draft is made.',
      title: '2 to 150 characters; the one field that a draft needs.',
      description: 'What may happen, at most 2,000 characters.',
      categoryIds: 'The work in which it lies, by ids of the vocabulary.',
      tagIds: 'The energies in it, by ids of the vocabulary.',
      lossCategoryIds:
        'What may be lost: `people`, `asset`, `environment`, `reputation`, `production`.',
      initialLikelihood: digit('How likely it is without its controls'),
      initialSeverity: digit('How bad it is without its controls'),
      residualLikelihood: digit('How likely it is with its controls'),
      residualSeverity: digit('How bad it is with its controls'),
      controls:
        'Up to 20, each a text of at most 500 characters and its level in the hierarchy; a form sends them as JSON.',
      ppe: 'What is worn against it, at most 500 characters.',
      references: 'Where more of it stands, at most 500 characters.',
      stopTrigger: 'What stops the work, at most 500 characters.',
      businessUnits: 'Codes of the business units that it is for; left out, all of them.',
    },
    'jsa.moveMasterHazard': {
      event: 'The move, by its name; `allowedEvents` says which are open to you now.',
      reason: 'Why, at most 500 characters; wanted where `needsReason` of the event says so.',
    },
  },
  parts: {
    MasterHazard: {
      initialRisk: 'Likelihood digit, then severity digit: 35 is likelihood 3 with severity 5.',
      residualRisk: 'The same with its controls in place.',
      reviewDue: 'The day of the next review; null for a draft and for what is retired.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
  },
} as const satisfies AreaWords<'jsa'>
