// Shows one board and remembers what it tells; the tests set everything through window.show().
import { plainGeometry } from '/static/board/geometry.js';
import '/static/board/damier-board.js';
import { FluentBundle, FluentResource } from '/static/vendor/fluent.js';

const bundle = new FluentBundle('en', { useIsolating: false });
for (const shelf of ['en.ftl', 'play/en.ftl']) {
  bundle.addResource(new FluentResource(await (await fetch(`/texts/${shelf}`)).text()));
}

function texts(key, args) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`expected a message, got none for ${key}`);
  const errors = [];
  const text = bundle.formatPattern(message.value, args ?? {}, errors);
  if (errors.length) throw errors[0];
  return text;
}

const EVENTS = ['move', 'touch', 'choice', 'ask', 'premove', 'edit', 'draw', 'say'];

window.show = async ({ size = [10, 10], all, mirrored, ...rest }) => {
  const board = document.createElement('damier-board');
  window.told = [];
  for (const name of EVENTS) board.addEventListener(`board-${name}`, (event) => window.told.push([name, event.detail]));
  Object.assign(board, { texts, motion: false, geometry: plainGeometry(size[0], size[1], { all, mirrored }) }, rest);
  document.querySelector('#place').replaceChildren(board);
  await board.updateComplete;
  window.board = board;
};
document.documentElement.dataset.ready = 'yes';
