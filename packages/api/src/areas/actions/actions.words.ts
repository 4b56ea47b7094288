import type { AreaWords } from '../../openapi/area-words.ts'
import {
  choiceWords,
  flagWords,
  keptFilterWords,
  keptNameWords,
  paging,
  placeWords,
  stampWords,
} from '../../openapi/shared-words.ts'

const narrowing = {
  status:
    'Statuses. Where none is named, only what is still to be done is listed: neither `closed` nor `cancelled`.',
  priority: 'Priorities: `low`, `medium`, `high`, `critical`.',
  type: 'Types: `corrective`, `preventive`, `immediate`, `improvement`, `task`, `learning`.',
  source:
    'Kinds of records that they were raised from: `my_form`, `sqr`, `jsa`, `loto`, `topic`; `none` for no record.',
  overdue: flagWords('what is due before today and not closed'),
  myActions: flagWords('actions that you do, own, raised or verify'),
  myTeamActions: flagWords('actions that somebody of your team does'),
  countries: placeWords('Codes or names of countries'),
  districts: choiceWords('Codes of districts'),
  businessUnits: choiceWords('Codes of business units'),
  crews: placeWords('Codes of crews'),
  assetIds: choiceWords('Ids of equipment'),
  padNames: choiceWords('Ids or names of pads'),
  customers: choiceWords('Ids of customers'),
  createdBy: choiceWords('Ids of the people who raised them'),
  assignees: choiceWords('Ids of the people who do them'),
  owners: choiceWords('Ids of the people who own them'),
  verifiers: choiceWords('Ids of the people who verify them'),
  fromDate:
    'YYYY-MM-DD, the first day on which an action was raised, in your time zone. Left out, all days; `none` says the same.',
  toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
} as const

const filters = {
  ...narrowing,
  section:
    'The tab: `mine` holds what you do, own, raised or verify, `team` what somebody of your team does, `all` whatever you may see. `mine` unless said otherwise.',
  search: 'A part of the title or of the number, at most 200 characters.',
  filter: keptFilterWords('actions-filter'),
  orderBy: 'The column to sort by; `due` unless said otherwise.',
  orderByAsc:
    '1 sorts upwards, 0 downwards. Due dates, titles and states rise, numbers, priorities and days of raising fall unless said otherwise.',
} as const

const reason = 'Why, at most 500 characters; wanted where `needsReason` of the event says so.'
const event = 'The move, by its name; `allowedEvents` of the action says which are open to you now.'

const origin = {
  sourceType:
    'What kind of record it is raised from: `my_form`, `sqr`, `jsa`, `loto`, `topic`; left out for none.',
  sourceId: 'The id of that record, which must be open to you.',
  questionKey:
    'Of a form or a topic: the question. Its words, its answer and its photos come along.',
} as const

/** What a draft of an action holds. */
export const draftWords = {
  title: '2 to 150 characters.',
  description: 'At most 1,000 characters.',
  type: 'What it is for; `corrective` unless said otherwise.',
  priority: 'How much it presses; `medium` unless said otherwise.',
  assigneeIds: 'Who does it: 1 to 9,999 people.',
  ownerId: 'Who answers for it; left out, whoever raises it.',
  verifierId: 'Who looks whether it was done; left out, nobody has to.',
  dueOn: 'YYYY-MM-DD, not before today.',
  controlLevel: 'Where in the hierarchy of controls the cure stands.',
  assetId: 'The equipment that it is about.',
  workOrderId:
    'The work order that does it; until it is done, or waived by the owner, the action is not completed.',
  evidenceMin: 'How many files of evidence it takes to complete it, 0 to 10; 0 unless said.',
  effectivenessDays:
    'How many days after its completion it is asked whether it has helped: 30, 60 or 90; left out for never.',
  repeatEveryDays:
    'After how many days it comes again, once it is closed: 7, 14, 30, 91, 182 or 365; left out for once.',
}

/** What may be shown of what was found. */
export const foundWords = {
  files:
    'Up to ten photos or PDFs of what was found, when it is raised: JPEG, PNG, WebP or PDF of at most 15 MB each. They stand with what it was raised from and are no evidence.',
}

/** What the documents say of the calls about actions. */
export const actionsWords = {
  notes: {
    'actions.board':
      'A state that no action is in is left out. Each state is counted up to 10,000; above that `isTotalAbout` is true.',
    'actions.save':
      'Without `actionId` it raises an action, with it the named one is edited: what is left out is then emptied or takes its usual value. Nothing is edited once it is closed.',
    'actions.add': 'All of them are raised or, with any one refused, none.',
    'actions.remove':
      '203: it was not deleted, because it belongs to a safety quality report or somebody else has it by now; `message` says which.',
    'actions.move':
      'What an event takes beside its name is told by the event: `hold` and `extend` want `dueOn`, `reassign` wants `assigneeIds`, `reissue` takes them. `waiveWorkOrder` lets an action be completed whose work order is not done. `complete` leads to `pending_verification` where there is a verifier; `notEffective` raises a new action, with which this one is closed.',
    'actions.savePending': 'One that is refused keeps no other from being done.',
    'actions.excel':
      'A workbook holds at most 1,048,575 actions. 222: the list is longer, and `content` says how long it is and how long it may be.',
  },
  inputs: {
    'actions.list': { ...filters, ...paging('Rows', 20) },
    'actions.board': {
      ...filters,
      pLimit: 'How many actions of each state, 1 to 50; 8 unless said otherwise.',
    },
    'actions.keepFilter': narrowing,
    'actions.keptFilter': { filter: 'What `actions-filter` answered when it was kept.' },
    'actions.excel': filters,
    'actions.excelFile': { ...filters, ...stampWords },
    'actions.history': paging('Events', 50),
    'actions.pending': paging('Rows', 20),
    'actions.save': { ...draftWords, ...origin, ...foundWords },
    'actions.add': {
      sourceType: origin.sourceType,
      sourceId: origin.sourceId,
      actions:
        'A list of 1 to 100 actions, each with the fields of `POST /actions` and a `questionKey` of its own. A form post carries it as JSON text.',
    },
    'actions.remove': {
      assignedActionId: 'The assignment that was shown; one that was handed on since is kept.',
    },
    'actions.removeSqrAction': { sqrId: 'The id of the report that it belongs to.' },
    'actions.move': {
      event,
      reason,
      dueOn: 'YYYY-MM-DD: the new due date, or the day on which an action on hold goes on.',
      assigneeIds: 'Who does it from now on: 1 to 9,999 people.',
    },
    'actions.savePending': {
      ...{ actionIds: 'Up to 100 actions.', event, reason },
      rowVersions:
        'The `rowVersion` of each action as it was seen, in the order of `actionIds`: one that was changed since is not moved.',
    },
    'actions.addFile': { file: 'JPEG, PNG, WebP or PDF of at most 15 MB; thirty an action.' },
    'actions.workOrders': { workOrderNumber: 'The beginning of a number.' },
    'actions.workOrderInfo': { workOrderId: 'The id that `GET /work-orders` answers.' },
    'actions.assets': {
      search: 'A part of the code or of the name, at most 100 characters.',
      assetIds: 'Exactly this equipment; `search` is passed over then.',
    },
    'actions.linkSuggestion': {
      assetId: 'The equipment that it is about.',
      questionKey: 'The key of a question of that entry.',
    },
  },
  answers: {
    'actions.keepFilter': { filter: keptNameWords },
  },
  parts: {
    Action: {
      assignedActionId: 'Your own assignment; of somebody else’s action, the first one.',
      statusReason: 'What was said when it came into this state.',
      assignees: 'The first three who do it.',
      isOverdue: 'True for what is due before today, in your time zone, and not closed.',
      waitsUntil: 'The day on which it goes on, or on which it is asked whether it has helped.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
    AllowedEvent: {
      kind: '`main` is what most people do next, `refusing` says no or destroys.',
      why: 'Why it is closed; null while it is open.',
    },
    Asset: { isRetired: 'It is not offered any more, and goes on being named.' },
    SourceOfAction: {
      number: 'Null where there is none, and for a quality report that you may not read.',
      question: 'The question and its answer in the words of the moment when it was raised.',
    },
    WorkOrder: { cost: 'In US dollars, as the maintenance system says.' },
  },
} as const satisfies AreaWords<'actions'>
