import {
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { type CommentPrivacy, commentProblemOf, countOf, draftOf } from './comment.rules.ts'
import {
  CommentContext,
  FormContext,
  type SharedForm,
  useForm,
  useThread,
} from './comment-thread.context.ts'
import {
  Cancel,
  Counter,
  Field,
  Label,
  Privacy,
  PrivacyInput,
  PrivacyLabel,
  PrivacyOption,
  Problem,
  Submit,
} from './comment-thread.fields.tsx'

/* Form */

/** Props of `CommentThread.Form`: those of a `form`. */
export interface FormProps extends FormHTMLAttributes<HTMLFormElement>, AsChild {
  /** What a server found wrong with what it was sent. */
  problem?: string | undefined
}

/**
 * Adds a comment, or inside an `Item` edits its comment. The fields are `comment`, `privacyType` and
 * when editing `commentId`; without JavaScript the form is sent to its `action`.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function CommentForm(
  { asChild = false, className, onSubmit, problem: given, children = <FormContent />, ...props },
  ref,
) {
  const { words, isHeard, add, edit, busy, addProblem, editProblem, savedId } = useThread('Form')
  const comment = useContext(CommentContext)
  const failure = !comment ? addProblem : comment.id === savedId ? editProblem : undefined
  const [problem, setProblem] = useState(given)
  const [count, setCount] = useState(() => countOf(comment?.comments ?? ''))
  const form = useRef<HTMLFormElement>(null)
  const kind = comment ? 'edit' : 'add'
  const isBusy = busy === kind
  useEffect(() => {
    // What was written before the script had come counts too; where nothing was typed, the field
    // follows its comment.
    setCount(countOf(fieldOf(form.current)?.value ?? ''))
  }, [comment?.comments])

  const send = async (node: HTMLFormElement) => {
    const draft = draftOf(node)
    const field = fieldOf(node)
    if (comment) {
      await edit(comment, draft)
      return
    }
    const text = field?.value ?? ''
    const show = (value: string) => {
      if (field) {
        field.value = value
        setCount(countOf(value))
      }
    }
    // The comment stands in the thread now; what fails comes back.
    show('')
    if ((await add(draft)) === 'done') {
      node.reset()
    } else {
      show(text)
    }
  }
  const take = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) {
      return
    }
    const node = event.currentTarget
    const wrong = commentProblemOf(draftOf(node).comment, words)
    setProblem(wrong)
    if (wrong !== undefined) {
      event.preventDefault()
      fieldOf(node)?.focus()
    } else if (isHeard[kind]) {
      event.preventDefault()
      if (busy === undefined) {
        void send(node)
      }
    }
  }
  const shared: SharedForm = {
    id: useId(),
    comment,
    problem,
    failure: failure === '' ? words.failed : failure,
    isBusy,
    count,
    write: (text) => {
      setCount(countOf(text))
      setProblem(undefined)
    },
  }
  const Part = asChild ? Slot : 'form'
  return (
    <FormContext.Provider value={shared}>
      <Part
        method="post"
        noValidate
        aria-busy={isBusy || undefined}
        {...props}
        onSubmit={take}
        ref={joinRefs(form, ref)}
        className={classNames('hp-comment-form', className)}
      >
        {comment && <input type="hidden" name="commentId" value={comment.id} />}
        {children}
      </Part>
    </FormContext.Provider>
  )
})

function fieldOf(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem('comment')
  return field instanceof HTMLTextAreaElement ? field : undefined
}

const privacies: readonly CommentPrivacy[] = ['public', 'private']

function FormContent(): ReactNode {
  const { words } = useThread('Form')
  const { comment } = useForm('Form')
  const chosen = comment?.privacyType ?? 'public'
  return (
    <>
      <Label part="label" />
      <Field part="field" />
      <Problem part="problem" />
      <Counter part="counter" />
      <Privacy part="privacy">
        <PrivacyLabel />
        {privacies.map((privacy) => (
          <PrivacyOption key={privacy}>
            <PrivacyInput value={privacy} defaultChecked={privacy === chosen} />
            {words[privacy]}
          </PrivacyOption>
        ))}
      </Privacy>
      <div className="hp-comment-actions">
        <Cancel part="cancel" />
        <Submit part="submit" />
      </div>
    </>
  )
}
