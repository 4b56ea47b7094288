import { useState } from 'react'
import { isRouteErrorResponse, useLocation } from '@remix-run/react'
import { sentences, type InquiryCategory } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { buttonClass } from './button.tsx'
import { OctagonAlert } from './icons.ts'
import styles from './error-page.module.css'
import { Link } from './link.tsx'
import { useOnline } from './use-online.ts'

/** What loaders throw for a problem; see `contentOf`. */
export type ThrownProblem = { message: string; requestId: string }

type ErrorWords = {
  title: string
  happened: string
  kept: string
  next: string
  /** The same page may well come when it is asked for once more. */
  canTryAgain?: boolean
  /** What whoever is signed in may ask those who administer Holdpoint, and what the way there says. */
  ask?: { category: InquiryCategory; text: string }
}

interface ErrorPageProps {
  error: unknown
  /** The request of the document, for errors that carry none of their own. */
  requestId?: string | undefined
  /** Inquiries are for those who are signed in. */
  isSignedIn: boolean
}

/** What happened, what was kept, what to do, and a number by which the log finds it. */
export function ErrorPage({ error, requestId, isSignedIn }: ErrorPageProps) {
  const thrown = thrownProblem(error)
  const { pathname, search } = useLocation()
  // It says what was so when the page failed: the network may be back by now.
  const isOnline = useOnline()
  const [wasOnline] = useState(isOnline)
  const isAnswer = isRouteErrorResponse(error)
  const words =
    wasOnline || isAnswer ? wordsOf(isAnswer ? error.status : 500, thrown?.message) : cutOff
  const id = words === cutOff ? undefined : thrown?.requestId || requestId
  const page = `${pathname}${search}`
  return (
    <div className={styles.page}>
      <OctagonAlert aria-hidden="true" className={styles.icon} />
      <h1>{words.title}</h1>
      <p>{words.happened}</p>
      <p>{words.kept}</p>
      <p>{words.next}</p>
      <p className={styles.ways}>
        {words.canTryAgain === true && (
          <a className={buttonClass()} href={page}>
            Try again
          </a>
        )}
        {isSignedIn && words.ask !== undefined && (
          <Link
            className={buttonClass()}
            to={paths.editInquiry({ page, category: words.ask.category })}
          >
            {words.ask.text}
          </Link>
        )}
        <Link className={buttonClass()} to={paths.myForms()}>
          Go to {sentences.myForms.title}
        </Link>
      </p>
      {id !== undefined && id !== '' && (
        <p className={styles.id}>
          If you report this, name the request <code>{id}</code>
        </p>
      )}
    </div>
  )
}

/** Where a page could not be fetched because the browser knows of no network. */
const cutOff: ErrorWords = {
  title: 'You are offline',
  happened: 'This page could not be fetched without a network.',
  kept: 'What was saved before is safe.',
  next: 'Try again once there is a network.',
  canTryAgain: true,
}

function wordsOf(status: number, message: string | undefined): ErrorWords {
  if (status === 404) {
    return {
      title: 'Nothing here',
      happened: message ?? 'There is no page at this address.',
      kept: 'Nothing was changed.',
      next: 'The address may be mistyped, or what it led to may have been deleted.',
    }
  }
  if (status === 403) {
    return {
      title: 'Not open to you',
      happened: message ?? 'You may not see this.',
      kept: 'Nothing was changed.',
      next: 'If you need it for your work, ask for access.',
      ask: { category: 'access', text: 'Ask for access' },
    }
  }
  if (status === 429 || status === 503) {
    return {
      title: 'Please wait a moment',
      happened: message ?? 'Holdpoint cannot answer just now.',
      kept: 'What was saved before is safe.',
      next: 'Wait a few seconds, then load this page again.',
      canTryAgain: true,
    }
  }
  return {
    title: 'This did not work',
    happened: message ?? sentences.failures.somethingWentWrong,
    kept: 'What was saved before is safe.',
    next: 'Load this page again. If it happens again, report it.',
    canTryAgain: true,
    ask: { category: 'bug', text: 'Report it' },
  }
}

function thrownProblem(error: unknown): ThrownProblem | undefined {
  if (!isRouteErrorResponse(error)) {
    return undefined
  }
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null) {
    return undefined
  }
  const { message, requestId }: Partial<Record<keyof ThrownProblem, unknown>> = data
  return typeof message === 'string' && typeof requestId === 'string'
    ? { message, requestId }
    : undefined
}
