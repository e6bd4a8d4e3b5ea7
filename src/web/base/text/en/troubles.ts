import type { TroublesText } from '../fr/troubles.ts';

export const troubles: TroublesText = {
  tryAgain: 'Try again',
  playHere: 'Play here',
  olderFrom: (move) => `This game was made with older rules and differs from move ${move} on.`,
  troubles: {
    malformed: {
      title: 'Request not understood',
      what: 'The server did not understand this page, which may be out of date. Reload it.',
    },
    'too-large': { title: 'Too long', what: 'The text or file is over the limit. Shorten it.' },
    'too-fast': { title: 'Slow down', what: 'Too many requests at once. Wait a little, then try again.' },
    'too-many': { title: 'That’s the limit', what: 'You have as many as are allowed. Delete one first.' },
    'passkeys-full': { title: 'Ten passkeys', what: 'You can have ten. Remove one first.' },
    'passkey-known': {
      title: 'Passkey already known',
      what: 'This passkey is already registered here. Use it to sign in.',
    },
    'debate-full': {
      title: 'The debate is closed',
      what: 'So much was said in this game that only answers count now.',
    },
    'no-session': {
      title: 'We don’t recognize you',
      what: 'Cookies seem to be blocked. Allow them for this site, then try again.',
    },
    'no-table': {
      title: 'There is no such table',
      what: 'The link may be incomplete, or the table closed since. Ask your host for it again.',
    },
    damaged: {
      title: 'This table is damaged',
      what: 'It can no longer be opened. Tell the server’s owner, or open another table.',
    },
    'not-here': {
      title: 'You are not at this table',
      what: 'Go back to the table before you play: its link is on the home page.',
    },
    left: { title: 'No longer here', what: 'That person has left the table. Choose somebody else.' },
    'not-invited': { title: 'A private table', what: 'You need an invitation to enter. Ask for the link or the code.' },
    banned: {
      title: 'You are no longer at this table',
      what: 'Its host removed you. Open your own, or ask for a new invitation.',
    },
    'not-host': { title: 'Hosts only', what: 'Only the host of the table can do that. Ask them.' },
    'hand-over': { title: 'You are the host', what: 'Make somebody else host first.' },
    'not-seated': { title: 'You have no seat here', what: 'Only seated players can do that. Take a free seat.' },
    seated: { title: 'Seated already', what: 'That person already has a seat at this table: one per game.' },
    taken: { title: 'That seat is taken', what: 'Somebody is sitting there. Choose another seat.' },
    'back-soon': {
      title: 'Not yet',
      what: 'They may be back in a moment. Their seat can be given away once they have been gone for longer.',
    },
    full: {
      title: 'The table is full',
      what: 'Every seat is taken. Wait for one to be freed, or open a table of your own.',
    },
    'name-taken': { title: 'That name is taken', what: 'Someone at the table already has this name. Choose another.' },
    name: { title: 'That name won’t do', what: 'A name has 1 to 24 visible characters.' },
    'no-watchers': {
      title: 'The game has begun',
      what: 'This table plays without spectators. Try again when the game is over, or open a table of your own.',
    },
    'host-asked': {
      title: 'Waiting for the host',
      what: 'Nobody may watch this game. The host decides whether you take the empty seat. This page waits.',
    },
    'no-chair': { title: 'Chair taken', what: 'This chair is no longer free. Press Play now for another.' },
    'same-home': {
      title: 'One seat per home',
      what: 'Among strangers each address and browser has one seat. Play together at a private table.',
    },
    insider: {
      title: 'You know this game',
      what: 'You, or somebody at your address, played or watched this game. Take a chair in the next one.',
    },
    elsewhere: {
      title: 'You are in another game',
      what: 'You are playing at another table, which home lists. Finish that game or leave it first.',
    },
    'no-place': {
      title: 'No place here',
      what: 'There is no place for you at this table. Press Play now for another.',
    },
    'not-met': { title: 'Not met yet', what: 'You have not finished a game together lately.' },
    'no-play-now': {
      title: 'No Play now',
      what: 'An operator of this server has closed Play now to you for some time. Friends’ tables stay open.',
    },
    silenced: { title: 'Muted', what: 'An operator of this server has muted you for some time.' },
    suspended: {
      title: 'Suspended',
      what: 'An operator of this server has suspended you for some time. You can play alone or on one device.',
    },
    'no-operator': { title: 'Unknown key', what: 'This is not the key of an operator. Check it, then try again.' },
    'no-report': { title: 'Already settled', what: 'This report has already been settled. Reload the list.' },
    paused: {
      title: 'Play now is paused',
      what: 'You left two games within a day. Play now opens again in a while; tables of friends are always open.',
    },
    'not-now': {
      title: 'Not now',
      what: 'The table is not at that point: some things are done before a game, others during or after it.',
    },
    'not-ready': { title: 'Not yet', what: 'Somebody is not ready. Wait for them, or free their seat.' },
    'free-seats': {
      title: 'Seats are still free',
      what: 'A seat is still free. Put a bot there, or wait for a player.',
    },
    'no-bot': { title: 'No such bot', what: 'There is no such bot, or none in that seat. Choose from the list.' },
    'no-chat': { title: 'The chat is closed', what: 'Here, talking is playing: the chat opens again after the game.' },
    'only-phrases': { title: 'Set phrases only', what: 'Among strangers people speak in set phrases only.' },
    muted: { title: 'You may not speak', what: 'The host of this table has muted you.' },
    'no-bot-accounts': {
      title: 'No bots of others',
      what: 'Bots of other people may not sit at this table.',
    },
    'bots-play': {
      title: 'Bots may play here',
      what: 'Bots of other people may play at this table. Sit down only if you agree.',
    },
    replaced: {
      title: 'Connected elsewhere',
      what: 'A newer connection has taken the place of this one.',
    },
    'no-more-time': {
      title: 'No more time',
      what: 'This question has already had its extra time, or the table allows none. Answer before it ends.',
    },
    expired: { title: 'This link is too old', what: 'The table is closed or the code has expired. Ask for a new one.' },
    renewed: { title: 'This invitation was replaced', what: 'Ask the person who invited you for the new link.' },
    option: {
      title: 'That setting won’t do',
      what: 'An option does not fit this game. Choose one of the values offered.',
    },
    players: {
      title: 'That number of players won’t do',
      what: 'The game is not for that many, or somebody sits in a seat you would remove. Change the number of seats.',
    },
    game: { title: 'Unknown game', what: 'This server does not have that game. Choose another.' },
    stale: { title: 'Too late', what: 'That question is already closed. Look at the one that is open now.' },
    id: { title: 'Move sent twice', what: 'Another move was sent under the same number. Reload the page.' },
    illegal: { title: 'Not a legal move', what: 'The rules do not allow that move now. Choose one of those offered.' },
    'not-asked': { title: 'Not your turn', what: 'Somebody else is being asked. Your turn will come.' },
    answered: { title: 'Already answered', what: 'Your answer is recorded and stays as it is. Wait for the others.' },
    over: { title: 'The game is over', what: 'No more moves can be played. Start a rematch, or go back home.' },
    seat: { title: 'No such seat', what: 'The table has no such seat. Choose one of its seats.' },
    move: { title: 'Unreadable move', what: 'That move could not be read. Reload the page and play it again.' },
    closing: {
      title: 'The server is restarting',
      what: 'Your seat is kept, and this page reconnects by itself in a moment.',
    },
    internal: {
      title: 'Server error',
      what: 'Nothing has changed: the table is as it was. Try again; if it happens again, tell the server’s owner.',
    },
    'older-rules': { title: 'The rules have changed', what: 'It can no longer be shown as it was played.' },
    'no-code': {
      title: 'No table has this code',
      what: 'A code has eight letters, such as KOMUTADI. Check it with the person who invited you: the invitation may have been replaced.',
    },
    'old-dare': {
      title: 'Dares are over',
      what: 'This link asked whether you believe a claim. Players now share the game itself: it opens at the claim and asks.',
    },
    'old-replay': {
      title: 'This game cannot be opened',
      what: 'The link is incomplete, or the game is no longer kept. Ask for the whole link again.',
    },
    unreachable: {
      title: 'The server does not answer',
      what: 'Check your connection. If you sat at a table, your seat is kept. Against bots you can play without a network.',
    },
    'other-tab': {
      title: 'You are playing in another tab',
      what: 'One seat, one tab: go on there, or take the game over here.',
    },
    'no-socket': {
      title: 'The connection is blocked',
      what: 'Your network stops live play (WebSocket). Try another network, or without a proxy.',
    },
    lost: { title: 'No such page', what: 'This address leads nowhere. Go back to the home page.' },
  },
};
