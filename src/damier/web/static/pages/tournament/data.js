/** What a tournament's view says, as pages ask for it. */
import { list, t } from '../../app/i18n.js';

/**
 * @typedef {import('wire').TournamentView} Tournament
 * @typedef {import('wire').GameShape} Game
 * @typedef {import('wire').RoundShape} Round
 * @typedef {import('wire').MyTournament} Me
 */

/** What somebody is called; whoever has gone has a number left. @param {Tournament} tour @param {number} number */
export function nameOf(tour, number) {
  const found = tour.players.find((player) => player.number === number);
  return found?.name || t('tour-player', { n: number });
}

/** The round that is played now, or was last. @param {Tournament} tour */
export const lastRound = (tour) => tour.rounds[tour.rounds.length - 1] ?? null;

/** A player's points so far, as shown. @param {Tournament} tour @param {number} number */
export const pointsOf = (tour, number) =>
  tour.standings.find(({ player }) => player === number)?.points ?? '0';

/** Somebody's game in a round. @param {Round | null} round @param {number | null} player */
export const gameOf = (round, player) =>
  round?.games.find(({ white, black }) => white === player || black === player) ?? null;

/** @param {Tournament} tour */
export const openGames = (tour) =>
  tour.rounds.flatMap(({ games }) => games).filter((game) => game.open).length;

/** The number of the round that can be paired next, 0 if there is none. @param {Tournament} tour */
export function nextRound(tour) {
  if (tour.status === 'over' || tour.complete || tour.wanted) return 0;
  const next = tour.rounds.length + 1;
  if (tour.system === 'arena') return next;
  if (openGames(tour) || (tour.rounds_in_all && next > tour.rounds_in_all)) return 0;
  return next;
}

/** Where the tournament is, in a line. @param {Tournament} tour */
export function where(tour) {
  if (tour.status === 'over') return t('tour-over');
  if (!tour.rounds.length) return t('tour-not-begun');
  const n = tour.rounds.length;
  if (tour.system === 'arena') return t('tournament-arena');
  return tour.rounds_in_all
    ? t('tour-round-of', { n, all: tour.rounds_in_all })
    : t('tour-round', { n });
}

/** A result in words: for menus and the log. @param {string} result */
export const resultWords = (result) => t(`tour-result-${result}`);

/** How the tie-breaks part people, in words. @param {Tournament} tour */
export function tieWords(tour) {
  const rule = t(tour.points === '2-1-0' ? 'tour-rule-two' : 'tour-rule-one');
  if (!tour.tiebreaks.length) return rule;
  const names = list(tour.tiebreaks.map((name) => t(`tiebreak-${name}`)));
  return `${rule} ${t('tour-equal', { list: names })}`;
}
