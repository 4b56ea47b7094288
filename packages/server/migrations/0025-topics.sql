-- Topics, what is asked on them, and what is answered (decision 0074).

create table topics (
  shard_key text not null,
  id text not null,
  number text not null,
  title text not null,
  body text not null default '',
  category text,
  is_pinned boolean not null default false,
  status text not null,
  -- Open to its owner and the people of its access list alone.
  is_limited boolean not null default false,
  owner_id text not null references people (id),
  question_count int not null default 0,
  open_count int not null default 0,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  -- When something last happened; of what is pinned a hundred years later, so that it stands first.
  sorted_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  constraint topics_status_is_known check (status in ('draft', 'published', 'archived')),
  constraint topics_category_is_known check (category in (
    'safety', 'operations', 'equipment', 'quality', 'environment', 'people', 'systems'
  )),
  primary key (shard_key, id)
);

create index topics_by_activity on topics (shard_key, status, sorted_at desc, id)
  where deleted_at is null;
create index topics_of_owner on topics (shard_key, owner_id);

-- The people whom a limited topic is open to.
create table topic_people (
  shard_key text not null,
  topic_id text not null,
  person_id text not null references people (id),
  primary key (shard_key, topic_id, person_id),
  foreign key (shard_key, topic_id) references topics (shard_key, id)
);

create table topic_questions (
  shard_key text not null,
  id text not null,
  topic_id text not null,
  body text not null,
  asked_by text not null references people (id),
  is_anonymous boolean not null default false,
  status text not null default 'open',
  status_reason text,
  duplicate_of_id text,
  asked_at timestamptz not null,
  -- When its text was changed later than silently.
  edited_at timestamptz,
  -- When it was answered first.
  answered_at timestamptz,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  status_rank int not null generated always as (
    case status when 'open' then 1 when 'answered' then 2 when 'closed' then 3 else 4 end
  ) stored,
  constraint topic_questions_status_is_known
    check (status in ('open', 'answered', 'closed', 'duplicate')),
  constraint topic_questions_repeat_another check (duplicate_of_id <> id),
  primary key (shard_key, id),
  foreign key (shard_key, topic_id) references topics (shard_key, id),
  foreign key (shard_key, duplicate_of_id) references topic_questions (shard_key, id)
);

create index topic_questions_of_topic
  on topic_questions (shard_key, topic_id, status_rank, asked_at desc);

create table topic_answers (
  shard_key text not null,
  id text not null,
  question_id text not null,
  body text not null,
  answered_by text not null references people (id),
  answered_at timestamptz not null,
  edited_at timestamptz,
  is_accepted boolean not null default false,
  is_official boolean not null default false,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  primary key (shard_key, id),
  foreign key (shard_key, question_id) references topic_questions (shard_key, id)
);

create index topic_answers_of_question on topic_answers (shard_key, question_id, answered_at);

-- One vote by each person.
create table topic_votes (
  shard_key text not null,
  answer_id text not null,
  person_id text not null references people (id),
  primary key (shard_key, answer_id, person_id),
  foreign key (shard_key, answer_id) references topic_answers (shard_key, id)
);
