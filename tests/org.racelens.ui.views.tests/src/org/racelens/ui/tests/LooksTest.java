package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.ui.tests.SecondSession.Part;
import org.racelens.ui.tests.Workbench.Run;

/** Takes the pictures by which other looks of the desktop are judged: all views open, and nothing of ours is logged. */
@ExtendWith(WorkbenchGuard.class)
class LooksTest {
	private final Bot bot = new Bot();

	@Test
	void viewsAreThereWhereContrastIsHigh() throws Exception {
		assertTaken("contrast", Map.of("GTK_THEME", "HighContrastInverse"));
	}

	@Test
	void viewsAreThereWhereEverythingIsTwiceAsLarge() throws Exception {
		assertTaken("zoom", Map.of("GDK_SCALE", "2"));
	}

	private void assertTaken(String name, Map<String, String> settings) throws Exception {
		Path picture = Bot.folder().resolve(name + "-summaryView.png");
		Files.deleteIfExists(picture);
		try (Workbench workbench = new Workbench()) {
			workbench.look(name, settings);
			Run run = workbench.run(bot, Part.PICTURE);
			assertEquals(List.of("done"), run.said(), run::log);
			assertTrue(Files.exists(picture));
			assertTrue(!run.log().contains("!ENTRY org.racelens"), run::log);
		}
	}
}
