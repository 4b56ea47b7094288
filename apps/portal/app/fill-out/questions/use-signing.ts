import type { Answer } from '@holdpoint/forms'
import { useState } from 'react'
import { signWords } from '../fill-out.words.ts'
import type { FillerActions } from '../filler-store.ts'
import { callApi, type Answered } from '../saving/api-call.ts'

/** Signs by a call of its own: the signature is saved when it says so, apart from other answers. */
export function useSigning(
  myFormId: string,
  questionKey: string,
  actions: FillerActions,
  onSigned: () => void,
) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(call: () => Promise<Answered<'myForms.sign'>>) {
    setBusy(true)
    setProblem(null)
    const reply = await call()
    setBusy(false)
    if (reply.status !== 200) {
      setProblem(reasonOf(reply))
      return
    }
    const signature = signatureIn(reply.content.answer)
    actions.learn(questionKey, signature === undefined ? {} : { signature }, reply.content.revs)
    onSigned()
  }

  return {
    isBusy,
    problem,
    complain: setProblem,
    signDrawn: (picture: Blob) =>
      send(() => {
        const body = new FormData()
        body.set('myFormId', myFormId)
        body.set('questionKey', questionKey)
        body.set('kind', 'drawn')
        body.set('file', picture, 'signature.png')
        return callApi('myForms.sign', body)
      }),
    signTyped: async (name: string, password: string) => {
      if (name === '' || password === '') {
        setProblem(name === '' ? signWords.nameFirst : signWords.passwordFirst)
        return
      }
      await send(() =>
        callApi('myForms.sign', { myFormId, questionKey, kind: 'typed', name, password }),
      )
    },
  }
}

function reasonOf(reply: Exclude<Answered<'myForms.sign'>, { status: 200 }>): string {
  switch (reply.status) {
    case 'problem':
      return reply.problem.message
    case 222:
    case 203:
      return reply.message
    case 'none':
      return signWords.failed
  }
}

/** The signature's shape is the engine's, on the wire as everywhere. */
function signatureIn(answer: unknown): Answer['signature'] {
  return (answer as Answer | null)?.signature
}
