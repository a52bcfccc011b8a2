"""Orca loads this when it starts. It writes what Orca would speak to a file: one utterance a line, as JSON."""

import json
import os

from orca import settings, speech
from orca.speechserver import SpeechServer


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


speech._initSpeechServer = _use_recorder
# A test asks for the whole page with a key, when the page has come to rest.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
