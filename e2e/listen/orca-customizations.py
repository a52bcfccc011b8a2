"""Orca loads this when it starts. It writes what Orca would speak to a file: one utterance a line, as JSON."""

import json
import os

from gi.repository import GLib
from orca import settings, speech
from orca.scripts import default
from orca.speechserver import SpeechServer

BEAT_MS = 200


class Recorder(SpeechServer):
    """Stands in for the voice, so that no test waits for a sound card or for a sentence to end."""

    def speak(self, text=None, acss=None, interrupt=True):
        self._write(text)

    def speakCharacter(self, character, acss=None):
        self._write(character)

    def speakKeyEvent(self, event, acss=None):
        """The tests know which keys they press."""

    def sayAll(self, utteranceIterator, progressCallback):
        """A line for each part of the page: its name, its role and its state come one by one."""
        part, words = None, []
        for context, _ in utteranceIterator:
            if part is not None and context.obj != part:
                self._write(" ".join(words))
                words = []
            part = context.obj
            words.append(context.utterance)
        self._write(" ".join(words))

    def getInfo(self):
        return ["recorder", "recorder"]

    def _write(self, text):
        with open(os.environ["SPEECH_FILE"], "a", encoding="utf-8") as file:
            file.write(json.dumps(text) + "\n")


def _use_recorder(module_name, info):
    speech._speechserver = Recorder()


def _on_description_changed(self, event):
    """
    Orca 43 means to say a description that has changed, not one that it has just said. It keeps what it said under
    'descriptions' and looks for it under 'description'; Firefox tells of a change when the description is first read.
    """
    said = self.pointOfReference.get("descriptions", {}).get(hash(event.source))
    if said != event.any_data:
        _say_description(self, event)


def _beat():
    """A character for each round of Orca's main loop: a test waits in rounds, so a slow machine hears the same."""
    with open(os.environ["BEAT_FILE"], "a", encoding="utf-8") as file:
        file.write(".")
    return True


_say_description = default.Script.onDescriptionChanged
default.Script.onDescriptionChanged = _on_description_changed
GLib.timeout_add(BEAT_MS, _beat)
speech._initSpeechServer = _use_recorder
# A test asks for the whole page with a key, when the page has come to rest.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
