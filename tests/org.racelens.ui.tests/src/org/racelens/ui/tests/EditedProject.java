package org.racelens.ui.tests;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A project whose files are looked at in editors. */
abstract class EditedProject {
	final Bot bot = new Bot();
	final EditorBot editors = new EditorBot(bot);
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
