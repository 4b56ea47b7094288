import type { AppLoadContext } from '@remix-run/node'
import { contentOf } from '../session/content-of.server.ts'
import { exactTime } from '../ui/time.ts'

/** Loads what is known of a paper, or why nothing is; without a code nothing was asked. */
export async function loadPaper(context: AppLoadContext, request: Request) {
  const typed = (new URL(request.url).searchParams.get('code') ?? '').slice(0, 100)
  if (typed.trim() === '') {
    return { typed: '', problem: null, paper: null, status: 200 }
  }
  const answer = await context.api.papers.check({ code: typed })
  if (answer.status === 'problem' && isSayable(answer.problem)) {
    const { fields, message, status } = answer.problem
    return { typed, problem: fields[0]?.message ?? message, paper: null, status }
  }
  const { madeAt, changes, ...known } = contentOf(answer, request)
  const when = (at: string) => exactTime(at, context.timeZone)
  const { count, lastAt } = changes
  const paper = { ...known, madeAt: when(madeAt), count, lastAt: lastAt && when(lastAt) }
  return { typed, problem: null, paper, status: 200 }
}

const isSayable = ({ name }: { name: string }) => name === 'not_found' || name === 'invalid_input'

/** What the page shows of a paper. */
export type PaperView = NonNullable<Awaited<ReturnType<typeof loadPaper>>['paper']>
