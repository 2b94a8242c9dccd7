package org.racelens.ui.tests;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ui.fix.FixDialogs;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.WitnessView;

/** The pictures of the documentation: {@code docs/images/update.sh} takes them from here. */
class ScreenshotTest {
	private static final int FEW_COLOURS = 50;
	private static final int PROBLEM_WIDTH = 780;
	private final Bot bot = new Bot();
	private final IThemeEngine themes = PlatformUI.getWorkbench().getService(IThemeEngine.class);
	private TestProject project;
	private IFile file;

	/** The looks of the workbench. */
	enum Look {
		LIGHT("org.eclipse.e4.ui.css.theme.e4_default"), DARK("org.eclipse.e4.ui.css.theme.e4_dark");

		private final String theme;

		Look(String theme) {
			this.theme = theme;
		}

		String picture(String name) {
			return name + "-" + toString().toLowerCase();
		}
	}

	@BeforeEach
	void createProject() throws Exception {
		project = TestProject.create("heat");
		file = project.file("heat.c", PictureFiles.HEAT);
		bot.showProblems();
	}

	/** What is left takes the whole window, once the window has thought of it. */
	private void hideAllBut(String kept) {
		for (IViewReference view : bot.page().getViewReferences()) {
			if (!view.getId().equals(kept)) {
				bot.page().hideView(view);
			}
		}
		bot.pumpFor(Duration.ofMillis(500));
		Rectangle bounds = shell().getBounds();
		shell().setSize(bounds.width - 8, bounds.height);
		bot.pumpFor(Duration.ofMillis(300));
		shell().setBounds(bounds);
	}

	/** The Problems view with its messages, and room for them. */
	private void showProblems() throws CoreException {
		IMarker race = TestProject.races(file).get(0);
		bot.await("the problems", () -> bot.treeTexts().contains(race.getAttribute(IMarker.MESSAGE, "")));
		Dialogs.all(shell(), Tree.class).filter(tree -> tree.getColumnCount() > 3).forEach(tree -> {
			tree.getColumn(0).setWidth(PROBLEM_WIDTH);
			tree.getColumn(2).setWidth(0);
		});
	}

	private void awaitFixes() {
		bot.await("the fixes", () -> PlatformUI.getWorkbench().getService(FixOffers.class).of(file).isPresent());
	}

	@AfterEach
	void deleteProject() throws Exception {
		bot.page().closeAllEditors(false);
		bot.page().resetPerspective();
		themes.setTheme(Look.LIGHT.theme, false);
		project.close();
		bot.awaitAnalyses();
	}

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
		take(look, "regions");
		bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_RESTORED);
	}

	@ParameterizedTest
	@EnumSource
	void tasks(Look look) throws Exception {
		file = project.file("mean.c", PictureFiles.TASKS);
		ITextEditor editor = open(look, 1);
		show(WitnessView.ID, editor, PictureFiles.TASKS.indexOf("left / N"));
		take(look, "witness-tasks");
		bot.page().hideView(bot.page().findView(WitnessView.ID));
		show(RegionsView.ID, editor, PictureFiles.TASKS.indexOf("left / N"));
		bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_MAXIMIZED);
		bot.await("the region", () -> selectRegion(2, 0));
		take(look, "regions-tasks");
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

	private ITextEditor open(Look look) throws Exception {
		return open(look, 3);
	}

	private ITextEditor open(Look look, int races) throws Exception {
		themes.setTheme(look.theme, false);
		ITextEditor editor = bot.open(file, Bot.GENERIC_EDITOR);
		bot.await("the markers", () -> TestProject.raceCount(file) == races);
		bot.awaitAnalyses();
		return editor;
	}

	/** Shows a view below the editor, with the cursor at the first end of a race. */
	private void show(String id, ITextEditor editor, int cursor) throws Exception {
		IViewPart view = bot.page().showView(id);
		hideAllBut(id);
		editor.selectAndReveal(cursor, 0);
		bot.page().activate(editor);
		bot.page().bringToTop(view);
	}

	/** The one whose graph has most to show. */
	private boolean selectRegion(int count, int index) {
		Optional<Table> table = Dialogs.all(shell(), Table.class).filter(t -> t.isVisible() && t.getItemCount() == count).findFirst();
		table.ifPresent(t -> {
			t.setSelection(index);
			Event event = new Event();
			event.item = t.getItem(index);
			t.notifyListeners(SWT.Selection, event);
		});
		return table.isPresent();
	}

	private static Shell shell() {
		return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();
	}

	/** Saves what the window looks like, with what is in front of it. */
	private void take(Look look, String name) {
		takeWindow(look, name, shell());
	}

	/** Windows are drawn when there is time for it: the picture is taken when it has become what it stays. */
	private void takeWindow(Look look, String name, Shell window) {
		Picture[] last = { Picture.of(window) };
		bot.await("the picture " + look.picture(name), () -> {
			bot.pumpFor(Duration.ofMillis(700));
			Picture before = last[0];
			last[0] = Picture.of(window);
			return last[0].equals(before) && last[0].colours() > FEW_COLOURS
					&& look == (last[0].brightness() > 127 ? Look.LIGHT : Look.DARK);
		});
		last[0].save(look.picture(name));
	}
}
