package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.Test;
import org.racelens.ide.settings.LeftOut;

/** The switch for a whole project, on its page of properties. */
class ProjectSwitchTest extends WorkbenchProject {
	private static final String LABEL = "Check the files of this project for data races";

	private Shell open() {
		PreferenceDialog dialog = PreferencesUtil.createPropertyDialogOn(
				PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), project.project(), "org.racelens.ui.preference.project",
				null, null);
		dialog.setBlockOnOpen(false);
		dialog.open();
		return dialog.getShell();
	}

	private static Button box(Shell dialog) {
		return Dialogs.all(dialog, Button.class).filter(b -> b.getText().replace("&", "").equals(LABEL)).findFirst().orElseThrow();
	}

	private void close(Shell dialog) {
		Dialogs.press(dialog, "Apply and Close");
		bot.await("the end of the dialog", dialog::isDisposed);
	}

	@Test
	void aProjectIsSwitchedOffAndOnAgain() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.await("the race", () -> TestProject.raceCount(file) == 1);
		Shell dialog = open();
		assertTrue(box(dialog).getSelection());
		Dialogs.press(dialog, LABEL);
		close(dialog);
		bot.await("the switch", () -> LeftOut.contains(project.project()));
		bot.await("no marker", () -> TestProject.raceCount(file) == 0);
		dialog = open();
		assertFalse(box(dialog).getSelection());
		Dialogs.press(dialog, "Restore Defaults");
		assertTrue(box(dialog).getSelection());
		close(dialog);
		bot.await("the race again", () -> TestProject.raceCount(file) == 1);
		assertFalse(LeftOut.contains(project.project()));
	}

	@Test
	void whoCancelsOrLeavesItAsItIsChangesNothing() throws Exception {
		Shell dialog = open();
		Dialogs.press(dialog, LABEL);
		Dialogs.press(dialog, "Cancel");
		bot.await("the end of the dialog", dialog::isDisposed);
		close(open());
		bot.awaitAnalyses();
		assertFalse(LeftOut.contains(project.project()));
		assertEquals(false, project.project().getFolder(".settings").getFile("org.racelens.ide.prefs").exists());
	}
}
