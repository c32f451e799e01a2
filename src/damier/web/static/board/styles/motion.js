import { css } from './css.js';

/** What moves by itself, and that nothing does where the reader wants stillness. */
export const motion = css`
  .lifted .body {
    translate: 0 -0.06px;
  }
  .lifted .shadow {
    translate: 0.03px 0.09px;
  }
  .ghost {
    opacity: 0.38;
  }
  .fading {
    animation: fade 160ms forwards;
  }
  @keyframes fade {
    from {
      opacity: 0.38;
    }
    to {
      opacity: 0;
    }
  }
  .flash {
    animation: flash 300ms 3;
  }
  @keyframes flash {
    50% {
      opacity: 0.25;
    }
  }
  .marks .core.must {
    animation: breathe 2.4s ease-in-out infinite;
  }
  @keyframes breathe {
    50% {
      stroke-width: 0.1;
    }
  }
  :host([data-still]) :is(.flash, .marks .core.must) {
    animation: none;
  }
  :host([data-still]) .fading {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .flash,
    .marks .core.must {
      animation: none;
    }
    .fading {
      display: none;
    }
  }
`;
