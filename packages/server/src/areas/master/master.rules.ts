import {
  masterCodeLabels,
  masterEntryLabels,
  masterParents,
  masterParentsOf,
  masterWordOf,
  type MasterEntryDraft,
  type MasterList,
  type MasterParent,
} from '@holdpoint/api'
import { keptLists } from './master.kept.ts'

/** A sentence at the field that it is about. */
export type EntryProblem = { path: string; message: string }

// What travels as an id is written so; what is only read may be written as it stands on the machine.
const idCode = /^[A-Za-z0-9][\w.-]*$/u
const readCode = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u

/** What is missing or unfit in what is said of an entry, as far as its words alone show it. */
export function entryProblems(list: MasterList, draft: MasterEntryDraft): EntryProblem[] {
  const problems: EntryProblem[] = []
  const label = masterCodeLabels[list]
  if (label !== null) {
    const said = label.toLowerCase()
    const isId = keptLists[list].key === 'code'
    if (draft.code === '') {
      problems.push({ path: 'code', message: `Please enter a ${said}.` })
    } else if (!(isId ? idCode : readCode).test(draft.code)) {
      const signs = isId ? 'the signs . _ -' : 'spaces and the signs . _ - /'
      const message = `A ${said} has letters, digits, ${signs}, and begins with a letter or a digit.`
      problems.push({ path: 'code', message: isId ? `${message} Letters are A to Z.` : message })
    }
  }
  for (const parent of masterParentsOf[list].filter((one) => draft[one] === null)) {
    problems.push({ path: parent, message: `Please choose a ${parentLabel(parent)}.` })
  }
  if (masterWordOf[list] === 'category' && draft.category === '') {
    problems.push({ path: 'category', message: 'Please enter a category.' })
  }
  return problems
}

/** What is said where another entry has the code, or of a customer the name. */
export function takenProblem(list: MasterList): EntryProblem {
  const label = masterCodeLabels[list]
  const said = label === null ? 'name' : label.toLowerCase()
  return {
    path: label === null ? 'name' : 'code',
    message: `There is a ${masterEntryLabels[list]} of this ${said} already.`,
  }
}

/** What is said where a code is used. */
export function fixedCodeProblem(list: MasterList): EntryProblem {
  const label = masterCodeLabels[list]?.toLowerCase() ?? 'code'
  return { path: 'code', message: `This ${label} is used, so it stays as it is.` }
}

/** What is said of a parent that is not there, or not offered any more. */
export function parentProblem(parent: MasterParent, isThere: boolean): EntryProblem {
  const label = parentLabel(parent)
  const message = isThere
    ? `This ${label} is retired. Please choose another one.`
    : `There is no such ${label}.`
  return { path: parent, message }
}

const parentLabel = (parent: MasterParent) => masterEntryLabels[masterParents[parent]]
