package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** No test of views and dialogs goes without the guard that sees to it that none hangs. */
@ExtendWith(WorkbenchGuard.class)
class ViewsGuardTest {
	@Test
	void everyTestOfViewsIsGuarded() throws Exception {
		assertEquals(List.of(), WorkbenchGuard.unguarded("org.racelens.ui.views.tests", ViewsGuardTest.class));
	}
}
