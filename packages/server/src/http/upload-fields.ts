import * as z from 'zod'
import { uploadReference, type Call } from '@holdpoint/api'

/** The fields of a call's input that take a file. */
export function uploadFieldsOf({ input }: Pick<Call, 'input'>): ReadonlySet<string> {
  const fields = input instanceof z.ZodObject ? Object.entries(input.shape) : []
  return new Set(fields.flatMap(([name, field]) => (takesFile(field) ? [name] : [])))
}

function takesFile(field: unknown): boolean {
  return field instanceof z.ZodOptional ? takesFile(field.unwrap()) : field === uploadReference
}
