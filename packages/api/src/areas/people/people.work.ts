import * as z from 'zod'
import { optionalLine, orNone } from '../../fields.ts'
import { isPhoneNumber, notAPhoneNumber } from '../../vocabulary/phone-number.ts'
import { id } from '../../wire.ts'
import { employeeTypes } from './people.vocabulary.ts'

// Who somebody works for, and where they are called (decision 0166).

/** A phone number that may be left out. */
export const phoneField = optionalLine(100).refine(
  (number) => number === '' || isPhoneNumber(number),
  notAPhoneNumber,
)

/** Who somebody works for, as a form says it; what it leaves out is none. */
export const workFields = {
  employeeType: z
    .union(
      [z.literal('').transform(() => 'Field' as const), z.enum(employeeTypes)],
      'Choose Field, Office or Contractor.',
    )
    .default('Field'),
  companyCode: orNone(
    id,
    'A code has letters, digits, dots, colons, dashes and underscores, at most 64 of them.',
  ),
  companyName: optionalLine(100),
  phone: phoneField,
}

/** A company that somebody works for, by the code that people are found by. */
export const company = z.object({ code: z.string(), name: z.string() })
/** A company that somebody works for. */
export type Company = z.infer<typeof company>
