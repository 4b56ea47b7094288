#!/usr/bin/perl
# A journey through My Forms with WWW::Mechanize, which knows links and forms and no scripts. It
# prints what it met as JSON.
use strict;
use warnings;
use JSON::PP;
use WWW::Mechanize;

my ($base, $email, $password, $comment, $colleague) = @ARGV;
my $browser = WWW::Mechanize->new(autocheck => 1);
my %met;

# Chooses the first form of the page with a button of this intent, and presses that.
sub press {
  my ($intent) = @_;
  my $number = 0;
  for my $form ($browser->forms) {
    $number += 1;
    for my $input ($form->inputs) {
      next unless ($input->name // '') eq 'intent' && ($input->value // '') eq $intent;
      $browser->form_number($number);
      my $id = $form->value('id');
      if ($input->type eq 'submit') { $browser->click_button(input => $input) }
      else { $browser->submit }
      return $id;
    }
  }
  die "No form of this page is for: $intent\n";
}

sub saved {
  my ($text) = @_;
  $browser->follow_link(text_regex => qr/^\s*$text\s*$/);
  my $file = $browser->response;
  my $bytes = $file->decoded_content(charset => 'none');
  $browser->back;
  return { type => $file->content_type, name => $file->filename, start => substr($bytes, 0, 4) };
}

sub id_of_page { my %query = $browser->uri->query_form; return $query{id} }

$browser->get("$base/login");
$browser->submit_form(with_fields => { email => $email, password => $password });
$met{signedIn} = $browser->uri->path;

$browser->get("$base/my-forms?section=completed&selectedStartDate=none");
$browser->follow_link(text_regex => qr/^\s*Filters/);
$browser->form_with_fields('selectedCrewOptions');
$browser->select('selectedCrewOptions', 'F-01');
# HTML::Form passes over an option that is chosen as selected="", which is how pages say it.
$browser->select('dateRange', 'none');
$browser->click_button(value => 'show');
my %filter = $browser->uri->query_form;
$met{crews} = $filter{selectedCrewOptions};
($met{forms}) = $browser->content =~ />(\d+) forms</;

$met{excel} = saved('Excel');
$met{pdf} = saved('PDF');

$browser->follow_link(text_regex => qr/^\s*Comments\s*$/);
$met{commented} = id_of_page();
$browser->form_with_fields('comment');
$browser->field('comment', $comment);
$browser->click;
$met{isCommentShown} = index($browser->text, $comment) >= 0 ? JSON::PP::true : JSON::PP::false;

$browser->get("$base/my-forms?section=completed&selectedStatus=complete&selectedStartDate=none");
$browser->follow_link(text_regex => qr/^\s*Share\s*$/);
$met{shared} = id_of_page();
$browser->submit_form(with_fields => { words => $colleague });
$browser->follow_link(text_regex => qr/^\s*Add (?!a comment)/);
press('share');
$met{isDialogClosed} = defined id_of_page() ? JSON::PP::false : JSON::PP::true;

$browser->get("$base/my-forms?section=signature&selectedStartDate=none");
$met{voted} = press('vote');

print encode_json(\%met);
