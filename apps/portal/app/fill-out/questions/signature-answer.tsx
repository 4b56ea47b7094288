import type { Signature } from '@holdpoint/forms'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { Undo2 } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import { stayAtQuestion } from '../focus.ts'
import { FormWords } from '../form-words.tsx'
import { writeIntent } from '../intent.ts'
import { signingWords } from '../language/answering.words.ts'
import type { AnswerPartProps } from './answer-part.ts'
import { SignaturePad } from '../../records/signing/signature-pad.tsx'
import { SignatureShown } from './signature-shown.tsx'
import { SigningWordsIn, useSigningWords } from '../../records/signing/signing-words.ts'
import { SigningWays } from '../../records/signing/signing-ways.tsx'
import { TypedSignature } from './typed-signature.tsx'
import { useSigning } from './use-signing.ts'
import styles from './signature.module.css'

interface SignatureAnswerProps extends AnswerPartProps {
  myFormId: string
  signature: Signature | undefined
  /** The name that was typed into a page that came back. */
  typedBeside: string
  timeZone: string
}

/**
 * A signature: drawn where there is a script, or by typed name and password, which works
 * everywhere and by keyboard.
 */
export function SignatureAnswer(props: SignatureAnswerProps) {
  return (
    <SigningWordsIn value={signingWords(props.lang)}>
      <SignatureParts {...props} />
    </SigningWordsIn>
  )
}

function SignatureParts(props: SignatureAnswerProps) {
  const { words, lang } = useSigningWords()
  const { question, signature, typedBeside: typedName, timeZone, myFormId, actions } = props
  const [isSigningAgain, setSigningAgain] = useState(false)
  /** The control that was pressed makes room for the signature, or for the ways to give one. */
  const change = (isAgain: boolean) => {
    setSigningAgain(isAgain)
    stayAtQuestion(question.key)
  }
  const signing = useSigning(myFormId, question.key, actions, props.lang, () => change(false))

  if (signature !== undefined && !isSigningAgain) {
    return (
      <div className={styles.signed}>
        <SignatureShown myFormId={myFormId} signature={signature} timeZone={timeZone} />
        <Button
          tone="quiet"
          name={fieldNames.intent}
          value={writeIntent({ kind: 'signAgain', key: question.key })}
          onClick={(event) => {
            event.preventDefault()
            change(true)
          }}
        >
          <Undo2 aria-hidden="true" />
          <FormWords lang={lang}>{words.again}</FormWords>
        </Button>
      </div>
    )
  }
  return (
    <SigningWays
      first={typedName === '' ? 'draw' : 'type'}
      beside={
        signature !== undefined && (
          <Button type="button" tone="quiet" onClick={() => change(false)}>
            {words.keep}
          </Button>
        )
      }
      draw={
        <SignaturePad
          isBusy={signing.isBusy}
          describedBy={props.describedBy}
          onSign={signing.signDrawn}
          onProblem={signing.complain}
        />
      }
      type={
        <TypedSignature
          questionKey={question.key}
          typedName={typedName}
          isBusy={signing.isBusy}
          onSign={signing.signTyped}
        />
      }
    >
      <div aria-live="polite">
        {signing.problem !== null && (
          <ErrorText>
            <span lang={signing.problem.lang}>{signing.problem.message}</span>
          </ErrorText>
        )}
      </div>
    </SigningWays>
  )
}
