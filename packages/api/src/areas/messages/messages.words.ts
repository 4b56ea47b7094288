import type { AreaWords } from '../../openapi/area-words.ts'
import {
  audienceWords,
  choiceWords,
  flagWords,
  keptFilterWords,
  keptNameWords,
  paging,
  placeWords,
  stampWords,
} from '../../openapi/shared-words.ts'

const narrowing = {
  categories: 'Categories: `safety_alert`, `bulletin`, `policy_change`, `stand_down`, `weather`.',
  priority: 'Priorities: `normal`, `important`, `critical`.',
  unread: flagWords('messages that you have not opened'),
  countries: placeWords('Codes of countries that messages are for'),
  districts: choiceWords('Codes of districts that messages are for'),
  businessUnits: choiceWords('Codes of business units that messages are for'),
  crews: placeWords('Codes of crews that messages are for'),
  fromDate:
    'YYYY-MM-DD, the first day on which a message starts, in your time zone. Left out, all days; `none` says the same.',
  toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
} as const

const filters = {
  ...narrowing,
  section:
    'The tab: `inbox` holds the active messages that are for you, `sent` what is scheduled or active, `drafts` what is not sent, `ended` what has expired or was recalled: your own, or with the right all of them. `inbox` unless said otherwise.',
  search: 'A part of the title or of the number, at most 200 characters.',
  filter: keptFilterWords('messages-filter'),
  orderBy: 'The column to sort by; `unread` unless said otherwise.',
  orderByAsc: '1 sorts upwards, 0 downwards. Titles rise, the others fall unless said otherwise.',
} as const

const draft = {
  title: '2 to 150 characters; the one field that a draft needs.',
  category: 'What it is about.',
  description: 'What it says, 2 to 2,000 characters.',
  image: 'JPEG, PNG or WebP of at most 15 MB; left out, the one that it has stays.',
  priority: 'How much it presses; a critical one stands over every page until it is acknowledged.',
  startsAt: 'When it begins: ISO 8601 with a zone, or YYYY-MM-DDTHH:MM in your time zone.',
  endsAt: 'When it ends, spelled alike; after its start and after now.',
  requireAck: 'Whether it is to be acknowledged. A critical one always is.',
  ...audienceWords,
  send: 'Sends it, where it is still a draft: every required field must be there then.',
} as const

const language = 'The code of the language: `es`, `fr`, `pt`, `vi`, `zh` or `ar`.'

/** What the documents say of the calls of the message center. */
export const messagesWords = {
  notes: {
    'messages.create':
      'A draft needs a title alone. To be sent, a message needs a title, a category, a picture, a start and an end, country, district, department, business unit, priority, description and job title; what is missing is named field by field, and nothing is kept.',
    'messages.edit':
      'What is left out is emptied, the picture apart. A message that was sent keeps to what sending asks for. One that has expired or was recalled is not edited; `copy` makes a draft of it.',
    'messages.move':
      '`copy` answers the new draft. `recall` needs a reason; receipts and history stay.',
    'messages.saveText':
      'Whoever has chosen the language reads the message in it. It is acknowledged once for all languages, and asks nobody anew.',
    'messages.audience':
      'Somebody belongs who fits every part that names anything, or who is named. Where nothing is named, nobody belongs.',
    'messages.receive': 'What is not for the person, or not active, is passed over.',
    'messages.excel':
      'Whoever is not the author of a message, nor may see all of them, finds their own receipt alone. 222: the list is too long, and `content` says how long it is and how long it may be.',
  },
  inputs: {
    'messages.list': { ...filters, ...paging('Rows', 20) },
    'messages.keepFilter': narrowing,
    'messages.keptFilter': { filter: 'What `messages-filter` answered when it was kept.' },
    'messages.excel': filters,
    'messages.excelFile': { ...filters, ...stampWords },
    'messages.history': paging('Events', 50),
    'messages.create': draft,
    'messages.edit': {
      ...draft,
      askAgain: 'Asks everybody for a fresh acknowledgement. Left out, those that were given stay.',
    },
    'messages.move': {
      event: 'The move, by its name; `allowedEvents` says which are open to you now.',
      reason: 'Why, at most 500 characters; wanted where `needsReason` of the event says so.',
    },
    'messages.saveText': {
      language,
      title: '2 to 150 characters.',
      description: 'What it says, 2 to 2,000 characters.',
      edition:
        'The `edition` of the message that it says. Where it was changed since, 409. Left out, the present one.',
    },
    'messages.removeText': { language },
    'messages.audience': audienceWords,
    'messages.acknowledge': {
      round:
        'The `round` of the message as you read it. Where another one has begun since, 409: it is read again first. Left out, the present one is acknowledged.',
    },
    'messages.receive': {
      messageIds: 'Up to 200 messages.',
      opened: 'True where they were opened, and not only listed.',
    },
    'messages.receipts': {
      ...paging('Receipts', 50),
      search: 'A part of a person’s name.',
      state: 'Only those who came this far and no further.',
    },
  },
  answers: {
    'messages.keepFilter': { filter: keptNameWords },
    'messages.audience': { people: 'The first ten, by name.' },
  },
  parts: {
    Message: {
      status: 'Where it stands at this moment: `active` and `expired` follow from the clock.',
      changedAt: 'When it was changed after it had been sent.',
      own: 'How far you came with it; null where it is not for you.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
    MessageReceipt: {
      isInAudience: 'False for who was reached and does not belong to the audience any more.',
    },
  },
} as const satisfies AreaWords<'messages'>
