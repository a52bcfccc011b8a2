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
        for context, _ in utteranceIterator:
            self._write(context.utterance)

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
