import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a test waits for comes late on a busy machine, where the default of one second fails.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, and so nothing to scroll; a test of what the server renders has no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
