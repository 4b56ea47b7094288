import { somethingWentWrong } from './response-sentences.ts'

/**
 * The problems that a client finds by itself, apart from the table so that a small page carries
 * three sentences and not all of them. No host said anything, so the first two have no HTTP status.
 */
export const ownProblems = {
  unreachable: {
    status: 0,
    message: 'The server cannot be reached just now. Please check the connection and try again.',
  },
  aborted: { status: 0, message: 'This was given up before an answer came.' },
  unexpected: { status: 500, message: somethingWentWrong },
} as const
