package org.racelens.ui.tests;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A project that a test works on in the workbench; afterwards no editor is open and nothing is analysed. */
@ExtendWith(WorkbenchGuard.class)
abstract class WorkbenchProject {
	final Bot bot = new Bot();
	TestProject project;

	@BeforeEach
	void createProject() throws Exception {
		project = TestProject.create("demo");
	}

	@AfterEach
	void deleteProject() throws Exception {
		bot.page().closeAllEditors(false);
		project.close();
		bot.awaitAnalyses();
	}
}
