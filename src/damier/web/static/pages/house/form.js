/** The rules of a sheet as a form: every answer with the sentence that it stands for. */
import { t } from '../../app/i18n.js';
import { html, live, nothing } from '../../vendor/lit.js';

/**
 * @typedef {import('wire').ChoiceShape} Choice
 * @typedef {import('wire').FieldShape} Field
 * @typedef {import('wire').GroupShape} Group
 * @typedef {import('wire').DrawShape} Draw
 * @typedef {{set: (name: string, value: any) => void, setDraw: (at: number,
 *   change: Partial<Draw>) => void, clash: (name: string) => string | null,
 *   isChanged: (name: string) => boolean}} Hand
 */

/** @param {Group[]} groups @param {Draw[]} draws @param {Hand} hand */
export const form = (groups, draws, hand) =>
  html`${groups.map((group, at) =>
    section(
      group.title,
      group.fields.filter((field) => hand.isChanged(field.name)).length,
      group.fields.some((field) => hand.clash(field.name)),
      at === 1,
      group.fields.map((each) => field(each, hand)),
    ),
  )}
  ${section(
    t('heading-draws'),
    hand.isChanged('draws') ? 1 : 0,
    Boolean(hand.clash('draws')),
    false,
    drawRules(draws, hand),
  )}`;

/**
 * @param {string} title
 * @param {number} changes
 * @param {boolean} clashes
 * @param {boolean} open
 * @param {unknown} body
 */
const section = (title, changes, clashes, open, body) =>
  html`<details ?open=${open || clashes}>
    <summary>
      <h2>${title}</h2>
      ${changes ? html`<span class="count num">${t('house-changes', { count: changes })}</span>` : nothing}
    </summary>
    <div class="fields">${body}</div>
  </details>`;

/** Where a field stands on the page. @param {string} name */
export const idOf = (name) => `f-${name.replace('.', '-')}`;

/**
 * Two fields have one title, the size of the board: across and up.
 * @type {Record<string, string>}
 */
const WAYS = { 'board.width': ' ↔', 'board.height': ' ↕' };

/** @param {Field} field */
const titled = ({ name, title }) => `${title}${WAYS[name] ?? ''}`;

/** @param {Field} field @param {Hand} hand */
function field(field, hand) {
  const clash = hand.clash(field.name);
  const id = idOf(field.name);
  return html`<fieldset
    class=${hand.isChanged(field.name) ? 'changed' : ''}
    id=${id}
    aria-describedby=${clash ? `c-${id}` : nothing}
  >
    <legend>${titled(field)}</legend>
    ${control(field, hand)}
    ${
      clash
        ? html`<p class="trouble" id="c-${id}" role="status">
            <i aria-hidden="true">!</i><span>${clash}</span>
          </p>`
        : nothing
    }
  </fieldset>`;
}

/** @param {Field} field @param {Hand} hand */
function control(field, hand) {
  switch (field.kind) {
    case 'number':
      return number(field, hand);
    case 'numbers':
      return rows(field, hand);
    case 'several':
      return several(field, hand);
    case 'ordered':
      return ordered(field, hand);
    default:
      return field.choices.map(
        (choice) =>
          html`<label class="row"
            ><input
              type="radio"
              name=${field.name}
              .checked=${live(choice.value === field.value)}
              @change=${() => hand.set(field.name, choice.value)}
            /><span>${choice.text}</span></label
          >`,
      );
  }
}

/** @param {Field} field @param {Hand} hand */
const number = (field, hand) =>
  html`<div class="row">
    <input
      class="field small-field num"
      type="number"
      aria-label=${titled(field)}
      min=${field.least}
      max=${field.most}
      step=${field.name.startsWith('board.') ? 2 : 1}
      .value=${live(String(field.value))}
      @change=${(/** @type {Event} */ event) =>
        hand.set(
          field.name,
          Math.trunc(Number(/** @type {HTMLInputElement} */ (event.target).value)),
        )}
    /><span>${field.text}</span>
  </div>`;

/** @param {Field} field @param {Hand} hand */
const rows = (field, hand) =>
  html`<div class="rows">
      ${Array.from({ length: field.most }, (_, i) => i + 1).map(
        (row) =>
          html`<label
            ><input
              type="checkbox"
              .checked=${live(field.value.includes(row))}
              @change=${() =>
                hand.set(
                  field.name,
                  toggled(field.value, row).sort(
                    (/** @type {number} */ a, /** @type {number} */ b) => a - b,
                  ),
                )}
            /><span class="num">${row}</span></label
          >`,
      )}
    </div>
    <p class="said">${field.text}</p>`;

/** @param {Field} field @param {Hand} hand */
const several = (field, hand) =>
  html`${field.choices.map(
    (choice) =>
      html`<label class="row"
        ><input
          type="checkbox"
          .checked=${live(field.value.includes(choice.value))}
          @change=${() => hand.set(field.name, inOrder(field, toggled(field.value, choice.value)))}
        /><span>${choice.text}</span></label
      >`,
  )}${field.value.length ? nothing : html`<p class="small quiet nothing">${field.text}</p>`}`;

/** The order of ticking is the order of the rule. @param {Field} field @param {Hand} hand */
const ordered = (field, hand) =>
  html`${field.choices.map((choice) => {
    const place = field.value.indexOf(choice.value);
    return html`<div class="row">
      <label
        ><input
          type="checkbox"
          .checked=${live(place >= 0)}
          @change=${() => hand.set(field.name, toggled(field.value, choice.value))}
        />
        <span
          >${place >= 0 ? html`<b class="num place">${place + 1}</b>` : nothing}${choice.text}</span
        ></label
      >
      ${
        place > 0
          ? html`<button
              class="iconbtn"
              type="button"
              aria-label=${t('house-earlier', { text: choice.text })}
              title=${t('house-earlier', { text: choice.text })}
              @click=${() => hand.set(field.name, raised(field.value, place))}
            >
              ↑
            </button>`
          : nothing
      }
    </div>`;
  })}${field.value.length ? nothing : html`<p class="small quiet nothing">${field.text}</p>`}`;

/** @param {any[]} values @param {any} value */
const toggled = (values, value) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** @param {Field} field @param {any[]} values */
const inOrder = (field, values) =>
  field.choices.map((choice) => choice.value).filter((value) => values.includes(value));

/** @param {any[]} values @param {number} place */
const raised = (values, place) => [
  ...values.slice(0, place - 1),
  values[place],
  values[place - 1],
  ...values.slice(place + 1),
];

/** @param {Draw[]} draws @param {Hand} hand */
function drawRules(draws, hand) {
  const clash = hand.clash('draws');
  return html`<fieldset
    class=${hand.isChanged('draws') ? 'changed' : ''}
    id=${idOf('draws')}
    aria-describedby=${clash ? 'c-draws' : nothing}
  >
    <legend>${t('house-draws')}</legend>
    ${draws.map(
      (draw, at) =>
        html`<div class="row draw">
          <label
            ><input
              type="checkbox"
              .checked=${live(draw.on)}
              @change=${() => hand.setDraw(at, { on: !draw.on })}
            /><span>${draw.text}</span></label
          >
          ${
            draw.on && (draw.times || draw.moves)
              ? html`<input
                  class="field small-field num"
                  type="number"
                  min="1"
                  max="200"
                  aria-label=${t('house-count')}
                  .value=${live(String(draw.times || draw.moves))}
                  @change=${(/** @type {Event} */ event) =>
                    hand.setDraw(at, {
                      [draw.times ? 'times' : 'moves']: Math.max(
                        1,
                        Math.trunc(Number(/** @type {HTMLInputElement} */ (event.target).value)),
                      ),
                    })}
                />`
              : nothing
          }
        </div>`,
    )}
    ${
      clash
        ? html`<p class="trouble" id="c-draws" role="status">
            <i aria-hidden="true">!</i><span>${clash}</span>
          </p>`
        : nothing
    }
  </fieldset>`;
}
