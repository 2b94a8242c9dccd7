package org.racelens.ui.tests;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.AfterEach;

/** A project that is followed while a test edits it; nothing may be logged meanwhile. */
abstract class LiveProject extends WorkbenchProject {
	static final String REDUCED = "parallel for reduction(+ : sum)";

	final LogWatch log = new LogWatch();

	@Override
	@AfterEach
	void deleteProject() throws Exception {
		super.deleteProject();
		log.close();
		log.assertSilent();
	}

	static int races(IFile file) {
		return TestProject.raceCount(file);
	}
}
