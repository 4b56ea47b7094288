import {
  type ButtonHTMLAttributes,
  type ChangeEvent,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { commentLengthMax } from '@holdpoint/api/vocabulary'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useParent } from '../internals/use-parent.ts'
import {
  type Comment,
  type CommentPrivacy,
  commentProblemOf,
  countOf,
  draftOf,
} from './comment.rules.ts'
import { CommentContext, useThread } from './comment-thread.context.ts'

type Shared = {
  id: string
  /** The comment that is edited; none where one is added. */
  comment: Comment | undefined
  problem: string | undefined
  failure: string | undefined
  isBusy: boolean
  count: number
  write: (text: string) => void
}

const FormContext = createContext<Shared | undefined>(undefined)

function useForm(name: string): Shared {
  return useParent(FormContext, `CommentThread.${name}`, 'CommentThread.Form')
}

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
  const { words, isHeard, add, edit, busy, addProblem, editProblem } = useThread('Form')
  const comment = useContext(CommentContext)
  const failure = comment ? editProblem : addProblem
  const [problem, setProblem] = useState(given)
  const [count, setCount] = useState(() => countOf(comment?.comments ?? ''))
  const form = useRef<HTMLFormElement>(null)
  const kind = comment ? 'edit' : 'add'
  const isBusy = busy === kind
  useEffect(() => {
    // What was written before the script had come counts too.
    setCount(countOf(fieldOf(form.current)?.value ?? ''))
  }, [])

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
  const shared: Shared = {
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

/* Label, Field, Problem and Counter */

/** The name of the field. */
export const Label = part('label', 'hp-label hp-comment-label', () => {
  const { words } = useThread('Label')
  return { htmlFor: `${useForm('Label').id}-field`, children: words.fieldLabel }
})

/** Props of `CommentThread.Field`: those of a `textarea`. */
export interface FieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, AsChild {}

/** The text. When a comment is edited it takes the focus. */
export const Field = forwardRef<HTMLTextAreaElement, FieldProps>(function CommentField(
  { asChild = false, className, onChange, ...props },
  ref,
) {
  const { id, comment, problem, isBusy, write } = useForm('Field')
  const field = useRef<HTMLTextAreaElement>(null)
  const isEdit = comment !== undefined
  useEffect(() => {
    if (isEdit) {
      field.current?.focus()
    }
  }, [isEdit])
  const Part = asChild ? Slot : 'textarea'
  return (
    <Part
      id={`${id}-field`}
      name="comment"
      rows={2}
      required
      defaultValue={comment?.comments}
      readOnly={isBusy}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={`${id}-problem ${id}-count`}
      {...props}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
        onChange?.(event)
        write(event.target.value)
      }}
      ref={joinRefs(field, ref)}
      className={classNames('hp-field hp-comment-field', className)}
    />
  )
})

/** Says what is wrong with the text, or why it was not sent. It is there before its words. */
export const Problem = part('p', 'hp-problem hp-comment-problem', () => {
  const { id, problem, failure } = useForm('Problem')
  return { id: `${id}-problem`, role: 'alert', children: problem ?? failure }
})

/** How many characters are written, of how many. */
export const Counter = part('span', 'hp-comment-counter', () => {
  const { id, count } = useForm('Counter')
  const { words } = useThread('Counter')
  const values = { count: String(count), max: String(commentLengthMax) }
  return {
    id: `${id}-count`,
    'data-over': count > commentLengthMax || undefined,
    children: fillWords(words.count, values),
  }
})

/* Privacy */

/** The two choices of who may read, in a group with a name. */
export const Privacy = part('fieldset', 'hp-comment-privacy')

/** The group's name. */
export const PrivacyLabel = part('legend', 'hp-comment-privacy-label', () => ({
  children: useThread('PrivacyLabel').words.privacyLabel,
}))

/** The label around a choice. */
export const PrivacyOption = part('label', 'hp-comment-privacy-option')

/** One choice, by its `value`; a new comment is public. */
export const PrivacyInput = part('input', 'hp-comment-privacy-input', () => ({
  type: 'radio',
  name: 'privacyType',
}))

/* Submit and Cancel */

/** Props of the thread's buttons: those of a `button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Sends the form. */
export const Submit = forwardRef<HTMLButtonElement, ButtonProps>(function CommentSubmit(
  { className, ...props },
  ref,
) {
  const { comment, isBusy } = useForm('Submit')
  const { words } = useThread('Submit')
  return (
    <ButtonPart
      type="submit"
      data-tone="go"
      aria-disabled={isBusy || undefined}
      {...props}
      onPress={() => undefined}
      ref={ref}
      className={classNames('hp-button hp-comment-submit', className)}
    >
      {props.children ?? (comment ? words.save : words.add)}
    </ButtonPart>
  )
})

/** Leaves a comment as it was. Shows nothing where one is added. */
export const Cancel = forwardRef<HTMLButtonElement, ButtonProps>(function CommentCancel(
  { className, ...props },
  ref,
) {
  const { comment } = useForm('Cancel')
  const { words, setEdited } = useThread('Cancel')
  return comment ? (
    <ButtonPart
      {...props}
      onPress={() => setEdited(undefined)}
      ref={ref}
      className={classNames('hp-button hp-comment-cancel', className)}
    >
      {props.children ?? words.cancel}
    </ButtonPart>
  ) : null
})

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
