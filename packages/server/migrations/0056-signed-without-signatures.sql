-- An entry that waited for approvals alone was kept as not wholly signed, also once it was complete.
update my_forms set is_signature_complete = true
where not is_signature_complete and submitted_at is not null and not exists (
  select 1 from my_form_signers as signer
  where signer.shard_key = my_forms.shard_key and signer.my_form_id = my_forms.id
    and signer.task = 'sign' and signer.status <> 'done'
);
