import { data } from '@remix-run/node'
import type { Problem } from '@holdpoint/api'
import { formText } from '../../ui/form-text.ts'
import { signFields, signIntents, type SignAgain } from './sign-again.ts'
import { signWords } from './sign.words.ts'

// What every form takes in which somebody signs, whatever is signed.

/** What a person signs with, as the calls take it. */
type Signing = { kind: 'drawn'; file?: string } | { kind: 'typed'; name: string; password: string }

/** Reads what was signed with; what is missing goes back to be put right. */
export function readSigning(form: FormData): { signing: Signing } | { refused: Refused } {
  const name = formText(form, signFields.name).trim()
  const password = formText(form, signFields.password)
  if (formText(form, 'intent') === signIntents.drawn) {
    const file = formText(form, signFields.file)
    return { signing: { kind: 'drawn', ...(file === '' ? {} : { file }) } }
  }
  return name === '' || password === ''
    ? {
        refused: again(name, {
          ...(name === '' ? { name: signWords.nameFirst } : {}),
          ...(password === '' ? { password: signWords.passwordFirst } : {}),
        }),
      }
    : { signing: { kind: 'typed', name, password } }
}

/** What can be put right in a field goes back with it; null for every other problem. */
export function signingRefused(problem: Problem, form: FormData): Refused | null {
  const isDrawn = formText(form, 'intent') === signIntents.drawn
  const problems = byField(problem, isDrawn)
  return problems && again(formText(form, signFields.name).trim(), problems)
}

type Refused = ReturnType<typeof again>

function again(name: string, problems: SignAgain['problems']) {
  return data({ name, problems } satisfies SignAgain, { status: 422 })
}

function byField({ name, message, fields = [] }: Problem, isDrawn: boolean) {
  if (name === 'invalid_input') {
    const known = ['name', 'password', 'file'] as const
    const said = known.flatMap((path) => {
      const field = fields.find((one) => one.path === path)
      return field === undefined ? [] : [[path, field.message] as const]
    })
    const problems: SignAgain['problems'] = Object.fromEntries(said)
    return said.length > 0 ? problems : isDrawn ? { file: message } : { name: message }
  }
  return name === 'sign_in_throttled' ? { password: message } : null
}
