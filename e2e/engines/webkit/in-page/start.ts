import { aim, getBox, findElements, focus, replaceText } from './act.ts';
import { keepComplaints, takeComplaints } from './complaints.ts';
import { observe } from './observe.ts';

const inPage = { aim, getBox, findElements, focus, observe, replaceText, takeComplaints };

export type InPage = typeof inPage;

declare global {
  interface Window {
    inPage?: InPage;
  }
}

keepComplaints();
window.inPage = inPage;
