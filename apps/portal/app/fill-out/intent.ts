import { readingLanguages, type ReadingLanguage } from '@holdpoint/api/vocabulary'
import type { InstanceChange } from '@holdpoint/forms'

/** What a button of the fill page asks for, beside saving what was typed. */
export type Intent =
  | { kind: 'stay' }
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'exit' }
  | { kind: 'submit' }
  | { kind: 'go'; part: string }
  | { kind: 'question'; key: string }
  | { kind: 'removePhoto'; key: string; uploadId: string }
  /** Leads to the page on which a photo is marked. */
  | { kind: 'markPhoto'; key: string; uploadId: string }
  /** Leads to the page on which a sketch is drawn. */
  | { kind: 'draw'; key: string }
  | { kind: 'signAgain'; key: string }
  | { kind: 'takeTheirs'; key: string }
  | { kind: 'raise'; key: string }
  /** Looks for people to pick, by the words beside the button. */
  | { kind: 'find'; key: string }
  /** One more of what is asked several times, one less, or one that was removed again. */
  | { kind: 'instances'; change: InstanceChange }
  | { kind: 'attach' }
  /** Leads to where the form is given to somebody else. */
  | { kind: 'handOver' }
  /** Shows forms in another language from now on. */
  | { kind: 'language'; reading: ReadingLanguage }
  /** Shows the sub-forms of this one. */
  | { kind: 'subForms' }
  /** Starts an entry of a form below this one. */
  | { kind: 'addSubForm'; formId: string }
  /** Goes to an entry below this one. */
  | { kind: 'entry'; id: string }
  /** Goes to the entry that this one is below of. */
  | { kind: 'parent'; id: string }

/** The value of the button. */
export function writeIntent(intent: Intent): string {
  switch (intent.kind) {
    case 'go':
      return `go:${intent.part}`
    case 'question':
      return `question:${intent.key}`
    case 'removePhoto':
      return `remove-photo:${intent.key}:${intent.uploadId}`
    case 'markPhoto':
      return `mark-photo:${intent.key}:${intent.uploadId}`
    case 'draw':
      return `draw:${intent.key}`
    case 'signAgain':
      return `sign-again:${intent.key}`
    case 'takeTheirs':
      return `take-theirs:${intent.key}`
    case 'raise':
      return `raise:${intent.key}`
    case 'find':
      return `find:${intent.key}`
    case 'instances':
      return writeChange(intent.change)
    case 'language':
      return `language:${intent.reading}`
    case 'subForms':
      return 'sub-forms'
    case 'addSubForm':
      return `add-sub-form:${intent.formId}`
    case 'entry':
      return `entry:${intent.id}`
    case 'parent':
      return `parent:${intent.id}`
    case 'handOver':
      return 'hand-over'
    case 'exit':
      return 'save-exit'
    case 'stay':
    case 'next':
    case 'back':
    case 'submit':
    case 'attach':
      return intent.kind
  }
}

function writeChange(change: InstanceChange): string {
  switch (change.do) {
    case 'add':
      return `add-instance:${change.section}`
    case 'remove':
      return `remove-instance:${change.section}:${change.instance}`
    case 'putBack':
      return `put-back-instance:${change.section}:${change.instance}`
  }
}

/** Reads a button's value; anything unknown only saves. */
export function readIntent(value: string): Intent {
  const [name = '', first = '', second = ''] = value.split(':')
  switch (name) {
    case 'next':
    case 'back':
    case 'submit':
    case 'attach':
      return { kind: name }
    case 'hand-over':
      return { kind: 'handOver' }
    case 'save-exit':
      return { kind: 'exit' }
    case 'go':
      return { kind: 'go', part: first }
    case 'question':
      return { kind: 'question', key: first }
    case 'remove-photo':
      return { kind: 'removePhoto', key: first, uploadId: second }
    case 'mark-photo':
      return { kind: 'markPhoto', key: first, uploadId: second }
    case 'draw':
      return { kind: 'draw', key: first }
    case 'sign-again':
      return { kind: 'signAgain', key: first }
    case 'take-theirs':
      return { kind: 'takeTheirs', key: first }
    case 'raise':
      return { kind: 'raise', key: first }
    case 'find':
      return { kind: 'find', key: first }
    case 'add-instance':
      return { kind: 'instances', change: { do: 'add', section: first } }
    case 'remove-instance':
      return { kind: 'instances', change: { do: 'remove', section: first, instance: second } }
    case 'put-back-instance':
      return { kind: 'instances', change: { do: 'putBack', section: first, instance: second } }
    case 'language': {
      const reading = readingLanguages.find((one) => one === first)
      return reading === undefined ? { kind: 'stay' } : { kind: 'language', reading }
    }
    case 'sub-forms':
      return { kind: 'subForms' }
    case 'add-sub-form':
      return { kind: 'addSubForm', formId: first }
    case 'entry':
    case 'parent':
      return { kind: name, id: first }
    default:
      return { kind: 'stay' }
  }
}
