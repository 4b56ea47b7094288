import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the first page. */
export const homeWords = {
  answers: {
    'home.counts': {
      actions: 'Actions that wait for something that you do.',
      approvals: 'What waits for your signature or your decision.',
      jsas: 'Jobs that you are on the crew of, and have not signed on to.',
      lockouts:
        'Lockouts that wait for you: to sign, to take over, or to take off a lock of yours.',
      sqrs: 'Quality reports that wait for you: to investigate, or to close. What you verify and approve is among `approvals`.',
      sheets: 'Safety data sheets that people asked for and wait for, where you keep sheets.',
      messages: 'Messages that you have not opened, or that wait for your acknowledgement.',
      critical: 'Critical messages that wait for your acknowledgement, the newest first.',
    },
    'home.get': {
      firstSteps:
        'What makes a new installation ready, for administrators until a first form is handed in.',
      waiting: 'Each kind of which something waits, in the order in which it presses.',
      running:
        'The jobs and the lockouts that run where you work now, as far as you may read them.',
      thanks: 'The thanks of the last seven days that name you, the newest first; three at most.',
      quickFill: 'The forms that were filled last, then others that you may start; six at most.',
    },
  },
  parts: {
    Running: {
      pads: 'The pads on which you, or your crew, have a job or a lockout that runs.',
      jobs: 'Your own first; four at most.',
      lockouts: 'Those that wait for you first; four at most.',
    },
    Thanks: { entry: 'The form it stands on; null where you may not read it.' },
    Waiting: { first: 'What comes first: where it is alone, it may be opened at once.' },
  },
} as const satisfies AreaWords<'home'>
