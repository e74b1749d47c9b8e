import { expose } from 'comlink';
import { alikeRefusal } from './alike-refusal.ts';

/** The Web Worker in which a form is checked, so that it does not freeze meanwhile. */
expose({ alikeRefusal });
