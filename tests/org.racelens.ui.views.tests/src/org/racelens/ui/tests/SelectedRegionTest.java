package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.report.drawing.Part;
import org.racelens.ui.witness.SceneCanvas;
import org.racelens.ui.witness.WitnessView;

/** What the view of all regions shows of the selected one: details, graph and witness; they follow what is typed. */
class SelectedRegionTest extends OpenedRegionsView {
	private static final int VISIBLE_LINES = 6;
	private static final int VISIBLE_WIDTH = 150;

	@Test
	void theRowsFollowTheTyping() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		type(editor, "parallel for\n\tfor (int i = 0; i < n", "parallel for reduction(+:sum)\n\tfor (int i = 0; i < n");
		awaitRows("Race-free total", "Race-free scale", "Unknown apply");
		assertTrue(editor.isDirty(), "nothing was saved");
		type(editor, "double look(double);", "\n\n\nstatic double look(double x) { return x; }");
		awaitRows("Race-free total", "Race-free scale", "Race-free apply");
		bot.await("the new line", () -> row("total").get(LINE).equals("9"));
	}

	@Test
	void theSelectionAndTheDetailsFollowTheRegion() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		select("apply");
		assertTrue(details().contains("parallel for in apply, line 23: Unknown"), details());
		assertTrue(details().contains("call of look, whose code is not known"), details());
		type(editor, "int sum", "\n\nint sum");
		bot.await("the new line", () -> row("apply").get(LINE).equals("25"));
		assertEquals(List.of("apply"), selectedFunctions());
		assertTrue(details().contains("line 25"), details());
		sort(FUNCTION);
		bot.await("another order", () -> shown().get(0).equals("Unknown apply"));
		assertEquals(List.of("apply"), selectedFunctions());
		find(Text.class).setText("total");
		awaitRows("Race total");
		assertEquals(List.of(), selectedFunctions());
		assertEquals("", details());
	}

	/** Below an editor of half the window, where perspectives put the view. */
	@Test
	void theDetailsHaveRoomFromTheBeginning() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		select("total");
		Text shown = findAll(Text.class).stream().filter(t -> (t.getStyle() & SWT.MULTI) != 0).findFirst().orElseThrow();
		int lines = shown.getClientArea().height / shown.getLineHeight();
		assertTrue(lines >= VISIBLE_LINES, () -> lines + " lines in " + shown.getBounds());
		assertTrue(shown.getClientArea().width >= VISIBLE_WIDTH, () -> shown.getBounds().toString());
	}

	@Test
	void theGraphOfTheSelectedRegionIsDrawnAndItsStepsLeadToTheSource() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		select("scale");
		bot.await("the graph", () -> steps().size() == 6);
		assertEquals(List.of("parallel, line 12", "for, for (int i = 0; i < 1000; i++), line 14", "barrier at the end of for, line 16",
				"single, last = n;, line 17", "barrier at the end of single, line 18", "end of the region, line 19"),
				steps().stream().map(Part::description).toList());
		click(steps().get(3));
		assertEquals("#pragma omp single", selectedText(editor));
		click(steps().get(2));
		assertEquals(15, selection(editor).getStartLine());
		select("total");
		bot.await("the other graph", () -> steps().size() == 3);
		assertTrue(steps().get(1).description().endsWith("race on sum"), steps().get(1).description());
		bot.screenshot("selected-region");
		table().deselectAll();
		table().notifyListeners(SWT.Selection, new Event());
		assertEquals("Select a region to see its phases.", find(Label.class).getText());
	}

	@Test
	void aGraphThatIsTooLargeIsNotDrawn() throws Exception {
		bot.open(project.file("large.c",
				"int x;\nvoid f(void) {\n#pragma omp parallel\n{\n" + "#pragma omp barrier\nx = 1;\n".repeat(250) + "}\n}\n"));
		awaitRows("Race f");
		select("f");
		bot.await("the reason", () -> find(Label.class).getText().startsWith("The graph of this region has 502 steps, too many"));
		assertTrue(find(Label.class).isVisible());
	}

	@Test
	void theGraphFollowsTheTyping() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		select("scale");
		bot.await("the graph", () -> steps().size() == 6);
		type(editor, "#pragma omp for\n", "#pragma omp for nowait\n");
		bot.await("the graph without the barrier", () -> steps().size() == 5);
		type(editor, "\t\tlast = n;", "\t\tlast = n;\n#pragma omp barrier");
		bot.await("the graph with another barrier", () -> steps().size() == 6);
	}

	@Test
	void theWitnessViewShowsTheRaceOfTheSelectedRegion() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		WitnessView witness = (WitnessView) bot.page().showView(WitnessView.ID);
		bot.page().activate(view);
		select("total");
		bot.await("the witness", () -> witness.input().filter(i -> i.shown().race().variable().equals("sum")).isPresent());
		bot.page().hideView(witness);

		Menu menu = table().getMenu();
		menu.notifyListeners(SWT.Show, new Event());
		MenuItem item = Arrays.stream(menu.getItems()).filter(i -> i.getText().equals("Show Witness")).findFirst().orElseThrow();
		assertTrue(item.isEnabled());
		item.notifyListeners(SWT.Selection, new Event());
		menu.notifyListeners(SWT.Hide, new Event());
		bot.await("the Witness view", () -> bot.page().findView(WitnessView.ID) != null);
		WitnessView opened = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("sum", opened.input().orElseThrow().shown().race().variable());
		bot.page().hideView(opened);
	}

	private List<Part> steps() {
		return canvas().map(c -> c.scene().parts().stream().filter(p -> !p.isDecoration() && p.description().contains("line ")).toList())
				.orElse(List.of());
	}

	private Optional<SceneCanvas> canvas() {
		return Optional.ofNullable(view.getAdapter(SceneCanvas.class));
	}

	private void click(Part part) {
		SceneCanvas canvas = canvas().orElseThrow();
		Rectangle shown = canvas.onCanvas(part.area());
		Event event = new Event();
		event.button = 1;
		event.x = shown.x + 3;
		event.y = shown.y + 3;
		canvas.control().notifyListeners(SWT.MouseDown, event);
	}
}
