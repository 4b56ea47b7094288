import type { TopicCategory, TopicStatus } from '@holdpoint/api'

// What the people of the demo world write down and ask each other.

/** Somebody of the demo cast; null for whoever the seed draws. */
export type Who = 'employee' | 'colleague' | 'manager' | 'reviewer' | 'approver' | 'admin' | null

/** An answer of the demo world. */
export type AnswerLine = {
  by: Who
  /** How many hours after the question. */
  after: number
  body: string
  votes?: number
  isAccepted?: boolean
  isOfficial?: boolean
}

/** A question of the demo world, how many days ago it was asked, and what became of it. */
export type QuestionLine = {
  by: Who
  daysAgo: number
  body: string
  isAnonymous?: boolean
  answers?: readonly AnswerLine[]
  /** Its place among the questions of the topic. */
  repeats?: number
}

/** A topic of the demo world. */
export type TopicLine = {
  owner: Exclude<Who, null>
  daysAgo: number
  title: string
  body: string
  category: TopicCategory | null
  status: TopicStatus
  isPinned?: boolean
  /** Open to these alone. */
  limitedTo?: readonly Exclude<Who, null>[]
  questions?: readonly QuestionLine[]
}

export const topicLines: readonly TopicLine[] = [
  {
    owner: 'reviewer',
    daysAgo: 34,
    title: 'Cold weather starts of pumps and blenders',
    body: 'From the first night below freezing: walk the hoses for ice before anything is pressured up, keep deck engines at idle until the oil is warm, and drain what stands still for more than an hour.',
    category: 'operations',
    status: 'published',
    isPinned: true,
    questions: [
      {
        ...{
          by: 'employee',
          daysAgo: 20,
          body: 'How long do we warm up the deck engine before it takes load?',
        },
        answers: [
          {
            by: null,
            after: 2,
            body: 'Fifteen minutes at idle has always been enough for us.',
            votes: 2,
          },
          {
            ...{ by: 'reviewer', after: 5, votes: 6, isAccepted: true, isOfficial: true },
            body: 'Until the oil is above 100 °F, however long that takes. The clock is no measure: last winter fifteen minutes was not enough on two pumps.',
          },
        ],
      },
      {
        ...{
          by: 'colleague',
          daysAgo: 6,
          body: 'Do we drain the suction header as well when we wait for wireline?',
        },
        answers: [
          {
            by: null,
            after: 9,
            body: 'We do when it is below 25 °F. Nobody has told us to, though.',
            votes: 1,
          },
        ],
      },
      { by: 'employee', daysAgo: 2, body: 'Who brings the glycol when ours runs out at night?' },
      {
        ...{ by: null, daysAgo: 15, body: 'How long must a deck engine warm up before load?' },
        repeats: 0,
      },
    ],
  },
  {
    owner: 'reviewer',
    daysAgo: 48,
    title: 'Whip checks and restraints on every treating line',
    body: 'Each connection above the ground has a whip check, each line a restraint rated for the pressure of the job. What has no tag is not used.',
    category: 'safety',
    status: 'published',
    questions: [
      {
        ...{ by: null, daysAgo: 30, body: 'Are the yellow slings good for 15,000 psi lines?' },
        answers: [
          {
            ...{ by: 'manager', after: 20, votes: 4, isAccepted: true },
            body: 'No. Yellow ends at 10,000 psi; on the 15,000 psi lines we rig the grey ones.',
          },
        ],
      },
      {
        ...{ by: null, daysAgo: 4, isAnonymous: true },
        body: 'What do I do when I am told to rig up with a tag that has run out?',
        answers: [
          {
            ...{ by: 'reviewer', after: 3, votes: 9, isOfficial: true },
            body: 'You stop the job, every one of us may. Tell me or your manager by name or without one; nobody will hold it against you.',
          },
        ],
      },
    ],
  },
  {
    owner: 'admin',
    daysAgo: 25,
    title: 'Holdpoint without a signal',
    body: 'Forms that were opened once can be filled in without a network. They wait on the device and are sent when there is one.',
    category: 'systems',
    status: 'published',
    questions: [
      {
        ...{ by: 'employee', daysAgo: 21, body: 'Where do I see what has not been sent yet?' },
        answers: [
          {
            ...{ by: 'admin', after: 1, votes: 3, isAccepted: true, isOfficial: true },
            body: 'Under your name, at “Waiting on this device”. What is there has reached nobody yet.',
          },
        ],
      },
      {
        by: 'manager',
        daysAgo: 3,
        body: 'Can two of us fill in one form on two tablets without a signal?',
      },
    ],
  },
  {
    owner: 'approver',
    daysAgo: 40,
    title: 'What counts as non-productive time',
    body: 'Whatever keeps the well from being pumped as planned, from the minute it stops. Say what stopped it, not who.',
    category: 'quality',
    status: 'published',
    questions: [
      {
        ...{
          by: 'manager',
          daysAgo: 33,
          body: 'Does waiting for sand that the customer brings count?',
        },
        answers: [
          {
            by: 'approver',
            after: 4,
            body: 'Yes, with the customer named as its cause.',
            votes: 2,
            isAccepted: true,
          },
        ],
      },
    ],
  },
  {
    owner: 'reviewer',
    daysAgo: 18,
    title: 'Reading a safety data sheet in two minutes',
    body: 'Sections 2, 4, 5, 6 and 8 in this order: what it does to you, what helps, what puts it out, what to do when it is spilled, what to wear.',
    category: 'environment',
    status: 'published',
  },
  {
    owner: 'admin',
    daysAgo: 55,
    title: 'New hands and their mentors',
    body: 'Whoever has been here for less than six months wears the green hat and works beside a mentor who is named on the sheet of the day.',
    category: 'people',
    status: 'published',
    questions: [
      {
        ...{
          by: null,
          daysAgo: 50,
          body: 'May a new hand run the grease unit if the mentor stands beside?',
        },
        answers: [
          {
            by: 'reviewer',
            after: 26,
            body: 'After the sign-off for it, yes. Before, they watch.',
            votes: 5,
          },
          { by: null, after: 30, body: 'We let them prime it and no more.', votes: 1 },
        ],
      },
    ],
  },
  {
    owner: 'admin',
    daysAgo: 9,
    title: 'Findings of the audit in October',
    body: 'For those who answer them, until the report is closed.',
    category: 'quality',
    status: 'published',
    limitedTo: ['reviewer', 'approver'],
    questions: [
      {
        by: 'approver',
        daysAgo: 5,
        body: 'Who writes the answer to finding 4, on torque records?',
      },
    ],
  },
  {
    owner: 'reviewer',
    daysAgo: 3,
    title: 'Grease and the cold: which one when',
    body: 'Still to be asked of the maker.',
    category: null,
    status: 'draft',
  },
  {
    owner: 'reviewer',
    daysAgo: 59,
    title: 'Face coverings on crew buses',
    body: 'Not asked for any more.',
    category: 'people',
    status: 'archived',
    questions: [
      {
        ...{ by: 'colleague', daysAgo: 57, body: 'Do we still need them on the night bus?' },
        answers: [{ by: 'reviewer', after: 2, body: 'No.', votes: 1, isAccepted: true }],
      },
    ],
  },
]
