-- Lists leave out what somebody was a deputy for: few rows among many that wait for them.
create index my_form_signers_of_deputies on my_form_signers (shard_key, person_id)
  where deputy_for is not null;
