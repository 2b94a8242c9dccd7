package org.racelens.ui.tests;

import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.WitnessView;

/** The pictures with tasks: {@code docs/images/update.sh} takes them from here. */
class TaskScreenshotTest extends PicturedWorkbench {
	@BeforeEach
	void writeTasks() throws Exception {
		file = project.file("mean.c", PictureFiles.TASKS);
	}

	@ParameterizedTest
	@EnumSource
	void witness(Look look) throws Exception {
		show(WitnessView.ID, open(look, 1), PictureFiles.TASKS.indexOf("left / N"));
		take(look, "witness-tasks");
	}

	@ParameterizedTest
	@EnumSource
	void regions(Look look) throws Exception {
		show(RegionsView.ID, open(look, 1), PictureFiles.TASKS.indexOf("left / N"));
		bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_MAXIMIZED);
		bot.await("the region", () -> selectRegion(6, 4));
		awaitGraph();
		take(look, "regions-tasks");
		bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_RESTORED);
	}
}
