import { somethingWentWrong } from './response-sentences.ts'

/**
 * The problems that a client finds by itself, apart from the table so that a small page carries
 * four sentences and not all of them. No host said anything, so the first three have no HTTP status.
 */
export const ownProblems = {
  unreachable: {
    status: 0,
    message: 'The server cannot be reached just now. Please check the connection and try again.',
  },
  timed_out: {
    status: 0,
    message: 'No answer came in time. Please check the connection and try again.',
  },
  aborted: { status: 0, message: 'This was given up before an answer came.' },
  unexpected: { status: 500, message: somethingWentWrong },
} as const
