package org.racelens.ui.tests;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ui.fix.FixDialogs;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.WitnessView;

/** The pictures of the documentation: {@code docs/images/update.sh} takes them from here. */
class ScreenshotTest extends PicturedWorkbench {
	@ParameterizedTest
	@EnumSource
	void editor(Look look) throws Exception {
		ITextEditor editor = open(look);
		hideAllBut(IPageLayout.ID_PROBLEM_VIEW);
		showProblems();
		editor.selectAndReveal(PictureFiles.HEAT.indexOf("half[i] ="), 0);
		take(look, "editor");
	}

	@ParameterizedTest
	@EnumSource
	void witness(Look look) throws Exception {
		ITextEditor editor = open(look);
		show(WitnessView.ID, editor, PictureFiles.HEAT.indexOf("half[i] ="));
		take(look, "witness");
	}

	@ParameterizedTest
	@EnumSource
	void fortran(Look look) throws Exception {
		file = project.file("columns.f90", PictureFiles.COLUMNS);
		ITextEditor editor = open(look, 1);
		show(WitnessView.ID, editor, PictureFiles.COLUMNS.indexOf("grid(i, j) = 0.5d0"));
		take(look, "fortran");
	}

	@ParameterizedTest
	@EnumSource
	void quickFix(Look look) throws Exception {
		ITextEditor editor = open(look);
		hideAllBut(IPageLayout.ID_PROBLEM_VIEW);
		showProblems();
		awaitFixes();
		editor.setFocus();
		editor.selectAndReveal(PictureFiles.HEAT.indexOf("half[i] ="), 0);
		Set<Shell> before = Set.of(shell().getDisplay().getShells());
		editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.QUICK_ASSIST);
		bot.await("the list", () -> Stream.of(shell().getDisplay().getShells()).anyMatch(s -> !before.contains(s) && s.isVisible()));
		take(look, "quick-fix");
		bot.press(editor, PictureFiles.HEAT.indexOf("half[i] ="), "\u001b");
	}

	@ParameterizedTest
	@EnumSource
	void fixDialog(Look look) throws Exception {
		open(look);
		awaitFixes();
		try (Dialogs dialogs = new Dialogs()) {
			dialogs.expect("Verified fixes", dialog -> {
				takeWindow(look, "fix-dialog", dialog);
				Dialogs.press(dialog, "Cancel");
			});
			FixDialogs.open(file, Optional.empty());
			dialogs.assertAnswered();
		}
	}

	@ParameterizedTest
	@EnumSource
	void regions(Look look) throws Exception {
		ITextEditor editor = open(look);
		show(RegionsView.ID, editor, PictureFiles.HEAT.indexOf("half[i] ="));
		bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_MAXIMIZED);
		bot.await("the region", () -> selectRegion(4, 1));
		awaitGraph();
		take(look, "regions");
		bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_RESTORED);
	}

	@ParameterizedTest
	@EnumSource
	void preferences(Look look) throws Exception {
		open(look);
		PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(shell(), "org.racelens.ui.preference.when", null, null);
		dialog.setBlockOnOpen(false);
		dialog.open();
		try {
			takeWindow(look, "preferences", dialog.getShell());
		} finally {
			dialog.close();
		}
	}
}
