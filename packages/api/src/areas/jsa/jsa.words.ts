import type { AreaWords } from '../../openapi/area-words.ts'
import {
  keptFilterWords,
  keptNameWords,
  paging,
  shareWords,
  stampWords,
} from '../../openapi/shared-words.ts'

const ids = (what: string) => `${what}, by their ids. -1 among them lifts the filter.`
const digit = (what: string) => `${what}, 1 to 5; left out while it is not rated.`

const narrowing = {
  status:
    '`draft`, `awaiting_approval`, `ready`, `active`, `stopped`, `closed`, `expired`, `cancelled`. -1 among them lifts the filter.',
  shift: '`day`, `night`. -1 among them lifts the filter.',
  signaturePercentage:
    'How many have signed: `none`, `some`, `all`. -1 among them lifts the filter.',
  crews: ids('Crews'),
  crewColors: 'Colours of crews, as the master data names them. -1 among them lifts the filter.',
  padIds: 'Pads, by their ids or names. -1 among them lifts the filter.',
  authorisedPersonnel: ids('Supervisors'),
  personIds: ids('People who wrote or run them, or are of their crew'),
  myJSA: 'Only those that you wrote, run, or are of the crew of.',
  myTeamJSA: 'Only those that somebody of your team wrote or runs.',
  isStar: 'Only exemplars.',
  waitsForMe: 'Only those that wait for you: to sign on to, or to approve.',
  fromDate:
    'YYYY-MM-DD, the first day on which work begins; one that has no time yet counts by the day on which it was begun. Left out, all days; `none` says the same.',
  toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
}
const filters = {
  ...narrowing,
  search: 'A part of the number, the title, or the title of a hazard, at most 200 characters.',
  filter: keptFilterWords('jsa-filter'),
  orderBy: 'The column to sort by; `start` unless said otherwise.',
  orderByAsc:
    '1 sorts upwards, 0 downwards. Titles and shares of signatures rise, the rest falls unless said otherwise.',
}
const section =
  '`mine` are those that you have to do with, `team` those of your team, `all` what you may read. `mine` unless said otherwise.'
const change =
  'While the job runs: what has changed, at most 500 characters. The crew reads it and signs again.'

/** What the documents say of the calls of analyses and of the library of hazards. */
export const jsaWords = {
  notes: {
    'jsa.save':
      'A draft needs a title alone, and what is left out is emptied. Drafts are edited by their author and their supervisor; a job that runs by its supervisor, with `change`: its revision rises, and everybody signs again. In other states nothing is edited: take it back to draft first.',
    'jsa.saveHazards':
      'Replaces the hazards by those that are sent, in their order. Who may, and when, is as with `jsa.save`.',
    'jsa.saveAttendees':
      'Replaces the crew by those that are sent, in their order. Whoever has signed, or joined by themselves, stays on it, also when left out; that they have left is said by `jsa.attendeeActions`. A colleague is there once. It raises no revision: whoever joins late signs the one that holds.',
    'jsa.signAttendee':
      'One’s own line takes a drawing, or one’s name and password. A line of somebody else takes a drawing alone, on the device of the author, the supervisor or whoever edits all analyses; that person is kept as the witness. The job must be active and in its time.',
    'jsa.attendeeActions':
      '`join` adds whoever asks to the crew of a job that is ready, active or stopped. `leave` and `return` are one’s own, or said by the author or the supervisor. Who has left counts among the signatures only if they had signed.',
    'jsa.act':
      '`submit` needs a supervisor, a time, a hazard with a control in each, and both risks rated, the residual one above the initial one in neither digit; up to a residual Medium it makes the analysis ready, High waits for its supervisor, Severe for somebody who edits all analyses, Unacceptable is refused, and so is what nobody may approve. Nobody approves what they wrote or submitted, nor hazards that they wrote. `stop` is open to whoever may read the analysis, also after its time is over, where it stays expired. `resume` and `rebrief` raise the revision: everybody signs again. `close` takes what the crew has learnt as its reason. What was never opened is neither stopped nor closed.',
    'jsa.clone':
      'Takes the job, its hazards and its controls; its times, its weather and its crew are of that day. The copy is its maker’s own draft.',
    'jsa.share':
      'Whoever reads the analysis by more than a share may share it, in every state. Whom it was shared with reads it and may stop the work, and that is all. Who writes it, runs it or is of its crew has it already, and is not told. At most 200 people have it by a share.',
    'jsa.unshare':
      'By those who write the analysis, or by whoever shared it, as long as they may share it.',
    'jsa.saveFiles':
      'By those who write the analysis, until it is closed, expired or cancelled. It raises no revision.',
    'jsa.removeFile':
      'By those who write the analysis, until its sign-on is opened: what was signed keeps its files.',
    'jsa.remove':
      'A draft that was submitted before, and taken back or returned, is cancelled instead of deleted.',
    'jsa.star': 'By those who may edit all analyses, once the analysis was submitted.',
    'jsa.masterHazards':
      'Drafts are listed for those who may create, edit or delete hazards; what is in use and what was retired for whoever has to do with analyses.',
    'jsa.saveMasterHazard':
      'A draft needs a title alone, and what is left out is emptied. What is in use keeps what its activation asked for; what was retired is not edited.',
    'jsa.moveMasterHazard':
      '`activate` needs a category, a tag, a control, and both risks rated, the residual one above the initial one in neither digit. `review` puts the next review a year away, as `activate` and `reinstate` do. `retire` needs a reason.',
  },
  inputs: {
    'jsa.list': { section, ...filters, ...paging('Rows', 20) },
    'jsa.excel': { section, ...filters },
    'jsa.pdfFile': stampWords,
    'jsa.keepFilter': narrowing,
    'jsa.keptFilter': { filter: 'What `jsa-filter` answered when it was kept.' },
    'jsa.excelFile': {
      section,
      ...filters,
      expires: 'From the address.',
      signature: 'From the address.',
    },
    'jsa.get': paging('Events of the history', 50),
    'jsa.save': {
      jsaId: 'The analysis that is edited; left out, a new draft is made.',
      title: '2 to 150 characters; the one field that a draft needs.',
      description: 'What is done, at most 2,000 characters.',
      shift: '`day` unless said otherwise.',
      startsAt:
        'When the work begins: ISO 8601 with a zone, or YYYY-MM-DDTHH:MM on the wall clock of your zone.',
      expiresAt:
        'When the analysis ends, at most 16 hours later; left out, 12 hours after it begins.',
      crewId: 'The code of a crew.',
      padId: 'The id of a pad.',
      customerId: 'The id of a customer.',
      well: 'The well, at most 100 characters.',
      location: 'Where it is, at most 150 characters.',
      supervisorId: 'Who runs the job, and approves a residual risk of High.',
      permits: 'What must be permitted beside, by ids of the vocabulary.',
      ppe: 'What everybody wears, at most 500 characters.',
      emergency: 'Muster point, radio channel, hospital; at most 1,000 characters.',
      weather: 'At most 500 characters.',
      simops: 'Who else works there at the same time, at most 500 characters.',
      change,
    },
    'jsa.saveHazards': {
      hazards:
        'Up to 40, each as `jsa.hazards` answers it: the step of the work, the hazard, its risks and its controls; a form sends them as JSON.',
      change,
    },
    'jsa.saveAttendees': {
      attendees:
        'Up to 60, each a colleague by `personId`, or a visitor by name and company; a form sends them as JSON.',
    },
    'jsa.signAttendee': {
      revision: 'The revision that was read; where another one holds by now, nothing is signed.',
      language: 'The language that the statement was read in; left out, that of the line.',
      kind: '`drawn` or `typed`.',
      name: 'For `typed`: the name of your account.',
      password: 'For `typed`: your password.',
      file: 'For `drawn`: the picture of the signature.',
    },
    'jsa.attendeeActions': {
      event: '`join`, `leave` or `return`.',
      attendeeId: 'Whose line it is; left out, your own.',
    },
    'jsa.act': {
      event: 'The move, by its name; `allowedEvents` says which are open to you now.',
      reason: 'Why, at most 500 characters; wanted where `needsReason` of the event says so.',
    },
    'jsa.share': { personIds: shareWords.personIds },
    'jsa.unshare': { personId: shareWords.personId },
    'jsa.saveFiles': { file: 'JPEG, PNG, WebP or PDF of at most 15 MB; thirty an analysis.' },
    'jsa.star': { isStar: 'Whether it is an exemplar.' },
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
  answers: { 'jsa.keepFilter': { filter: keptNameWords } },
  parts: {
    JsaRow: {
      revision: 'Rises with each change that the crew signs anew.',
      signaturePercentage:
        'Who has signed this revision of those who are there; who has left counts if they had signed.',
      residualRisk: 'The worst of its hazards: likelihood digit, then severity digit.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
    MasterHazard: {
      initialRisk: 'Likelihood digit, then severity digit: 35 is likelihood 3 with severity 5.',
      residualRisk: 'The same with its controls in place.',
      reviewDue: 'The day of the next review; null for a draft and for what is retired.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
  },
} as const satisfies AreaWords<'jsa'>
