import { describe, expect, test } from 'vitest'
import type { Reply } from '../envelope.ts'
import { isProblemName, problem, problems, type ProblemName } from '../problems.ts'
import { respond, type Screen } from './respond.ts'
import { myFormsHandling } from './response-rules.ts'
import {
  endsSession,
  outcomeOf,
  outcomeOfThrown,
  type Handling,
  type Outcome,
} from './responses.ts'

// Section 8 of the specification, one row for each branch.

const requestId = 'r-1'
const ok = (message: string): Reply => ({ status: 200, content: null, message, requestId })
const refused = (errors: string[], message: string): Reply => ({
  status: 222,
  content: null,
  errors,
  message,
  requestId,
})
const notDone = (message: string): Reply => ({ status: 203, message, requestId })
const failed = (
  name: ProblemName,
  more: { message?: string; status?: number; reason?: string; retryAfterS?: number } = {},
): Reply => {
  const { status = problems[name].status, reason, ...extras } = more
  const details = reason === undefined ? {} : { reason }
  return {
    status: 'problem',
    problem: { ...problem(name, { ...extras, details }), status },
    requestId,
  }
}

const silent: Outcome = { show: null, goTo: null, retry: null, signsOut: false }
const shows = (
  kind: 'toast' | 'dialog' | 'line',
  title: 'Error' | 'Success' | 'Warning',
  text: string,
): Outcome => ({ ...silent, show: { kind, title, text, requestId } })
const retries = (outcome: Outcome, afterS = 0): Outcome => ({ ...outcome, retry: { afterS } })
const leaves: Outcome = { ...silent, goTo: '/no-access?type=my_forms' }

const cases: [string, Reply, Handling, Outcome][] = [
  ['200 is silent unless its message is enabled', ok('Saved.'), {}, silent],
  [
    '200 shows its message when enabled',
    ok('Saved.'),
    { showsSuccess: true },
    shows('toast', 'Success', 'Saved.'),
  ],
  ['200 without a message is silent all the same', ok(''), { showsSuccess: true }, silent],
  [
    '222 shows the first of its errors',
    refused(['One.', 'Two.'], 'All.'),
    {},
    shows('dialog', 'Warning', 'One.'),
  ],
  [
    '222 without errors shows its message',
    refused([], 'All.'),
    {},
    shows('dialog', 'Warning', 'All.'),
  ],
  [
    '222 with an empty error shows its message',
    refused([''], 'All.'),
    {},
    shows('dialog', 'Warning', 'All.'),
  ],
  [
    '222 with nothing to say falls back',
    refused([], ''),
    {},
    shows('dialog', 'Warning', 'Something went wrong.'),
  ],
  [
    '203 shows its message',
    notDone('It is in use.'),
    {},
    shows('dialog', 'Error', 'It is in use.'),
  ],
  [
    '203 of a delete shows its message',
    notDone('It is in use.'),
    { isDelete: true },
    shows('dialog', 'Error', 'It is in use.'),
  ],
  [
    '203 of a delete without a message has a fallback',
    notDone(''),
    { isDelete: true },
    shows('dialog', 'Error', 'Oops! Something went wrong. Please try again.'),
  ],
  [
    '203 with nothing to say falls back',
    notDone(''),
    {},
    shows('dialog', 'Error', 'Something went wrong.'),
  ],
  [
    '403 shows the message of the server',
    failed('forbidden'),
    {},
    shows('dialog', 'Error', 'You may not do this.'),
  ],
  [
    '403 without a message',
    failed('forbidden', { message: '' }),
    {},
    shows('dialog', 'Error', 'Authentication Failed.'),
  ],
  [
    '404 shows the message of the server',
    failed('not_found'),
    {},
    shows('dialog', 'Error', 'There is nothing here.'),
  ],
  [
    '404 without a message',
    failed('not_found', { message: '' }),
    {},
    shows('dialog', 'Error', 'Authentication Failed.'),
  ],
  [
    '401 that could not be renewed signs out',
    failed('not_signed_in'),
    {},
    { ...shows('dialog', 'Error', 'Authentication Failed.'), signsOut: true },
  ],
  [
    '401 of a refresh signs out',
    failed('refresh_failed', { message: 'x' }),
    {},
    { ...shows('dialog', 'Error', 'Authentication Failed.'), signsOut: true },
  ],
  [
    '401 of a gateway signs out',
    failed('unexpected', { status: 401 }),
    {},
    { ...shows('dialog', 'Error', 'Authentication Failed.'), signsOut: true },
  ],
  [
    '401 of a wrong password is an answer like others',
    failed('sign_in_failed'),
    {},
    shows('dialog', 'Error', 'That email and password do not match.'),
  ],
  [
    'other failures show the message of the server',
    failed('wrong_state'),
    {},
    shows('dialog', 'Error', 'This is not possible in its present state.'),
  ],
  [
    'else the message of the error',
    failed('unexpected', { message: '', reason: 'Broken pipe.' }),
    {},
    retries(shows('dialog', 'Error', 'Broken pipe.')),
  ],
  [
    'else the fallback',
    failed('unexpected', { message: '' }),
    {},
    retries(shows('dialog', 'Error', 'Something went wrong.')),
  ],
  [
    'a failure of the server may be tried again',
    failed('database_unavailable', { retryAfterS: 2 }),
    {},
    retries(shows('dialog', 'Error', problems.database_unavailable.message), 2),
  ],
  [
    'too many at once may be tried again',
    failed('too_many_requests', { retryAfterS: 9 }),
    {},
    retries(shows('dialog', 'Error', problems.too_many_requests.message), 9),
  ],
  [
    'no host may be tried again',
    failed('unreachable'),
    {},
    retries(shows('dialog', 'Error', problems.unreachable.message)),
  ],
  [
    'an answer that did not come in time may be tried again',
    failed('timed_out'),
    {},
    retries(shows('dialog', 'Error', problems.timed_out.message)),
  ],
  ['what was given up says nothing', failed('aborted'), {}, silent],
  [
    'a download that arrived',
    ok(''),
    { isDownload: true },
    shows('toast', 'Success', 'File downloaded successfully.'),
  ],
  [
    'a download that failed',
    failed('unexpected'),
    { isDownload: true },
    retries(shows('dialog', 'Error', 'Failed to download file.')),
  ],
  [
    'a download that was not made says why',
    notDone('Too long ago.'),
    { isDownload: true },
    shows('dialog', 'Error', 'Too long ago.'),
  ],
  [
    'a download that was not made without a word',
    notDone(''),
    { isDownload: true },
    shows('dialog', 'Error', 'Failed to download file.'),
  ],
  [
    'a download that was refused without a word',
    refused([], ''),
    { isDownload: true },
    shows('dialog', 'Warning', 'Failed to download file.'),
  ],
  [
    '403 of a download',
    failed('forbidden'),
    { isDownload: true },
    shows('dialog', 'Error', 'You may not do this.'),
  ],
  ['My Forms: 403 on list', failed('forbidden'), myFormsHandling['myForms.list'], leaves],
  ['My Forms: 403 on create', failed('forbidden'), myFormsHandling['myForms.start'], leaves],
  ['My Forms: 403 on delete', failed('forbidden'), myFormsHandling['myForms.remove'], leaves],
  ['My Forms: 403 on PDF', failed('forbidden'), myFormsHandling['myForms.pdf'], leaves],
  [
    'My Forms: 404 on share',
    failed('not_found'),
    myFormsHandling['myForms.share'],
    { ...leaves, goTo: '/no-access?type=share' },
  ],
  [
    'My Forms: 403 on share',
    failed('forbidden'),
    myFormsHandling['myForms.share'],
    shows('dialog', 'Error', 'You may not do this.'),
  ],
  [
    'My Forms: 404 on list',
    failed('not_found'),
    myFormsHandling['myForms.list'],
    shows('dialog', 'Error', 'There is nothing here.'),
  ],
  [
    'My Forms: 403 on vote',
    failed('forbidden'),
    myFormsHandling['myForms.vote'],
    shows('dialog', 'Error', 'You may not do this.'),
  ],
  [
    'My Forms: another failure is a line that can be tried again',
    failed('unexpected'),
    myFormsHandling['myForms.list'],
    retries(shows('line', 'Error', 'Something went wrong.')),
  ],
  [
    'My Forms: a PDF that failed',
    failed('unexpected'),
    myFormsHandling['myForms.pdf'],
    retries(shows('line', 'Error', 'Failed to download file.')),
  ],
  [
    'My Forms: a delete that was not done',
    notDone(''),
    myFormsHandling['myForms.remove'],
    shows('dialog', 'Error', 'Oops! Something went wrong. Please try again.'),
  ],
]

describe('outcomeOf', () => {
  test.each(cases)('%s', (_title, reply, handling, outcome) => {
    expect(outcomeOf(reply, handling)).toEqual(outcome)
  })

  test('leaves no failure without a word, except one that was wanted', () => {
    for (const name of Object.keys(problems).filter(isProblemName)) {
      const { show, goTo } = outcomeOf(failed(name))
      expect(show !== null || goTo !== null).toBe(name !== 'aborted')
    }
  })
})

test.each([
  [new Error('The disk is full.'), 'The disk is full.'],
  [new Error(''), 'Something went wrong.'],
  ['odd', 'something went wrong'],
  [undefined, 'something went wrong'],
])('something thrown (%s) is told as "%s"', (error, text) => {
  expect(outcomeOfThrown(error)).toEqual({
    ...silent,
    show: { kind: 'dialog', title: 'Error', text, requestId: '' },
    retry: { afterS: 0 },
  })
  expect(outcomeOfThrown(error, { isQuiet: true }).show?.kind).toBe('line')
})

test('only a 401 that no password caused ends a session', () => {
  const ending = Object.entries(problems)
    .filter(([name, { status }]) => endsSession({ name, status }))
    .map(([name]) => name)
  expect(ending).toEqual(['not_signed_in', 'refresh_failed'])
})

describe('respond', () => {
  function screen() {
    const done: string[] = []
    const parts: Screen = {
      show: ({ text }, retry) => {
        done.push(`show ${text}${retry === undefined ? '' : ` again in ${retry.afterS}`}`)
        retry?.again()
      },
      go: (path) => void done.push(`go ${path}`),
      signOut: async () => void done.push('sign out'),
    }
    return { done, parts }
  }

  test('signs out before it says so', async () => {
    const { done, parts } = screen()
    await respond(outcomeOf(failed('not_signed_in')), parts)
    expect(done).toEqual(['sign out', 'show Authentication Failed.'])
  })

  test('leaves for the no-access page without a word', async () => {
    const { done, parts } = screen()
    await respond(outcomeOf(failed('forbidden'), myFormsHandling['myForms.list']), parts)
    expect(done).toEqual(['go /no-access?type=my_forms'])
  })

  test('offers to try again where that makes sense and somebody can', async () => {
    const { done, parts } = screen()
    const again = () => void done.push('again')
    await respond(outcomeOf(failed('unexpected')), parts, again)
    await respond(outcomeOf(failed('unexpected')), parts)
    await respond(outcomeOf(failed('wrong_state')), parts, again)
    expect(done).toEqual([
      'show Something went wrong. again in 0',
      'again',
      'show Something went wrong.',
      `show ${problems.wrong_state.message}`,
    ])
  })

  test('does nothing where there is nothing to do', async () => {
    const { done, parts } = screen()
    await respond(outcomeOf(ok('Saved.')), parts)
    expect(done).toEqual([])
  })
})
