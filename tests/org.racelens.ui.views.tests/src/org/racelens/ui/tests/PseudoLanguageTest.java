package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.ui.tests.SecondSession.Part;
import org.racelens.ui.tests.Workbench.Run;

/** No text that a user can read stands outside of the message bundles. */
@ExtendWith(WorkbenchGuard.class)
class PseudoLanguageTest {
	private final Bot bot = new Bot();

	@Test
	void allTextsAreInMessageBundles() throws Exception {
		try (Workbench workbench = new Workbench()) {
			workbench.speakPseudoLanguage();
			Run run = workbench.run(bot, Part.LOOK_FOR_WORDS);
			assertEquals(List.of("inside many", "done"), run.said(), run::log);
		}
	}
}
