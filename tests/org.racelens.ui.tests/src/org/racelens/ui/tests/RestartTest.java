package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.ui.tests.SecondSession.Part;
import org.racelens.ui.tests.Workbench.Run;

/** What is left when the workbench ends, in workbenches that are processes of their own. */
@ExtendWith(WorkbenchGuard.class)
class RestartTest {
	private final Bot bot = new Bot();

	/** A marker's number and the time of its creation tell that it is the same marker, and not a new one in its place. */
	@Test
	void markersSurviveARestartAndAreKeptInStepAfterIt() throws Exception {
		try (Workbench workbench = new Workbench()) {
			Run first = workbench.run(bot, Part.WRITE);
			assertDone(first, 3);
			assertTrue(first.said().get(0).contains(" 6 data race on sum"), first.said()::toString);
			Run second = workbench.run(bot, Part.REPAIR);
			assertEquals(first.said(), second.said());
			assertDone(second, 3);
			Run third = workbench.run(bot, Part.LOOK);
			assertEquals(first.said().subList(1, 3), third.said());
			assertDone(third, 2);
		}
	}

	@Test
	void aWorkbenchThatIsClosedDuringAnalysesEndsWellAndSaysNothing() throws Exception {
		try (Workbench workbench = new Workbench()) {
			Run run = workbench.run(bot, Part.LEAVE_BUSY);
			assertEquals(List.of("running", "done"), run.said());
			assertDone(run, 2);
			assertFalse(run.log().contains("found still running"), run::log);
		}
	}

	private static void assertDone(Run run, int lines) {
		assertEquals(lines, run.said().size(), run.said() + run.log());
		assertEquals("done", run.said().get(lines - 1));
		assertEquals(0, run.status());
		assertFalse(run.log().contains("!ENTRY org.racelens"), run::log);
	}
}
