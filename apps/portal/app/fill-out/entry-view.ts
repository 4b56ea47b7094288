import type { Badge } from '@holdpoint/api'
import type { MarkedPhoto, RiskLevelName, Signature, Sketch } from '@holdpoint/forms'

/** A submitted entry as its reader sees it: words and numbers only, nothing left to work out. */
export type EntryView = {
  id: string
  title: string
  number: string
  formType: string
  badge: Pick<Badge, 'label' | 'style'>
  submitter: string
  started: EntryMoment
  submitted: EntryMoment | null
  minutes: number | null
  timeZone: string
  /** The version that is read as it was handed in; null for how it stands now. */
  version: number | null
  score: EntryScore | null
  header: readonly EntryAnswer[]
  parts: readonly EntryPart[]
}

/** A time, and its words in the reader's zone. */
export type EntryMoment = { at: string; words: string }

export type EntryScore = {
  /** Whole percent, half up; null when nothing counted. */
  percent: number | null
  passAt: number | null
  result: 'pass' | 'fail' | 'none'
  hasCriticalFailure: boolean
}

export type EntryPart = {
  key: string
  number: string
  title: string
  /** The language that its title is in. */
  lang: string
  percent: number | null
  hasFailed: boolean
  answers: readonly EntryAnswer[]
}

export type EntryAnswer = {
  key: string
  number: string
  /** `Person 2` where its section is asked several times, else `''`. */
  instance: string
  /** The language that this is in. */
  instanceLang: string
  label: string
  /** The language that its question is in. */
  lang: string
  /**
   * How the answer is drawn: yes, no and N/A as signs, a risk on its colour, a place with the way to a
   * map, files as what can be saved, the rest as text.
   */
  kind: 'yes' | 'no' | 'na' | 'risk' | 'place' | 'text' | 'photo' | 'file' | 'signature' | 'none'
  text: string
  /** The language that the text, or that there is none, is said in; that of the page for what somebody typed. */
  textLang: string
  /** The level of a risk; null of everything else. */
  level: RiskLevelName | null
  /** Where a place is, as a device's own map takes it; null of everything else. */
  geo: string | null
  /** The machine whose code was read as a barcode; null of everything else. */
  machine: { name: string; to: string } | null
  /** What was drawn; null of everything else. The text tells it in words. */
  sketch: Sketch | null
  note: string
  photos: readonly { uploadId: string; name: string; marked?: MarkedPhoto | undefined }[]
  /** What answers a question that asks for files. */
  files: readonly { uploadId: string; name: string; size: string }[]
  signature: Signature | null
  limit: { level: 'ok' | 'warn' | 'danger'; label: string; lang: string } | null
  isFlagged: boolean
  isCriticalFailure: boolean
}
