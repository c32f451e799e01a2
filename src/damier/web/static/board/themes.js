import { css } from './styles/css.js';

/** The themes a reader can choose from. */
export const THEMES = ['wood', 'tournament', 'djeco', 'contrast', 'dark'];

/** The white discs of wood; red ones have them beside them on every board. */
const ivory = css`
  --w-face: light-dark(#fbf3df, #f2e8d0);
  --w-side: light-dark(#cdb68a, #bfa878);
  --w-line: light-dark(#9c8558, #8d7649);
  --w-edge: #6a5530;
  --w-crown: #5c4b2a;
  --w-tag: #2a1608;
`;

/**
 * The materials of the boards: each theme sets the same few variables, and so may a page. The light
 * ones must agree with `damier.board.diagram.theme`, which a test compares.
 */
export const themes = css`
  :host {
    --sq-light: light-dark(#efdcb4, #d9c296);
    --sq-dark: light-dark(#b5824f, #a97845);
    --sq-vary: #5a2f10;
    --sq-num: light-dark(#241206, #0f0702);
    --rim: light-dark(#74452a, #57331f);
    --rim-line: light-dark(#e2bd84, #b98f5c);
    --rim-text: #f6e6c8;
    ${ivory}
    --b-face: light-dark(#352c28, #2b2320);
    --b-side: light-dark(#14100e, #0d0a09);
    --b-line: light-dark(#7d6d63, #a3948a);
    --b-edge: var(--b-line);
    --b-crown: #cdc3bc;
    --b-tag: #fff4de;
    --m-last: #ffdf6e73;
    --m-core: #ffd23f;
    --m-case: #2a1608;
    --m-no: #c8102e;
  }
  :host([theme='tournament']) {
    --sq-light: light-dark(#f1eee2, #cfd0c2);
    --sq-dark: light-dark(#7a9985, #6c8b77);
    --sq-num: light-dark(#10231a, #0a1610);
    --rim: light-dark(#2b3a33, #3a4d43);
    --rim-line: light-dark(#86a38f, #8aa695);
    --rim-text: #eef3ec;
    --w-face: #fffdf4;
    --w-side: #cfc9b4;
    --w-line: #979078;
    --w-edge: #5f5b49;
    --w-crown: #57523f;
    --b-face: #26292a;
    --b-side: #0c0e0f;
    --b-line: #6d7577;
    --b-crown: #c3c8c9;
  }
  :host([theme='djeco']) {
    --sq-light: light-dark(#fff0dc, #f0dcc4);
    --sq-dark: light-dark(#e0523f, #da503d);
    --sq-num: light-dark(#2e0503, #1c0201);
    --rim: light-dark(#16325c, #102545);
    --rim-line: light-dark(#ffd5a0, #d9ae78);
    --rim-text: #fff0dc;
    --w-face: #15306f;
    --w-side: #0a1a42;
    --w-line: #b9d2ff;
    --w-edge: #b9d2ff;
    --w-crown: #e6efff;
    --w-tag: #fff;
    --b-face: #d2f0a2;
    --b-side: light-dark(#4f7f2a, #47732a);
    --b-line: #3f6b20;
    --b-crown: #2f5216;
    --b-tag: #1d3607;
    --m-last: #ffe9a899;
    --m-core: #ffe14d;
    --m-case: #2b0503;
    --m-no: #20123d;
  }
  :host([theme='contrast']) {
    --sq-light: #fff;
    --sq-dark: #767676;
    --sq-num: #000;
    --rim: #000;
    --rim-line: #fff;
    --rim-text: #fff;
    --w-face: #fff;
    --w-side: #000;
    --w-line: #000;
    --w-edge: #000;
    --w-crown: #000;
    --w-tag: #000;
    --b-face: #000;
    --b-side: #fff;
    --b-line: #fff;
    --b-edge: #fff;
    --b-crown: #fff;
    --b-tag: #fff;
    --m-last: #ffe60080;
    --m-core: #ffe600;
    --m-case: #000;
    --m-no: #000;
  }
  :host([theme='dark']) {
    --sq-light: #7d888f;
    --sq-dark: #566269;
    --sq-num: #eef3f5;
    --rim: #171c20;
    --rim-line: #5d6a72;
    --rim-text: #c9d3d8;
    --w-face: #f1efe8;
    --w-side: #b6b3a8;
    --w-line: #8d8a7f;
    --w-edge: #3b3d3e;
    --w-crown: #4a4942;
    --w-tag: #16191b;
    --b-face: #0d1012;
    --b-side: #030405;
    --b-line: #8b989f;
    --b-crown: #d2dade;
    --b-tag: #f2f5f6;
    --m-last: #a8741e73;
    --m-core: #ffcf4a;
    --m-case: #101315;
    --m-no: #b3122b;
  }
  :host([pieces='red']) {
    ${ivory}
    --b-face: #8c1018;
    --b-side: #4f070c;
    --b-line: #f0b9b3;
    --b-edge: #fff1ec;
    --b-crown: #ffe0da;
    --b-tag: #fff;
  }
`;
