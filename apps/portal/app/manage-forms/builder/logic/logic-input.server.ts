import * as z from 'zod'
import { optionalText, rowsField, wordField } from '../fields.server.ts'

const plain = z
  .string()
  .default('')
  .transform((text) => text.trim())

/** One sentence about the answer of a question. */
export const testRow = z.object({ of: plain, is: plain, value: plain })
const modes = wordField(['all', 'any'])
const ownTest = { was: plain, is: plain, value: plain, rule: plain, message: optionalText }

/** What the form of the logic sends. */
export const logicInput = z.object({
  visibleMode: modes,
  visible: rowsField(testRow),
  visibleRule: plain,
  requiredMode: modes,
  required: rowsField(testRow),
  requiredRule: plain,
  on: rowsField(
    z.object({
      ...ownTest,
      do: wordField(['requireNote', 'requirePhoto', 'flag', 'showMessage']),
    }),
  ),
  validate: rowsField(z.object({ ...ownTest, level: wordField(['error', 'warn']) })),
})

/** What the form of the logic says. */
export type LogicSaid = z.output<typeof logicInput>
/** One sentence as it was sent. */
export type TestSaid = z.output<typeof testRow>
