import type { FormDefinition } from '@holdpoint/forms'
import { setTranslations, translationsOf } from '@holdpoint/forms/editing'

/** What the texts that several forms share say in Spanish, as crews in the field speak it. */
const shared: Readonly<Record<string, string>> = {
  'Date and time': 'Fecha y hora',
  'Local time at the site.': 'Hora local en el sitio.',
  'Everyone who works under this form.': 'Todos los que trabajan con este formulario.',
  'Leave empty for work in the yard.': 'Déjelo vacío si el trabajo es en el patio.',
  District: 'Distrito',
  'Business unit': 'Unidad de negocio',
  Crew: 'Cuadrilla',
  Customer: 'Cliente',
  Pad: 'Locación',
  Shift: 'Turno',
  Day: 'Día',
  Night: 'Noche',
  'Write down what you saw and what was done about it.':
    'Escriba qué vio y qué se hizo al respecto.',
  'Add a photo of what you saw.': 'Agregue una foto de lo que vio.',
}

/** A form in Spanish too, with what each of its English texts says there; none is left out. */
export function inSpanish(
  form: FormDefinition,
  spanish: Readonly<Record<string, string>>,
): FormDefinition {
  const both = { ...form, languages: [...form.languages, 'es'] }
  const said = translationsOf(both, 'es').map(({ place, from }) => {
    const text = spanish[from] ?? shared[from]
    if (text === undefined) {
      throw new Error(`Nothing says “${from}” in Spanish.`)
    }
    return { place, from, said: text, isEverywhere: false }
  })
  const edit = setTranslations(both, 'es', said)
  if (!edit.ok) {
    throw new Error('A text stands nowhere in the form.')
  }
  return edit.definition
}
