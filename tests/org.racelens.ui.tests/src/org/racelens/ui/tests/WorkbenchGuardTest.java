package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** No test can hang in a dialog, and none goes without the guard that sees to it. */
@ExtendWith(WorkbenchGuard.class)
class WorkbenchGuardTest {
	@Test
	void aDialogThatNobodyExpectsIsPicturedAndClosed() throws Exception {
		WorkbenchGuard.Watch watch = new WorkbenchGuard.Watch("example", Duration.ofMillis(500));
		Path picture = Bot.folder().resolve("unexpected-example-1.png");
		Files.deleteIfExists(picture);
		watch.poll();
		MessageDialog.openQuestion(PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell(), "Nobody expects this", "Why?");
		watch.end();
		assertEquals(List.of("Nobody expects this"), watch.unexpected());
		assertTrue(Files.size(picture) > 0);
		assertThrows(AssertionError.class, watch::assertNobodyWasAsked);
		Files.delete(picture);
	}

	@Test
	void everyTestOfTheWorkbenchIsGuarded() throws Exception {
		assertEquals(List.of(), WorkbenchGuard.unguarded("org.racelens.ui.tests", WorkbenchGuardTest.class));
	}
}
