import * as z from 'zod'
import {
  documentReference,
  documentReferences,
  paperReference,
  partReference,
  uploadReference,
  type Call,
} from '@holdpoint/api'
import type { FileKind } from './files/media-type.ts'

/** The fields of a call's input that take a file, or several, and which kind of file. */
export function uploadFieldsOf({ input }: Pick<Call, 'input'>): ReadonlyMap<string, FileKind> {
  const fields = input instanceof z.ZodObject ? Object.entries(input.shape) : []
  return new Map(
    fields.flatMap(([name, field]) => {
      const kind = kindOf(field)
      return kind === undefined ? [] : [[name, kind]]
    }),
  )
}

function kindOf(field: unknown): FileKind | undefined {
  if (field instanceof z.ZodOptional) {
    return kindOf(field.unwrap())
  }
  switch (field) {
    case uploadReference:
      return 'picture'
    case documentReference:
    case documentReferences:
      return 'document'
    case paperReference:
      return 'paper'
    case partReference:
      return 'part'
    default:
      return undefined
  }
}
