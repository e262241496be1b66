import { createT, type Translate } from "../../web/app/lib/i18n/translate.ts";
import enAnnotations from "../../web/app/locales/en/annotations.ts";
import enAuth from "../../web/app/locales/en/auth.ts";
import enBell from "../../web/app/locales/en/bell.ts";
import enClaim from "../../web/app/locales/en/claim.ts";
import enDashboard from "../../web/app/locales/en/dashboard.ts";
import enDashboardLive from "../../web/app/locales/en/dashboardLive.ts";
import enDashboardStats from "../../web/app/locales/en/dashboardStats.ts";
import enDeckCards from "../../web/app/locales/en/deckCards.ts";
import enDeckForm from "../../web/app/locales/en/deckForm.ts";
import enDeckPages from "../../web/app/locales/en/deckPages.ts";
import enDeckStats from "../../web/app/locales/en/deckStats.ts";
import enDecks from "../../web/app/locales/en/decks.ts";
import enDeckVersions from "../../web/app/locales/en/deckVersions.ts";
import enDeleteAccount from "../../web/app/locales/en/deleteAccount.ts";
import enErrors from "../../web/app/locales/en/errors.ts";
import enEventPages from "../../web/app/locales/en/eventPages.ts";
import enEvents from "../../web/app/locales/en/events.ts";
import enExample from "../../web/app/locales/en/example.ts";
import enFilters from "../../web/app/locales/en/filters.ts";
import enFormats from "../../web/app/locales/en/formats.ts";
import enFriends from "../../web/app/locales/en/friends.ts";
import enGameDetails from "../../web/app/locales/en/gameDetails.ts";
import enGameLists from "../../web/app/locales/en/gameLists.ts";
import enGameLive from "../../web/app/locales/en/gameLive.ts";
import enGamePages from "../../web/app/locales/en/gamePages.ts";
import enGames from "../../web/app/locales/en/games.ts";
import enGroupStats from "../../web/app/locales/en/groupStats.ts";
import enGroupStory from "../../web/app/locales/en/groupStory.ts";
import enGroups from "../../web/app/locales/en/groups.ts";
import enHome from "../../web/app/locales/en/home.ts";
import enInbox from "../../web/app/locales/en/inbox.ts";
import enInstall from "../../web/app/locales/en/install.ts";
import enJoin from "../../web/app/locales/en/join.ts";
import enJoinTable from "../../web/app/locales/en/joinTable.ts";
import enLists from "../../web/app/locales/en/lists.ts";
import enLive from "../../web/app/locales/en/live.ts";
import enLiveGuest from "../../web/app/locales/en/liveGuest.ts";
import enLiveOffline from "../../web/app/locales/en/liveOffline.ts";
import enLiveSetup from "../../web/app/locales/en/liveSetup.ts";
import enLiveSheets from "../../web/app/locales/en/liveSheets.ts";
import enMails from "../../web/app/locales/en/mails.ts";
import enMeta from "../../web/app/locales/en/meta.ts";
import enNames from "../../web/app/locales/en/names.ts";
import enOverlay from "../../web/app/locales/en/overlay.ts";
import enOwnStats from "../../web/app/locales/en/ownStats.ts";
import enPeople from "../../web/app/locales/en/people.ts";
import enPerson from "../../web/app/locales/en/person.ts";
import enPictures from "../../web/app/locales/en/pictures.ts";
import enPlaygroupParts from "../../web/app/locales/en/playgroupParts.ts";
import enPlaygroups from "../../web/app/locales/en/playgroups.ts";
import enPods from "../../web/app/locales/en/pods.ts";
import enProfile from "../../web/app/locales/en/profile.ts";
import enProvider from "../../web/app/locales/en/provider.ts";
import enPush from "../../web/app/locales/en/push.ts";
import enRecap from "../../web/app/locales/en/recap.ts";
import enRecord from "../../web/app/locales/en/record.ts";
import enReview from "../../web/app/locales/en/review.ts";
import enSearch from "../../web/app/locales/en/search.ts";
import enSeating from "../../web/app/locales/en/seating.ts";
import enShell from "../../web/app/locales/en/shell.ts";
import enSignIn from "../../web/app/locales/en/signIn.ts";
import enStats from "../../web/app/locales/en/stats.ts";
import enStatsAnswers from "../../web/app/locales/en/statsAnswers.ts";
import enStream from "../../web/app/locales/en/stream.ts";
import enStreaming from "../../web/app/locales/en/streaming.ts";
import enTableLines from "../../web/app/locales/en/tableLines.ts";
import enTags from "../../web/app/locales/en/tags.ts";
import enUi from "../../web/app/locales/en/ui.ts";
import enVersus from "../../web/app/locales/en/versus.ts";
import enWaiting from "../../web/app/locales/en/waiting.ts";
import enWhy from "../../web/app/locales/en/why.ts";
import frAnnotations from "../../web/app/locales/fr/annotations.ts";
import frAuth from "../../web/app/locales/fr/auth.ts";
import frBell from "../../web/app/locales/fr/bell.ts";
import frClaim from "../../web/app/locales/fr/claim.ts";
import frDashboard from "../../web/app/locales/fr/dashboard.ts";
import frDashboardLive from "../../web/app/locales/fr/dashboardLive.ts";
import frDashboardStats from "../../web/app/locales/fr/dashboardStats.ts";
import frDeckCards from "../../web/app/locales/fr/deckCards.ts";
import frDeckForm from "../../web/app/locales/fr/deckForm.ts";
import frDeckPages from "../../web/app/locales/fr/deckPages.ts";
import frDeckStats from "../../web/app/locales/fr/deckStats.ts";
import frDecks from "../../web/app/locales/fr/decks.ts";
import frDeckVersions from "../../web/app/locales/fr/deckVersions.ts";
import frDeleteAccount from "../../web/app/locales/fr/deleteAccount.ts";
import frErrors from "../../web/app/locales/fr/errors.ts";
import frEventPages from "../../web/app/locales/fr/eventPages.ts";
import frEvents from "../../web/app/locales/fr/events.ts";
import frExample from "../../web/app/locales/fr/example.ts";
import frFilters from "../../web/app/locales/fr/filters.ts";
import frFormats from "../../web/app/locales/fr/formats.ts";
import frFriends from "../../web/app/locales/fr/friends.ts";
import frGameDetails from "../../web/app/locales/fr/gameDetails.ts";
import frGameLists from "../../web/app/locales/fr/gameLists.ts";
import frGameLive from "../../web/app/locales/fr/gameLive.ts";
import frGamePages from "../../web/app/locales/fr/gamePages.ts";
import frGames from "../../web/app/locales/fr/games.ts";
import frGroupStats from "../../web/app/locales/fr/groupStats.ts";
import frGroupStory from "../../web/app/locales/fr/groupStory.ts";
import frGroups from "../../web/app/locales/fr/groups.ts";
import frHome from "../../web/app/locales/fr/home.ts";
import frInbox from "../../web/app/locales/fr/inbox.ts";
import frInstall from "../../web/app/locales/fr/install.ts";
import frJoin from "../../web/app/locales/fr/join.ts";
import frJoinTable from "../../web/app/locales/fr/joinTable.ts";
import frLists from "../../web/app/locales/fr/lists.ts";
import frLive from "../../web/app/locales/fr/live.ts";
import frLiveGuest from "../../web/app/locales/fr/liveGuest.ts";
import frLiveOffline from "../../web/app/locales/fr/liveOffline.ts";
import frLiveSetup from "../../web/app/locales/fr/liveSetup.ts";
import frLiveSheets from "../../web/app/locales/fr/liveSheets.ts";
import frMails from "../../web/app/locales/fr/mails.ts";
import frMeta from "../../web/app/locales/fr/meta.ts";
import frNames from "../../web/app/locales/fr/names.ts";
import frOverlay from "../../web/app/locales/fr/overlay.ts";
import frOwnStats from "../../web/app/locales/fr/ownStats.ts";
import frPeople from "../../web/app/locales/fr/people.ts";
import frPerson from "../../web/app/locales/fr/person.ts";
import frPictures from "../../web/app/locales/fr/pictures.ts";
import frPlaygroupParts from "../../web/app/locales/fr/playgroupParts.ts";
import frPlaygroups from "../../web/app/locales/fr/playgroups.ts";
import frPods from "../../web/app/locales/fr/pods.ts";
import frProfile from "../../web/app/locales/fr/profile.ts";
import frProvider from "../../web/app/locales/fr/provider.ts";
import frPush from "../../web/app/locales/fr/push.ts";
import frRecap from "../../web/app/locales/fr/recap.ts";
import frRecord from "../../web/app/locales/fr/record.ts";
import frReview from "../../web/app/locales/fr/review.ts";
import frSearch from "../../web/app/locales/fr/search.ts";
import frSeating from "../../web/app/locales/fr/seating.ts";
import frShell from "../../web/app/locales/fr/shell.ts";
import frSignIn from "../../web/app/locales/fr/signIn.ts";
import frStats from "../../web/app/locales/fr/stats.ts";
import frStatsAnswers from "../../web/app/locales/fr/statsAnswers.ts";
import frStream from "../../web/app/locales/fr/stream.ts";
import frStreaming from "../../web/app/locales/fr/streaming.ts";
import frTableLines from "../../web/app/locales/fr/tableLines.ts";
import frTags from "../../web/app/locales/fr/tags.ts";
import frUi from "../../web/app/locales/fr/ui.ts";
import frVersus from "../../web/app/locales/fr/versus.ts";
import frWaiting from "../../web/app/locales/fr/waiting.ts";
import frWhy from "../../web/app/locales/fr/why.ts";
import type { Lang } from "./calls.ts";

// Every catalog under its own name, independent of how the app bundles them.
const en = {
  annotations: enAnnotations,
  auth: enAuth,
  bell: enBell,
  claim: enClaim,
  dashboard: enDashboard,
  dashboardLive: enDashboardLive,
  dashboardStats: enDashboardStats,
  deckCards: enDeckCards,
  deckForm: enDeckForm,
  deckPages: enDeckPages,
  decks: enDecks,
  deckStats: enDeckStats,
  deckVersions: enDeckVersions,
  deleteAccount: enDeleteAccount,
  errors: enErrors,
  eventPages: enEventPages,
  events: enEvents,
  example: enExample,
  filters: enFilters,
  formats: enFormats,
  friends: enFriends,
  gameDetails: enGameDetails,
  gameLists: enGameLists,
  gameLive: enGameLive,
  gamePages: enGamePages,
  games: enGames,
  groups: enGroups,
  groupStats: enGroupStats,
  groupStory: enGroupStory,
  home: enHome,
  inbox: enInbox,
  install: enInstall,
  join: enJoin,
  joinTable: enJoinTable,
  lists: enLists,
  live: enLive,
  liveGuest: enLiveGuest,
  liveOffline: enLiveOffline,
  liveSetup: enLiveSetup,
  liveSheets: enLiveSheets,
  mails: enMails,
  meta: enMeta,
  overlay: enOverlay,
  ownStats: enOwnStats,
  statsAnswers: enStatsAnswers,
  names: enNames,
  people: enPeople,
  person: enPerson,
  pictures: enPictures,
  playgroupParts: enPlaygroupParts,
  playgroups: enPlaygroups,
  pods: enPods,
  profile: enProfile,
  provider: enProvider,
  record: enRecord,
  push: enPush,
  recap: enRecap,
  review: enReview,
  search: enSearch,
  seating: enSeating,
  shell: enShell,
  signIn: enSignIn,
  stats: enStats,
  stream: enStream,
  streaming: enStreaming,
  tableLines: enTableLines,
  tags: enTags,
  ui: enUi,
  versus: enVersus,
  waiting: enWaiting,
  why: enWhy,
};
const fr = {
  annotations: frAnnotations,
  auth: frAuth,
  bell: frBell,
  claim: frClaim,
  dashboard: frDashboard,
  dashboardLive: frDashboardLive,
  dashboardStats: frDashboardStats,
  deckCards: frDeckCards,
  deckForm: frDeckForm,
  deckPages: frDeckPages,
  decks: frDecks,
  deckStats: frDeckStats,
  deckVersions: frDeckVersions,
  deleteAccount: frDeleteAccount,
  errors: frErrors,
  eventPages: frEventPages,
  events: frEvents,
  example: frExample,
  filters: frFilters,
  formats: frFormats,
  friends: frFriends,
  gameDetails: frGameDetails,
  gameLists: frGameLists,
  gameLive: frGameLive,
  gamePages: frGamePages,
  games: frGames,
  groups: frGroups,
  groupStats: frGroupStats,
  groupStory: frGroupStory,
  home: frHome,
  inbox: frInbox,
  install: frInstall,
  join: frJoin,
  joinTable: frJoinTable,
  lists: frLists,
  live: frLive,
  liveGuest: frLiveGuest,
  liveOffline: frLiveOffline,
  liveSetup: frLiveSetup,
  liveSheets: frLiveSheets,
  mails: frMails,
  meta: frMeta,
  overlay: frOverlay,
  ownStats: frOwnStats,
  statsAnswers: frStatsAnswers,
  names: frNames,
  people: frPeople,
  person: frPerson,
  pictures: frPictures,
  playgroupParts: frPlaygroupParts,
  playgroups: frPlaygroups,
  pods: frPods,
  profile: frProfile,
  provider: frProvider,
  record: frRecord,
  push: frPush,
  recap: frRecap,
  review: frReview,
  search: frSearch,
  seating: frSeating,
  shell: frShell,
  signIn: frSignIn,
  stats: frStats,
  stream: frStream,
  streaming: frStreaming,
  tableLines: frTableLines,
  tags: frTags,
  ui: frUi,
  versus: frVersus,
  waiting: frWaiting,
  why: frWhy,
};
const messages = { en, fr: fr as typeof en };

export type T = Translate<typeof en>;

/** All messages of the app in one language. */
export const messagesIn = (lang: Lang): T => createT(lang, messages[lang]);
