package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.racelens.report.drawing.Part;
import org.racelens.ui.confirm.ConfirmJob;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.SceneCanvas;

/** The graph of the run that has confirmed a race is in the view of all regions. */
class RecordedGraphTest extends FixProject {
	@AfterEach
	void forgetTheAnswers() throws Exception {
		InstanceScope.INSTANCE.getNode("org.racelens.ui/confirm").removeNode();
	}

	@Test
	void theGraphOfTheRunIsThereUntilTheTextChanges() throws Exception {
		assumeTrue(Stream.of(System.getenv().getOrDefault("PATH", "").split(":")).anyMatch(f -> Files.isExecutable(Path.of(f, "clang"))));
		IFile file = shown("recorded.c", PictureFiles.RECORDED);
		ITextEditor editor = bot.open(file);
		RegionsView view = (RegionsView) bot.page().showView(RegionsView.ID);
		select(view);
		bot.await("the phases", () -> descriptions(view).stream().anyMatch(d -> d.startsWith("parallel")));
		assertFalse(tool(view).isEnabled());
		confirm(file);
		bot.await("the run", () -> tool(view).isEnabled());
		choose(view, true);
		bot.await("the graph", () -> descriptions(view).stream().anyMatch(d -> d.startsWith("thread 1")));
		List<String> nodes = descriptions(view);
		assertEquals("recorded.c:4: parallel in main, 4 threads", nodes.get(0));
		assertEquals(1, nodes.stream().filter("race on sum"::equals).count(), nodes::toString);
		assertTrue(nodes.contains("thread 0"), nodes::toString);
		assertEquals(4, nodes.stream().filter(d -> d.startsWith("line 6: ") && d.contains("writes sum")).count(), nodes::toString);
		click(view, "line 6: ");
		assertEquals("\t\tsum += 1;", ((ITextSelection) editor.getSelectionProvider().getSelection()).getText());
		document(file).replace(0, 0, "/* typed */ ");
		bot.awaitAnalyses();
		bot.await("the phases", () -> !tool(view).isEnabled() && descriptions(view).stream().noneMatch(d -> d.startsWith("thread 1")));
		choose(view, false);
		bot.page().hideView(view);
	}

	private void confirm(IFile file) throws Exception {
		dialogs.expect("Confirm by running", shell -> Dialogs.press(shell, "Build and Run"));
		dialogs.expect("RaceLens: recorded.c", shell -> Dialogs.press(shell, "OK"));
		resolution(file, "Confirm by running…").run(TestProject.onlyRace(file));
		bot.await("the end of the runs", () -> Job.getJobManager().find(ConfirmJob.FAMILY).length == 0 && dialogs.isNoneExpected());
		dialogs.assertAnswered();
	}

	private void select(RegionsView view) {
		Table table = table(view.getAdapter(Control.class)).orElseThrow();
		bot.await("the region", () -> table.getItemCount() == 1);
		table.setSelection(0);
		table.notifyListeners(SWT.Selection, new Event());
	}

	private static Optional<Table> table(Control control) {
		if (control instanceof Composite composite && !(control instanceof Table)) {
			return Stream.of(composite.getChildren()).flatMap(c -> table(c).stream()).findFirst();
		}
		return control instanceof Table table ? Optional.of(table) : Optional.empty();
	}

	private static void choose(RegionsView view, boolean isRun) {
		tool(view).setChecked(isRun);
		tool(view).run();
	}

	private static IAction tool(RegionsView view) {
		return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance).map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals("Recorded Run")).findFirst().orElseThrow();
	}

	private static List<String> descriptions(RegionsView view) {
		SceneCanvas canvas = view.getAdapter(SceneCanvas.class);
		return canvas.scene() == null ? List.of() : canvas.scene().describedParts().stream().map(Part::description).toList();
	}

	private static void click(RegionsView view, String begin) {
		SceneCanvas canvas = view.getAdapter(SceneCanvas.class);
		Part node = canvas.scene().describedParts().stream().filter(p -> p.description().startsWith(begin)).findFirst().orElseThrow();
		Rectangle shown = canvas.onCanvas(node.area());
		Event event = new Event();
		event.button = 1;
		event.x = shown.x + 3;
		event.y = shown.y + 3;
		canvas.control().notifyListeners(SWT.MouseDown, event);
	}
}
