import type { Question } from '@holdpoint/forms'
import { libraryForm } from '../library-form.ts'
import { en, signature } from '../parts.ts'

const account = (label: string, hint: string): Question => ({
  ...{ key: 'account', type: 'longText', label: en(label), hint: en(hint) },
  ...{ required: true, titleAnswer: true },
})

/** What somebody saw, in their own words; below an incident, or by itself. */
export const witnessStatement = libraryForm({
  ...{ key: 'witness_statement', title: 'Witness Statement' },
  ...{ formType: 'Incident', icon: 'clipboard' },
  description: 'What somebody saw, in their own words.',
  items: [
    { key: 'seen_by', type: 'text', label: en('Who saw it'), required: true },
    account('What did you see?', 'What you saw and heard yourself, not who was to blame.'),
    signature('witness', 'Witness'),
  ],
})

/** What the report says in Spanish, as crews in the field speak it. */
const spanish = {
  'Incident Report': 'Reporte de incidente',
  'What happened?': '¿Qué pasó?',
  'In the order in which it happened, from before anything was wrong.':
    'En el orden en que pasó, desde antes de que algo saliera mal.',
  'Was the work stopped?': '¿Se paró el trabajo?',
  'How bad could it have been?': '¿Qué tan grave pudo haber sido?',
  'How likely it is to happen again, and the worst that it may do then.':
    'Qué tan probable es que vuelva a pasar, y lo peor que podría causar.',
  'Raise an action: something has to change before it happens again.':
    'Levante una acción: algo tiene que cambiar antes de que vuelva a pasar.',
  'Where exactly was it?': '¿Dónde fue exactamente?',
  'Stand where it happened, or type what a map says.':
    'Párese donde pasó, o escriba lo que dice un mapa.',
  'Draw the scene': 'Dibuje el lugar',
  'Seen from above: who and what stood where, and which way it moved.':
    'Visto desde arriba: quién y qué estaba dónde, y hacia dónde se movía.',
  'People involved': 'Personas involucradas',
  'Everybody who was hurt, or could have been.':
    'Todos los que se lastimaron, o que pudieron haberse lastimado.',
  Person: 'Persona',
  'What they were doing there': 'Qué estaba haciendo ahí',
  'Who they work for': 'Para quién trabaja',
  Us: 'Nosotros',
  'The customer': 'El cliente',
  'Another company': 'Otra compañía',
  'Hours on shift by then': 'Horas de turno hasta ese momento',
  'Were they hurt?': '¿Se lastimó?',
  'What was done for them?': '¿Qué se hizo por esa persona?',
  'Nothing was needed': 'No hizo falta nada',
  'First aid on location': 'Primeros auxilios en la locación',
  'Seen at a clinic': 'Atención en una clínica',
  'Admitted to a hospital': 'Ingreso a un hospital',
  'Where was the person hurt?': '¿Dónde se lastimó la persona?',
  'A mark for each injury, with what it is in words beside it.':
    'Una marca por cada lesión, con lo que es en palabras al lado.',
  Sign: 'Firma',
  'Reported by': 'Reportado por',
}

/** What happened, told while everybody still remembers, and who was hurt. */
export const incidentReport = libraryForm({
  ...{ key: 'incident_report', title: 'Incident Report' },
  ...{ formType: 'Incident', icon: 'flame' },
  description: 'What happened, told while everybody still remembers, and who was hurt.',
  spanish,
  items: [
    account('What happened?', 'In the order in which it happened, from before anything was wrong.'),
    {
      ...{ key: 'is_stopped', type: 'yesNo', label: en('Was the work stopped?') },
      required: true,
    },
    {
      ...{ key: 'potential', type: 'risk', label: en('How bad could it have been?') },
      hint: en('How likely it is to happen again, and the worst that it may do then.'),
      on: [
        {
          when: { op: 'ge', args: [{ op: 'value' }, 3] },
          do: 'requireAction',
          message: en('Raise an action: something has to change before it happens again.'),
        },
      ],
    },
    {
      ...{ key: 'spot', type: 'location', label: en('Where exactly was it?') },
      hint: en('Stand where it happened, or type what a map says.'),
    },
    {
      ...{ key: 'scene', type: 'sketch', label: en('Draw the scene') },
      hint: en('Seen from above: who and what stood where, and which way it moved.'),
    },
    {
      ...{ key: 'people', type: 'section', title: en('People involved') },
      intro: en('Everybody who was hurt, or could have been.'),
      repeat: { label: en('Person'), min: 0, max: 20 },
      items: [
        {
          ...{ key: 'person_role', type: 'text', label: en('What they were doing there') },
          required: true,
        },
        {
          ...{ key: 'employer', type: 'choice', label: en('Who they work for') },
          required: true,
          choices: [
            { value: 'us', label: en('Us') },
            { value: 'customer', label: en('The customer') },
            { value: 'other', label: en('Another company') },
          ],
        },
        {
          ...{ key: 'hours_on_shift', type: 'decimal', label: en('Hours on shift by then') },
          ...{ min: 0, max: 36, precision: 1, unit: 'h' },
        },
        { key: 'is_hurt', type: 'yesNo', label: en('Were they hurt?'), required: true },
        {
          ...{ key: 'treatment', type: 'choice', label: en('What was done for them?') },
          visible: { op: 'eq', args: [{ op: 'answer', key: 'is_hurt' }, 'yes'] },
          required: true,
          choices: [
            { value: 'none', label: en('Nothing was needed') },
            { value: 'first_aid', label: en('First aid on location') },
            { value: 'clinic', label: en('Seen at a clinic') },
            { value: 'hospital', label: en('Admitted to a hospital') },
          ],
        },
        {
          ...{ key: 'hurt_where', type: 'sketch', label: en('Where was the person hurt?') },
          hint: en('A mark for each injury, with what it is in words beside it.'),
          background: 'body',
          visible: { op: 'eq', args: [{ op: 'answer', key: 'is_hurt' }, 'yes'] },
        },
      ],
    },
    {
      ...{ key: 'sign_off', type: 'section', title: en('Sign') },
      items: [signature('reporter', 'Reported by')],
    },
  ],
})
