import { libraryForm } from '../library-form.ts'
import { ask, choices, isAnswered, mayAsk, section, shownWhen, signature } from '../parts.ts'

const habit = (key: string, label: string, weight = 1) =>
  ask(key, 'rating', label, { score: { weight }, note: 'optional' })

const howFar = choices({
  not_yet: 'Not shown yet',
  shown: 'Shown',
  tried: 'Done together',
  alone: 'Does it alone',
})
const task = (key: string, label: string) => ask(key, 'choice', label, { choices: howFar })

/** How somebody new has come along after 30, 60 and 90 days beside a mentor. */
export const mentorReview = libraryForm({
  ...{ key: 'mentor_review', title: 'Short-Service Employee Review', passMark: 75 },
  ...{ formType: 'Training', icon: 'stamp' },
  description: 'How somebody new has come along after 30, 60 and 90 days beside a mentor.',
  items: [
    section('who', 'Who and when', [
      ask('employee', 'person', 'Employee', { titleAnswer: true }),
      ask('mentor', 'person', 'Mentor'),
      ask('day_mark', 'choice', 'Review after', {
        choices: choices({ day_30: '30 days', day_60: '60 days', day_90: '90 days' }),
      }),
      ask('hours', 'integer', 'Hours worked beside the mentor so far', {
        ...{ min: 0, max: 2000, unit: 'h' },
      }),
      ask('events', 'integer', 'Incidents and near misses in that time', { min: 0, max: 100 }),
    ]),
    section(
      'habits',
      'Habits',
      [
        habit('stop_work', 'Explains when to stop the work, and has done it or practised it'),
        habit('energy', 'Finds where energy is before starting', 2),
        habit('line_of_fire', 'Keeps out of the line of fire', 2),
        habit('hands', 'Knows where their hands are'),
        habit('gear', 'Looks after their PPE and tools'),
        habit('asks', 'Asks when unsure'),
      ],
      { intro: '1 is not seen yet, 5 is what others could learn from.' },
    ),
    section('tasks', 'Tasks', [
      task('rig_up', 'Rigging up and down'),
      task('spotting', 'Spotting a vehicle'),
      task('hand_tools', 'Hand tools and hammering'),
      task('lockout', 'Locking out a machine'),
      task('lifting', 'Slings and tag lines'),
      task('papers', 'Job safety analysis and observations'),
    ]),
    section('outcome', 'Outcome', [
      ask('recommendation', 'choice', 'What the mentor recommends', {
        choices: choices({
          keep: 'Goes on as planned',
          extend: 'Stays longer beside a mentor',
          release: 'No longer short-service',
        }),
      }),
      shownWhen(
        isAnswered('recommendation', 'extend'),
        ask('why_longer', 'longText', 'What is to be learned, and until when'),
      ),
      mayAsk('comments', 'longText', 'What else should be said'),
      signature('mentor_signs', 'Mentor'),
      signature('employee_signs', 'Employee'),
      shownWhen(
        isAnswered('recommendation', 'release'),
        signature('supervisor_signs', 'Supervisor'),
      ),
    ]),
  ],
})
