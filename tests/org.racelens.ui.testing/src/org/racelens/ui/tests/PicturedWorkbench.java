package org.racelens.ui.tests;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.SceneCanvas;

/** A workbench with a file of which pictures for the documentation are taken. */
@ExtendWith(WorkbenchGuard.class)
abstract class PicturedWorkbench {
	private static final int FEW_COLOURS = 50;
	static final int PROBLEM_WIDTH = 780;
	final Bot bot = new Bot();
	private final IThemeEngine themes = PlatformUI.getWorkbench().getService(IThemeEngine.class);
	TestProject project;
	IFile file;

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
	void hideAllBut(String kept) {
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
	void showProblems() throws CoreException {
		IMarker race = TestProject.races(file).get(0);
		bot.await("the problems", () -> bot.treeTexts().contains(race.getAttribute(IMarker.MESSAGE, "")));
		Dialogs.all(shell(), Tree.class).filter(tree -> tree.getColumnCount() > 3).forEach(tree -> {
			tree.getColumn(0).setWidth(PROBLEM_WIDTH);
			tree.getColumn(2).setWidth(0);
		});
	}

	void awaitFixes() {
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

	ITextEditor open(Look look) throws Exception {
		return open(look, 3);
	}

	ITextEditor open(Look look, int races) throws Exception {
		themes.setTheme(look.theme, false);
		ITextEditor editor = bot.open(file, Bot.GENERIC_EDITOR);
		bot.await("the markers", () -> TestProject.raceCount(file) == races);
		bot.awaitAnalyses();
		return editor;
	}

	/** Shows a view below the editor, with the cursor at the first end of a race. */
	void show(String id, ITextEditor editor, int cursor) throws Exception {
		IViewPart view = bot.page().showView(id);
		hideAllBut(id);
		editor.selectAndReveal(cursor, 0);
		bot.page().activate(editor);
		bot.page().bringToTop(view);
	}

	/** The one whose graph has most to show. */
	boolean selectRegion(int count, int index) {
		Optional<Table> table = Dialogs.all(shell(), Table.class).filter(t -> t.isVisible() && t.getItemCount() == count).findFirst();
		table.ifPresent(t -> {
			t.setSelection(index);
			Event event = new Event();
			event.item = t.getItem(index);
			t.notifyListeners(SWT.Selection, event);
		});
		return table.isPresent();
	}

	void awaitGraph() {
		bot.await("the graph", () -> Optional.ofNullable(bot.page().findView(RegionsView.ID)).map(v -> v.getAdapter(SceneCanvas.class))
				.filter(c -> c.scene().parts().size() > 3).isPresent());
	}

	static Shell shell() {
		return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();
	}

	/** Saves what the window looks like, with what is in front of it. */
	void take(Look look, String name) {
		takeWindow(look, name, shell());
	}

	/** Windows are drawn when there is time for it: the picture is taken when it has become what it stays. */
	void takeWindow(Look look, String name, Shell window) {
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
