/** The words of the rights of one person. */
export const words = {
  title: 'Rights',
  of: (name: string) => `Rights of ${name}`,
  change: 'Change rights',
  none: 'No rights beyond what everybody may do.',
  inGroups: 'In the groups',
  inNoGroup: 'In no permission group.',
  ownHint: 'Nobody changes their own rights. Somebody else who gives rights can.',
  from: (groups: readonly string[]) => `From ${groups.join(', ')}`,
  alone: 'Given to them alone',
  fromAndAlone: (groups: readonly string[]) => `From ${groups.join(', ')}, and given to them alone`,
  denied: 'Denied to them',
  deniedThough: (givers: readonly string[]) =>
    `Denied to them, though given by ${givers.join(', ')}`,
  /** As one of what gives a right. */
  aGrant: 'a right of their own',
  groups: 'Groups',
  groupsHint: 'They hold every right of each group that they are in.',
  noGroups: 'There is no permission group yet.',
  own: 'Given or denied to them alone',
  ownKeysHint:
    'Given stands beside what groups give. Denied wins over whatever gives it. You can only give what you hold yourself, unless you administer Holdpoint.',
  give: 'Given',
  deny: 'Denied',
  /** Goes on from the two above, for whoever hears it. */
  toThem: (right: string) => `to them: ${right}`,
  save: 'Save rights',
} as const
