package org.racelens.ui.tests;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.race.verdict.Race;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** A project with races, its file in an editor, and the witness view. */
@ExtendWith(WorkbenchGuard.class)
abstract class OpenedWitnessView {
	static final String SHIFT = """
			int a[101], b[101];

			void shift(int n) {
			#pragma omp parallel
				{
			#pragma omp for
					for (int i = 0; i < n; i++)
						b[i] = i;
			#pragma omp for
					for (int i = 0; i < n; i++)
						a[i] = a[i + 1] + b[i];
				}
			}

			int count(int n) {
				int hits = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					hits = hits + 1;
				return hits;
			}
			""";

	final Bot bot = new Bot();
	TestProject project;
	IFile file;
	ITextEditor editor;
	WitnessView view;
	@TempDir
	Path folder;

	@BeforeEach
	void showTheView() throws Exception {
		project = TestProject.create("witness");
		file = project.file("shift.c", SHIFT);
		editor = bot.open(file);
		bot.awaitAnalyses();
		bot.await("the result", () -> live().results().of(file).filter(r -> r.isWhole()).isPresent());
	}

	@AfterEach
	void closeAll() throws Exception {
		for (IViewPart part : List.of(bot.page().getViews())) {
			if (part instanceof WitnessView) {
				bot.page().hideView(part);
			}
		}
		bot.page().closeAllEditors(false);
		project.close();
		bot.awaitAnalyses();
	}

	static LiveAnalysis live() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	}

	void open() throws Exception {
		view = WitnessView.open(bot.page(), WitnessInput.first(live().results().of(file).orElseThrow()).orElseThrow());
	}

	Race race() {
		return view.input().orElseThrow().shown().race();
	}

	Canvas canvas() {
		return view.pages().timeline().control();
	}

	List<Part> parts(Role role) {
		return view.pages().timeline().scene().parts().stream().filter(p -> p.role() == role).toList();
	}

	List<String> texts() {
		return view.pages().timeline().scene().parts().stream().flatMap(p -> p.shapes().stream())
				.filter(Label.class::isInstance).map(s -> ((Label) s).text()).toList();
	}

	void click(Part part) {
		Rectangle shown = view.pages().timeline().onCanvas(part.area());
		click(shown.x + shown.width / 2, shown.y + shown.height / 2);
	}

	void click(int x, int y) {
		Event event = new Event();
		event.button = 1;
		event.x = x;
		event.y = y;
		canvas().notifyListeners(SWT.MouseDown, event);
	}

	void key(int code) {
		Event event = new Event();
		event.keyCode = code;
		canvas().notifyListeners(SWT.KeyDown, event);
	}

	String selected() {
		return ((ITextSelection) editor.getSelectionProvider().getSelection()).getText();
	}

	void run(String tool) {
		Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance)
				.map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals(tool)).findFirst().orElseThrow().run();
	}
}
