-- The Signature tab lists what was shared with a person beside what they sign (decision 0015).

create index my_form_shares_of_person on my_form_shares (shard_key, person_id);
