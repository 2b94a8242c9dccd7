package org.racelens.ui.tests;

import org.junit.jupiter.api.AfterEach;

/** A project that a test works on with dialogs, each of which it has to answer. */
abstract class DialogProject extends WorkbenchProject {
	final Dialogs dialogs = new Dialogs();

	@Override
	@AfterEach
	void deleteProject() throws Exception {
		dialogs.close();
		super.deleteProject();
		bot.awaitFixes();
		dialogs.assertAnswered();
	}
}
