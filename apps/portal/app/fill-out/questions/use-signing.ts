import {
  createRepeatableCall,
  myFormsSign,
  type RemoteInput,
  type Reply,
} from '@holdpoint/api/calls'
import type { Answer, Said } from '@holdpoint/forms'
import { useState } from 'react'
import { signingWords } from '../language/answering.words.ts'
import { refusalSaid, signingRefusal } from '../language/refusal-said.ts'
import type { FillerActions } from '../filler-store.ts'
import { callApi, isUnanswered } from '../saving/api-call.ts'

type SignCall = NonNullable<typeof myFormsSign.card>
type SignInput = RemoteInput<SignCall>
type SignReply = Reply<SignCall>

/**
 * Signs by a call of its own, once everything else is saved: a signature stands for the answers
 * that the server has, and those must be the ones on the page.
 */
export function useSigning(
  myFormId: string,
  questionKey: string,
  actions: FillerActions,
  formLanguage: string,
  onSigned: () => void,
) {
  const { words, lang } = signingWords(formLanguage)
  /** Says what stands in the way, or, with null, that it is gone. */
  const complain = (message: string | null) =>
    setProblem(message === null ? null : { message, lang })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Said | null>(null)
  const [repeatable] = useState(() => createRepeatableCall())

  async function send(input: Pick<SignInput, 'kind' | 'file' | 'name' | 'password'>) {
    setBusy(true)
    setProblem(null)
    const answersRev = await actions.readyToSign(questionKey)
    if (answersRev === null) {
      setBusy(false)
      complain(words.notSaved)
      return
    }
    const reply = await repeatable(input.kind, (idempotencyKey) =>
      callApi(myFormsSign, { myFormId, questionKey, answersRev, ...input }, { idempotencyKey }),
    )
    setBusy(false)
    if (reply.status !== 200) {
      setProblem(reasonOf(reply, { message: words.failed, lang }))
      return
    }
    const signature = signatureIn(reply.content.answer)
    actions.learn(questionKey, signature === undefined ? {} : { signature }, reply.content.revs)
    onSigned()
  }

  return {
    isBusy,
    problem,
    complain,
    signDrawn: (picture: Blob) =>
      send({ kind: 'drawn', file: new File([picture], 'signature.png', { type: picture.type }) }),
    signTyped: async (name: string, password: string) => {
      if (name === '' || password === '') {
        complain(name === '' ? words.nameFirst : words.passwordFirst)
        return
      }
      await send({ kind: 'typed', name, password })
    },
  }
}

function reasonOf(reply: Exclude<SignReply, { status: 200 }>, failed: Said): Said {
  if (reply.status !== 'problem') {
    return { message: reply.message, lang: 'en' }
  }
  return isUnanswered(reply.problem)
    ? failed
    : refusalSaid(signingRefusal(reply.problem, failed.lang), failed.lang)
}

/** The signature's shape is the engine's, on the wire as everywhere. */
function signatureIn(answer: unknown): Answer['signature'] {
  return (answer as Answer | null)?.signature
}
