package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.Verdict;
import org.racelens.report.drawing.Part;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.SceneCanvas;
import org.racelens.ui.witness.WitnessView;

/** The view of all parallel regions. */
class RegionsViewTest {
	private static final int VERDICT = 0;
	private static final int FILE = 1;
	private static final int LINE = 2;
	private static final int FUNCTION = 4;
	private static final String THREE = """
			int sum, last;
			double a[1000];
			double look(double);

			void total(int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					sum += i;
			}

			void scale(int n) {
			#pragma omp parallel
				{
			#pragma omp for
					for (int i = 0; i < 1000; i++)
						a[i] = 2 * a[i];
			#pragma omp single
					last = n;
				}
			}

			void apply(int n) {
			#pragma omp parallel for
				for (int i = 0; i < 1000; i++)
					a[i] = look(a[i]);
			}
			""";

	private final Bot bot = new Bot();
	private final LogWatch log = new LogWatch();
	private TestProject project;
	private RegionsView view;

	@BeforeEach
	void openView() throws Exception {
		project = TestProject.create("regions");
		view = (RegionsView) bot.page().showView(RegionsView.ID);
		scope("Edited file");
		// the view remembers the order of the test before
		bot.await("the first rows", () -> table().getSortColumn() != null);
		while (table().getSortColumn() != table().getColumn(FILE) || table().getSortDirection() != SWT.UP) {
			sort(FILE);
			bot.pumpFor(Duration.ofMillis(100));
		}
	}

	@AfterEach
	void close() throws Exception {
		bot.page().closeAllEditors(false);
		for (ToolItem item : find(ToolBar.class).getItems()) {
			press(item, true);
		}
		find(Text.class).setText("");
		bot.page().hideView(view);
		project.close();
		bot.awaitAnalyses();
		log.close();
	}

	@Test
	void eachRegionHasItsVerdictAndFigures() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		assertEquals(List.of("Race", "regions/three.c", "6", "parallel for", "total", "1", "", "2 (1 + 1)"),
				row("total").subList(0, 8).stream()
						.map(t -> t.matches("\\d+ \\(\\d+ \\+ \\d+\\)") ? "2 (1 + 1)" : t).toList());
		assertEquals("1", row("apply").get(6), "one gap");
		assertTrue(row("scale").get(8).endsWith(" ms"), row("scale").get(8));
		assertEquals("3 of 3 regions shown: 1 with races, 1 race-free, 1 unknown", view.getContentDescription());
		log.assertSilent();
	}

	@Test
	void wordsFilterAllColumns() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		find(Text.class).setText("parallel for");
		awaitRows("Race total", "Unknown apply");
		find(Text.class).setText("UNKNOWN for");
		awaitRows("Unknown apply");
		find(Text.class).setText("no such region");
		awaitRows();
		find(Text.class).setText("");
		awaitRows("Race total", "Race-free scale", "Unknown apply");
	}

	@Test
	void verdictsAreShownOnDemand() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		ToolItem[] verdicts = find(ToolBar.class).getItems();
		press(verdicts[1], false);
		awaitRows("Race total", "Unknown apply");
		press(verdicts[0], false);
		awaitRows("Unknown apply");
		assertEquals("1 of 3 regions shown: 1 with races, 1 race-free, 1 unknown", view.getContentDescription());
		press(verdicts[1], true);
		awaitRows("Race-free scale", "Unknown apply");
	}

	@Test
	void aColumnSortsBothWaysAndIsRemembered() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		sort(FUNCTION);
		awaitRows("Unknown apply", "Race-free scale", "Race total");
		assertEquals(SWT.UP, table().getSortDirection());
		sort(FUNCTION);
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		sort(LINE);
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		sort(LINE);
		awaitRows("Unknown apply", "Race-free scale", "Race total");
		table().getColumn(FUNCTION).setWidth(177);

		XMLMemento memento = XMLMemento.createWriteRoot("view");
		view.saveState(memento);
		assertEquals("LINE", memento.getString("column"));
		assertEquals("DOWN", memento.getString("direction"));
		bot.page().hideView(view);
		view = (RegionsView) bot.page().showView(RegionsView.ID);
		bot.await("the remembered order", () -> shown().equals(List.of("Unknown apply", "Race-free scale", "Race total")));
		assertEquals(177, table().getColumn(FUNCTION).getWidth());
	}

	@Test
	void enterGoesToTheRegion() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		select("scale");
		table().notifyListeners(SWT.DefaultSelection, new Event());
		assertEquals("#pragma omp parallel", selectedText(editor));
		assertEquals(11, selection(editor).getStartLine());
		assertEquals(editor, bot.page().getActiveEditor());
	}

	@Test
	void theScopeIsTheFileItsProjectOrTheWorkspace() throws Exception {
		try (TestProject other = TestProject.create("elsewhere")) {
			IFile first = project.file("first.c", TestProject.RACY);
			IFile second = project.file("second.c", TestProject.RACY.replace("sum", "total"));
			other.file("third.c", TestProject.RACY);
			bot.awaitAnalyses();
			bot.open(second);
			bot.open(first);
			awaitFiles("regions/first.c");
			bot.open(second);
			awaitFiles("regions/second.c");
			scope("Its project");
			awaitFiles("regions/first.c", "regions/second.c");
			scope("Workspace");
			awaitFiles("elsewhere/third.c", "regions/first.c", "regions/second.c");
			bot.page().closeAllEditors(false);
			scope("Edited file");
			awaitFiles();
			assertTrue(view.getContentDescription().startsWith("No parallel regions here."));
		}
	}

	@Test
	void theRowsFollowTheTyping() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		type(editor, "parallel for\n\tfor (int i = 0; i < n", "parallel for reduction(+:sum)\n\tfor (int i = 0; i < n");
		awaitRows("Race-free total", "Race-free scale", "Unknown apply");
		assertTrue(editor.isDirty(), "nothing was saved");
		type(editor, "double look(double);", "\n\n\nstatic double look(double x) { return x; }");
		awaitRows("Race-free total", "Race-free scale", "Race-free apply");
		assertEquals("9", row("total").get(LINE));
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

	@Test
	void aRegionInAHeaderIsShownWithEither() throws Exception {
		IFile header = project.file("add.h", "static int sum;\nstatic void add(void) {\n#pragma omp parallel\n\tsum++;\n}\n");
		IFile source = project.file("main.c", "#include \"add.h\"\nint main(void) {\n\tadd();\n\treturn 0;\n}\n");
		bot.open(source);
		awaitRows("Race add");
		assertEquals("add.h (in regions/main.c)", row("add").get(FILE));
		bot.open(header);
		bot.pumpFor(Duration.ofMillis(300));
		awaitRows("Race add");
		bot.open(source);
		select("add");
		table().notifyListeners(SWT.DefaultSelection, new Event());
		assertEquals("add.h", bot.page().getActiveEditor().getTitle());
	}

	@Test
	void rowsOfADeletedFileVanish() throws Exception {
		scope("Workspace");
		IFile first = project.file("first.c", TestProject.RACY);
		project.file("second.c", TestProject.RACY);
		awaitFiles("regions/first.c", "regions/second.c");
		first.delete(true, null);
		awaitFiles("regions/second.c");
		project.project().close(null);
		awaitFiles();
	}

	@Test
	void theSelectionIsPublished() throws Exception {
		IFile file = project.file("three.c", THREE);
		bot.open(file);
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		select("scale");
		IStructuredSelection published = (IStructuredSelection) view.getSite().getSelectionProvider().getSelection();
		assertEquals(file, Adapters.adapt(published.getFirstElement(), IResource.class));
		assertEquals(Verdict.RACE_FREE, Adapters.adapt(published.getFirstElement(), RegionReport.class).verdict());
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
		bot.screenshot("regions-light");
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
	void rowsAreCopiedAsText() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		table().setSelection(new int[] { 0, 2 });
		table().notifyListeners(SWT.Selection, new Event());
		IActionBars bars = view.getViewSite().getActionBars();
		bars.getGlobalActionHandler(ActionFactory.COPY.getId()).run();
		Clipboard clipboard = new Clipboard(table().getDisplay());
		String text = (String) clipboard.getContents(TextTransfer.getInstance());
		clipboard.dispose();
		List<String> lines = text.lines().toList();
		assertEquals(3, lines.size());
		assertTrue(lines.get(0).startsWith("Verdict\tFile\tLine\tDirective"), text);
		assertTrue(lines.get(2).startsWith("Unknown\tregions/three.c\t23\tparallel for\tapply"), text);
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

	@Test
	void anAcceptedRaceIsMarkedAsSuch() throws Exception {
		bot.open(project.file("accepted.c", TestProject.RACY.replace("\t\tsum +=",
				"\t\t// racelens: accept race on sum: nobody needs it\n\t\tsum +=")));
		awaitRows("Accepted main");
		assertEquals("0 + 1 accepted", row("main").get(5));
		select("main");
		assertTrue(details().contains("accepted: nobody needs it"), details());
	}

	@Test
	void thousandsOfRegionsAreNoBurden() throws Exception {
		scope("Workspace");
		StringBuilder many = new StringBuilder("int a[100];\n");
		IntStream.range(0, 1200)
				.forEach(i -> many.append("void f").append(i).append("(void) {\n#pragma omp parallel for\nfor (int i = 0; i < 100; i++)\n")
						.append("a[i] = ").append(i).append(";\n}\n"));
		project.file("many.c", many.toString());
		bot.await("all rows", () -> table().getItemCount() == 1200);
		select(row -> row.equals("f1199"), 1199);
		long longest = 0;
		for (int column : new int[] { FUNCTION, VERDICT, LINE, FILE }) {
			sort(column);
			longest = Math.max(longest, longestTurn(Duration.ofMillis(600)));
		}
		assertTrue(longest < 250, "the window did not answer for " + longest + " ms");
		assertEquals(List.of("f1199"), selectedFunctions());
	}

	private void select(Predicate<String> function, int index) {
		table().setSelection(index);
		table().notifyListeners(SWT.Selection, new Event());
		assertTrue(function.test(table().getItem(index).getText(FUNCTION)));
	}

	/** How long the longest piece of work in the window's thread took, in milliseconds. */
	private long longestTurn(Duration time) {
		long end = System.nanoTime() + time.toNanos();
		long longest = 0;
		while (System.nanoTime() < end) {
			long start = System.nanoTime();
			boolean worked = table().getDisplay().readAndDispatch();
			longest = worked ? Math.max(longest, System.nanoTime() - start) : longest;
		}
		return longest / 1_000_000;
	}

	private void awaitRows(String... expected) {
		try {
			bot.await("these rows", () -> shown().equals(List.of(expected)));
		} catch (AssertionError e) {
			throw new AssertionError(Arrays.toString(expected) + ", not " + shown() + ": " + view.getContentDescription(), e);
		}
	}

	private void awaitFiles(String... expected) {
		bot.await(Arrays.toString(expected), () -> texts().stream().map(t -> t.get(FILE)).toList().equals(List.of(expected)));
	}

	/** {@code Race total}: verdict and function of each row. */
	private List<String> shown() {
		return texts().stream().map(t -> t.get(VERDICT) + " " + t.get(FUNCTION)).toList();
	}

	private List<List<String>> texts() {
		Table table = table();
		List<List<String>> result = new ArrayList<>();
		for (TableItem item : table.getItems()) {
			result.add(IntStream.range(0, table.getColumnCount()).mapToObj(item::getText).toList());
		}
		return result;
	}

	private List<String> row(String function) {
		return texts().stream().filter(t -> t.get(FUNCTION).equals(function)).findFirst().orElseThrow();
	}

	private void select(String function) {
		Table table = table();
		int index = shown().stream().map(s -> s.substring(s.indexOf(' ') + 1)).toList().indexOf(function);
		table.setSelection(index);
		table.notifyListeners(SWT.Selection, new Event());
	}

	private List<String> selectedFunctions() {
		return Arrays.stream(table().getSelection()).map(i -> i.getText(FUNCTION)).toList();
	}

	private void sort(int column) {
		table().getColumn(column).notifyListeners(SWT.Selection, new Event());
	}

	private static void press(ToolItem item, boolean down) {
		if (item.getSelection() != down) {
			item.setSelection(down);
			item.notifyListeners(SWT.Selection, new Event());
		}
	}

	private void scope(String label) {
		Combo combo = find(Combo.class);
		combo.setText(label);
		combo.notifyListeners(SWT.Selection, new Event());
	}

	private void type(ITextEditor editor, String old, String replacement) throws Exception {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		int offset = document.get().indexOf(old);
		assertFalse(offset < 0, old);
		document.replace(offset, old.length(), replacement);
	}

	private static ITextSelection selection(ITextEditor editor) {
		return (ITextSelection) editor.getSelectionProvider().getSelection();
	}

	private static String selectedText(ITextEditor editor) {
		return selection(editor).getText();
	}

	private String details() {
		return findAll(Text.class).stream().filter(t -> (t.getStyle() & SWT.MULTI) != 0).findFirst().orElseThrow().getText();
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

	private Table table() {
		return find(Table.class);
	}

	private <T extends Control> T find(Class<T> type) {
		return findAll(type).stream().findFirst().orElseThrow();
	}

	private <T extends Control> List<T> findAll(Class<T> type) {
		List<T> result = new ArrayList<>();
		add(view.getAdapter(Control.class), type, result);
		return result;
	}

	private static <T extends Control> void add(Control control, Class<T> type, List<T> result) {
		if (type.isInstance(control)) {
			result.add(type.cast(control));
		}
		if (control instanceof Composite composite) {
			Arrays.stream(composite.getChildren()).forEach(c -> add(c, type, result));
		}
	}
}
