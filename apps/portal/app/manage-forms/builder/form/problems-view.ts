import { placedItems } from '@holdpoint/forms'
import { languageWarnings } from '@holdpoint/forms/editing'
import { paths, type BuilderPart } from '../../../paths.ts'
import { itemNamer } from '../item-names.ts'
import type { NamedForm } from '../logic/rule-words.ts'
import type { ProblemLine, ProblemsPage } from './form-page.ts'
import { wholeWords as words } from './form.words.ts'

type Found = { key: string | null; message: string; path?: string }

/** Puts what is wrong with a draft, and what is worth a look, into lines that lead there. */
export function problemsPage(
  { problems, warnings }: { problems: readonly Found[]; warnings: readonly Found[] },
  form: NamedForm,
  formId: string,
): ProblemsPage {
  const nameOf = itemNamer(form.definition)
  const names = new Map(placedItems(form.definition).map(({ item }) => [item.key, nameOf(item)]))
  const untranslated = languageWarnings(form.definition)
  const line = ({ key, message, path = '' }: Found): ProblemLine => {
    const language = untranslated.find((one) => one.message === message)?.language
    return {
      message,
      name: key === null ? words.wholeForm : (names.get(key) ?? key),
      to:
        key === null && language !== undefined
          ? paths.formTranslations(formId, { language, only: 'missing' })
          : paths.formBuilder(formId, {
              item: key ?? undefined,
              part: key === null ? wholePart(path) : itemPart(path),
            }),
    }
  }
  return { kind: 'problems', problems: problems.map(line), warnings: warnings.map(line) }
}

/** The part of an item that writes what lies at a path. */
function itemPart(path: string): BuilderPart {
  if (/\.(visible|required|on|validate)(\.|$)/.test(path)) {
    return 'logic'
  }
  return /\.score(\.|$)/.test(path) ? 'score' : 'question'
}

function wholePart(path: string): BuilderPart {
  if (path.startsWith('subForms')) {
    return 'subForms'
  }
  return path.startsWith('workflow') ? 'approval' : 'form'
}
