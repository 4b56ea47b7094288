-- The risk matrix is the organisation's own, and a risk keeps the level that it was rated at
-- (decision 0143). Nothing saved means the usual one.

create table risk_matrices (
  shard_key text not null,
  -- Each save is a version; the highest one holds.
  version int not null,
  -- A name and a line of each digit, from 1 to 5.
  likelihoods jsonb not null,
  severities jsonb not null,
  -- 1 to 5, mildest first, of the codes 11 to 15, 21 to 25 and so on.
  levels int[] not null,
  saved_by text not null references people (id),
  saved_at timestamptz not null,
  constraint risk_matrices_rate_every_code check (cardinality(levels) = 25),
  primary key (shard_key, version)
);

alter table master_hazards add column initial_level int;
alter table master_hazards add column residual_level int;
alter table jsa_hazards add column initial_level int;
alter table jsa_hazards add column residual_level int;

-- What there is was rated by the usual matrix, whose levels lie over the product of the digits.
update master_hazards set
  initial_level = case
    when initial_likelihood * initial_severity <= 3 then 1
    when initial_likelihood * initial_severity <= 6 then 2
    when initial_likelihood * initial_severity <= 12 then 3
    when initial_likelihood * initial_severity <= 16 then 4
    when initial_likelihood * initial_severity <= 25 then 5
  end,
  residual_level = case
    when residual_likelihood * residual_severity <= 3 then 1
    when residual_likelihood * residual_severity <= 6 then 2
    when residual_likelihood * residual_severity <= 12 then 3
    when residual_likelihood * residual_severity <= 16 then 4
    when residual_likelihood * residual_severity <= 25 then 5
  end;
update jsa_hazards set
  initial_level = case
    when initial_likelihood * initial_severity <= 3 then 1
    when initial_likelihood * initial_severity <= 6 then 2
    when initial_likelihood * initial_severity <= 12 then 3
    when initial_likelihood * initial_severity <= 16 then 4
    when initial_likelihood * initial_severity <= 25 then 5
  end,
  residual_level = case
    when residual_likelihood * residual_severity <= 3 then 1
    when residual_likelihood * residual_severity <= 6 then 2
    when residual_likelihood * residual_severity <= 12 then 3
    when residual_likelihood * residual_severity <= 16 then 4
    when residual_likelihood * residual_severity <= 25 then 5
  end;

alter table master_hazards add constraint master_hazards_rated_whole check (
  (initial_level is null) = (initial_likelihood is null or initial_severity is null)
  and (residual_level is null) = (residual_likelihood is null or residual_severity is null)
);
alter table jsa_hazards add constraint jsa_hazards_rated_whole check (
  (initial_level is null) = (initial_likelihood is null or initial_severity is null)
  and (residual_level is null) = (residual_likelihood is null or residual_severity is null)
);

-- What is worse stands higher: by its level, and within it by the product of its digits.
alter table master_hazards drop column initial_rank;
alter table master_hazards drop column residual_rank;
alter table jsa_hazards drop column residual_rank;
alter table master_hazards add column initial_rank int generated always as (coalesce(
  initial_level * 1000 + initial_likelihood * initial_severity * 10 + initial_severity, 0
)) stored not null;
alter table master_hazards add column residual_rank int generated always as (coalesce(
  residual_level * 1000 + residual_likelihood * residual_severity * 10 + residual_severity, 0
)) stored not null;
alter table jsa_hazards add column residual_rank int generated always as (coalesce(
  residual_level * 1000 + residual_likelihood * residual_severity * 10 + residual_severity, 0
)) stored not null;
