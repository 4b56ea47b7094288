import type { AppLoadContext } from '@remix-run/node'
import type { FillAgain } from '../../fill-out/fill-data.ts'

/** Where the fill page of an entry was posted. */
export interface PostContext {
  context: AppLoadContext
  request: Request
  myFormId: string
}

/** The page again, with everything saved that was typed. */
export function nothingTyped({ context, request }: PostContext): FillAgain {
  return {
    formKey: context.mintFormKey(),
    section: new URL(request.url).searchParams.get('section'),
    typed: {},
    problems: {},
    typedBeside: {},
    messages: [],
    conflicts: {},
    missing: [],
    isRefused: false,
  }
}
