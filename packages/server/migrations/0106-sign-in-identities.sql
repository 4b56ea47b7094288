-- Who somebody is to the company's identity provider (decision 0141). Of each provider a person has
-- one identity, and an identity has one person.
create table sign_in_identities (
  shard_key text not null,
  person_id text not null references people (id),
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  constraint sign_in_identities_of_person unique (person_id, issuer)
);
