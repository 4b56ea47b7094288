import * as z from 'zod'
import { momentField, optionalLine, optionalText, orNone, requiredLine } from '../fields.ts'
import { calendarDay, id, orJsonText, wireBoolean, wireList } from '../wire.ts'
import type { DeclaredField, DeclaredFields, DeclaredLines } from './declared-fields.ts'

// What a call takes and answers of fields that are declared.

type Choice<Field> = Field extends { choices: infer Choices } ? keyof Choices & string : never

type Taken<Field extends DeclaredField> = Field extends { kind: 'line' }
  ? ReturnType<typeof optionalLine>
  : Field extends { kind: 'text' }
    ? ReturnType<typeof optionalText>
    : Field extends { kind: 'number' }
      ? ReturnType<typeof numberField>
      : Field extends { kind: 'flag' }
        ? ReturnType<typeof flagField>
        : Field extends { kind: 'people' }
          ? ReturnType<typeof peopleField>
          : Field extends { kind: 'choice' }
            ? ReturnType<typeof orNone<z.ZodType<Choice<Field>, Choice<Field>>>>
            : ReturnType<typeof orNone<z.ZodString>>

type Answered<Field extends DeclaredField> = Field extends { kind: 'line' | 'text' }
  ? z.ZodString
  : Field extends { kind: 'number' }
    ? z.ZodNullable<z.ZodNumber>
    : Field extends { kind: 'flag' }
      ? z.ZodBoolean
      : Field extends { kind: 'people' }
        ? z.ZodArray<z.ZodString>
        : Field extends { kind: 'choice' }
          ? z.ZodNullable<z.ZodType<Choice<Field>>>
          : z.ZodNullable<z.ZodString>

/** What a call takes of declared fields. What is left out is empty, unless it must be there. */
export function takenFields<const Fields extends DeclaredFields>(fields: Fields) {
  const shape = Object.entries(fields).map(([name, field]) => [name, requiredOf(field)])
  return z.object(Object.fromEntries(shape) as { [Name in keyof Fields]: Taken<Fields[Name]> })
}

/** What a call answers of declared fields. */
export function answeredFields<const Fields extends DeclaredFields>(fields: Fields) {
  const shape = Object.entries(fields).map(([name, field]) => [name, answeredOf(field)])
  return z.object(Object.fromEntries(shape) as { [Name in keyof Fields]: Answered<Fields[Name]> })
}

/** What a call takes of a list of lines: all of them, in their order. */
export function takenLines<const Fields extends DeclaredFields>(lines: DeclaredLines<Fields>) {
  const line = takenFields(lines.fields).extend({
    /** The line that is kept or changed; left out, it is a new one. */
    lineId: id.optional(),
  })
  return orJsonText(z.array(line).max(lines.max, `At most ${lines.max} lines.`))
}

/** What a call answers of one line, with the words of what it holds by id. */
export function answeredLine<const Fields extends DeclaredFields>({
  fields,
}: DeclaredLines<Fields>) {
  return answeredFields(fields).extend({
    lineId: z.string(),
    /** What each field that holds an id is called, by the name of the field. */
    words: z.record(z.string(), z.string()),
  })
}

function requiredOf(field: DeclaredField): z.ZodType {
  const { missing } = field
  if (missing === undefined) {
    return takenOf(field)
  }
  return field.kind === 'line'
    ? requiredLine(missing, field.lengthMax)
    : takenOf(field).refine((value) => value !== null && value !== '', missing)
}

function takenOf(field: DeclaredField): z.ZodType {
  switch (field.kind) {
    case 'line':
      return optionalLine(field.lengthMax)
    case 'text':
      return optionalText(field.lengthMax)
    case 'number':
      return numberField(field.max)
    case 'flag':
      return flagField()
    case 'moment':
      return momentField
    case 'day':
      return orNone(calendarDay)
    case 'people':
      return peopleField(field.max)
    case 'choice':
      return orNone(z.enum(Object.keys(field.choices)), 'Please choose one of these.')
    default:
      return orNone(id)
  }
}

function answeredOf(field: DeclaredField): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text':
      return z.string()
    case 'number':
      return z.number().nullable()
    case 'flag':
      return z.boolean()
    case 'people':
      return z.array(z.string())
    case 'choice':
      return z.enum(Object.keys(field.choices)).nullable()
    default:
      return z.string().nullable()
  }
}

/** A number of a form, from 0 on, with up to two decimals. */
function numberField(max: number) {
  const unfit = `Enter a number from 0 to ${max.toLocaleString('en-US')}, with at most two decimals.`
  return orNone(
    z.union(
      [
        z.number().min(0, unfit).max(max, unfit).multipleOf(0.01, unfit),
        z
          .string()
          .regex(/^\d{1,9}(\.\d{1,2})?$/, unfit)
          .transform(Number)
          .pipe(z.number().max(max, unfit)),
      ],
      unfit,
    ),
    unfit,
  )
}

function flagField() {
  return wireBoolean.default(false)
}

function peopleField(max: number) {
  return wireList
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(id).max(max, `At most ${max} people.`))
    .default([])
}
