package org.racelens.ui.tests;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A project that is followed while a test edits it; nothing may be logged meanwhile. */
abstract class LiveProject {
	static final String REDUCED = "parallel for reduction(+ : sum)";

	final Bot bot = new Bot();
	final LogWatch log = new LogWatch();
	TestProject project;

	@BeforeEach
	void createProject() throws Exception {
		project = TestProject.create("live");
	}

	@AfterEach
	void deleteProject() throws Exception {
		bot.page().closeAllEditors(false);
		project.close();
		bot.awaitAnalyses();
		log.close();
		log.assertSilent();
	}

	static int races(IFile file) {
		return TestProject.raceCount(file);
	}
}
