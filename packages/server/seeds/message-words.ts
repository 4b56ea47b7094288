import type { MessageCategory, MessagePriority } from '@holdpoint/api'

/** A message of the demo world; hours are counted from the present. */
export type MessagePlan = {
  title: string
  description: string
  category: MessageCategory
  priority: MessagePriority
  requireAck?: boolean
  author: 'manager' | 'admin'
  kept: 'draft' | 'scheduled' | 'recalled'
  madeAt: number
  starts: number
  ends: number
  /** Codes; parts that are left out are for all. */
  districts?: readonly string[]
  departments?: readonly string[]
  crews?: readonly string[]
  reason?: string
}

/** What was sent, what is planned, what is over. No critical one is active: it would stand over every page. */
export const messagePlans: readonly MessagePlan[] = [
  {
    title: 'Pinch point when the missile is lowered',
    description:
      'Last week a hand was caught between the missile and its cradle on a Permian pad. Nobody was badly hurt.\n\nFrom now on one person alone gives the signals, everybody else stays outside the chains, and the load is not touched before it rests.',
    category: 'safety_alert',
    priority: 'important',
    requireAck: true,
    author: 'manager',
    kept: 'scheduled',
    ...{ madeAt: -60, starts: -52, ends: 24 * 9 },
  },
  {
    title: 'New gloves for iron work',
    description:
      'Impact gloves of level 3 have arrived in all yards. Take a pair before your next rig-up and hand the old ones in.',
    category: 'bulletin',
    priority: 'normal',
    author: 'admin',
    kept: 'scheduled',
    ...{ madeAt: -100, starts: -96, ends: 24 * 20 },
    departments: ['OPS', 'MNT'],
  },
  {
    title: 'Energy isolation: two locks on every pump',
    description:
      'The procedure for isolating pumps changes next week: the supervisor adds a second lock before anybody works on the fluid end.',
    category: 'policy_change',
    priority: 'important',
    requireAck: true,
    author: 'manager',
    kept: 'scheduled',
    ...{ madeAt: -20, starts: 24 * 4, ends: 24 * 40 },
    departments: ['OPS', 'MNT'],
  },
  {
    title: 'Wind above 35 mph: cranes stay down',
    description:
      'Gusts are forecast for the afternoon. Booms are lowered at noon and stay down until the supervisor says otherwise.',
    category: 'weather',
    priority: 'critical',
    author: 'manager',
    kept: 'scheduled',
    ...{ madeAt: -24 * 12, starts: -24 * 12 + 1, ends: -24 * 11 },
    districts: ['PER'],
  },
  {
    title: 'Stand-down on dropped objects, 7:00 tomorrow',
    description:
      'All crews stop for half an hour and walk their decks for loose tools. Bring what you find to the pre-job meeting.',
    category: 'stand_down',
    priority: 'important',
    requireAck: true,
    author: 'admin',
    kept: 'recalled',
    ...{ madeAt: -24 * 20, starts: -24 * 20 + 2, ends: -24 * 15 },
    reason: 'The day was wrong; a new message follows.',
  },
  {
    title: 'Winter driving: chains and kits',
    description: 'Before the first snow every truck carries chains, a shovel and a blanket.',
    category: 'bulletin',
    priority: 'normal',
    author: 'manager',
    kept: 'draft',
    ...{ madeAt: -30, starts: 24 * 6, ends: 24 * 60 },
    crews: ['F-01', 'F-02'],
  },
]
