import type { TroublesText } from '../fr/troubles.ts';

export const troubles: TroublesText = {
  tryAgain: 'Try again',
  playHere: 'Play here',
  olderFrom: (move) => `This game was made with older rules and differs from move ${move} on.`,
  troubles: {
    noTable: {
      title: 'There is no such table',
      what: 'The link may be incomplete, or the table closed since. Ask your host for it again.',
    },
    full: {
      title: 'The table is full',
      what: 'Every seat is taken. Wait for one to be freed, or open a table of your own.',
    },
    backSoon: {
      title: 'Not yet',
      what: 'They may be back in a moment. Their seat can be given away once they have been gone for longer.',
    },
    kicked: {
      title: 'You are no longer at this table',
      what: 'Its host removed you. Open your own, or ask for a new invitation.',
    },
    notInvited: { title: 'A private table', what: 'You need an invitation to enter. Ask for the link or the code.' },
    noWatchers: {
      title: 'The game has begun',
      what: 'This table plays without spectators. Try again when the game is over, or open a table of your own.',
    },
    hostAsked: {
      title: 'Waiting for the host',
      what: 'Nobody may watch this game. The host decides whether you take the empty seat. This page waits.',
    },
    oldLink: { title: 'This link is too old', what: 'The table is closed or the code has expired. Ask for a new one.' },
    renewed: { title: 'This invitation was replaced', what: 'Ask the person who invited you for the new link.' },
    noCode: {
      title: 'No table has this code',
      what: 'A code has eight letters, such as KOMUTADI. Check it with whoever invited you: the invitation may have been replaced.',
    },
    oldReplay: {
      title: 'This game cannot be opened',
      what: 'The link is incomplete, or the game is no longer kept. Ask for the whole link again.',
    },
    olderRules: { title: 'The rules have changed', what: 'It can no longer be shown as it was played.' },
    serverGone: {
      title: 'The server does not answer',
      what: 'Your seat is kept, and we keep trying. Check your connection; against bots you can play without a network.',
    },
    otherTab: {
      title: 'You are playing in another tab',
      what: 'One seat, one tab: go on there, or take the game over here.',
    },
    noSocket: {
      title: 'The connection is blocked',
      what: 'Your network stops live play (WebSocket). Try another network, or without a proxy.',
    },
    noSession: {
      title: 'We don’t recognize you',
      what: 'Cookies seem to be blocked. Allow them for this site, then try again.',
    },
    nameTaken: { title: 'That name is taken', what: 'Someone at the table already has this name. Choose another.' },
    badName: { title: 'That name won’t do', what: 'A name has 1 to 24 visible characters.' },
    tooFast: { title: 'Slow down', what: 'Too many requests at once. Wait a little, then try again.' },
    notReady: { title: 'Not yet', what: 'A seat is still free, or somebody is not ready.' },
    noChat: { title: 'The chat is closed', what: 'Here, talking is playing: the chat opens again after the game.' },
    muted: { title: 'You may not speak', what: 'The host of this table has muted you.' },
    lost: { title: 'No such page', what: 'This address leads nowhere. Go back to the home page.' },
    other: { title: 'Something went wrong', what: 'That did not work. Try again.' },
  },
};
