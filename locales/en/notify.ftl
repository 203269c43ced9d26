### What people are written when they are not looking, and what is said about it.
###
### Every id begins with "notify-".

## News of a table

notify-subject-your-turn = Your turn: { $title }
notify-subject-look-in = Look in, so that it can be dealt: { $title }
notify-subject-began = It begins: { $title }
notify-subject-over = It is over: { $title }
notify-your-turn = It is your turn.
notify-look-in = Everybody is there. The cards are dealt as soon as your browser has added its number: look in for a moment, or you lose your seat.
notify-began = The game has begun.
notify-over = The game is over.
notify-line = { $title } ({ $game }): { $news }
notify-line-short = { $title }: { $news }
notify-open = Open the table
notify-subject-test = A test from Damrak
notify-test = This is the test you asked for: notices from { $server } reach you.

## Mails

notify-subject-digest = { $count ->
    [one] News of one of your tables
   *[other] News of { $count } of your tables
}
notify-reason = You get this mail because you play at { $server } and wanted to hear of it.
notify-stop-link = No more mails
notify-subject-confirm = Is this your address?
notify-confirm = Somebody at { $server } wants to hear of their games at this address. If it was you, open the link within two days:
notify-confirm-button = Yes, this is my address
notify-confirm-otherwise = If it was not you, do nothing: no further mail will come.

## The pages behind the links

notify-confirm-page = Shall news of your games come to your mail address?
notify-confirmed = Thank you. From now on, news of your games comes by mail.
notify-stop-page = Shall no more mails come?
notify-stop-button = No more mails
notify-stopped = Done: no more mails will come. You can turn them on again in your settings.
notify-link-bad = This link is not good, or no longer. Ask for a new one in your settings.

## What cannot be chosen

notify-own-address = How you hear of your games is set at an address of its own: /api/v1/notifications.
notify-no-mail = This server sends no mail. Choose another way, or ask whoever runs it to set up a mail server.
notify-no-address = Give a mail address first.
notify-bad-address = This is no mail address that can be used. It looks like anna@example.org, in plain letters.
notify-bad-hour = An hour is a number from 0 to 23.
notify-bad-zone = This time zone is not known. Name one like Europe/Amsterdam, or UTC.
notify-bad-url = This is no address that can be called. It begins with https://, has no name or password in it and at most 1024 characters.
notify-not-public = This address cannot be found, or it does not belong to the open internet.
notify-bad-keys = These are no keys of a browser.
notify-no-way = There is no way to reach you yet: turn on messages in a browser, confirm a mail address, or name a webhook.

## Forgotten passwords

notify-subject-way-back = A new password
notify-way-back = Somebody at { $server } asked for a new password for { $name }. If it was you, open the link within half an hour. It works once:
notify-way-back-button = Choose a new password
notify-way-back-otherwise = If it was not you, do nothing: your password stays as it is.
