package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.editor.BadgeImages;
import org.racelens.ui.regions.RegionsView;

/** The view of all parallel regions: its rows, their order and what is done with them. */
class RegionsViewTest extends OpenedRegionsView {
	@Test
	void eachRegionHasItsVerdictAndFigures() throws Exception {
		bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		assertEquals(List.of("Race", "regions/three.c", "6", "parallel for", "total", "1", "", "", "2 (1 + 1)"),
				row("total").subList(0, 9).stream()
						.map(t -> t.matches("\\d+ \\(\\d+ \\+ \\d+\\)") ? "2 (1 + 1)" : t).toList());
		assertEquals("1", row("apply").get(6), "one gap");
		assertTrue(row("scale").get(9).endsWith(" ms"), row("scale").get(9));
		assertEquals("3 of 3 regions shown: 1 with races, 0 race-free if, 1 race-free, 1 unknown", view.getContentDescription());
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
		press(verdicts[2], false);
		awaitRows("Race total", "Unknown apply");
		press(verdicts[0], false);
		awaitRows("Unknown apply");
		assertEquals("1 of 3 regions shown: 1 with races, 0 race-free if, 1 race-free, 1 unknown", view.getContentDescription());
		press(verdicts[2], true);
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
	void conditionsAreListedAndFiltered() throws Exception {
		bot.open(project.file("scale.c", """
				void scale(double *a, int n, int stride) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						a[i * stride] = i;
				}
				"""));
		awaitRows("Race-free if scale");
		assertEquals("1 of 1 regions shown: 0 with races, 1 race-free if, 0 race-free, 0 unknown", view.getContentDescription());
		assertEquals("stride != 0", row("scale").get(CONDITIONS));
		find(Text.class).setText("!=");
		awaitRows("Race-free if scale");
		select(row -> row.equals("scale"), 0);
		bot.await("the details", () -> details().contains("Race-free if:"));
		assertTrue(details().contains("line 4: stride != 0"), details());
		ToolItem conditional = find(ToolBar.class).getItems()[1];
		assertEquals("Show regions that are race-free under conditions", conditional.getToolTipText());
		press(conditional, false);
		awaitRows();
		press(conditional, true);
		awaitRows("Race-free if scale");
	}

	@Test
	void verdictsHaveTheIconsOfTheEditor() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		assertEquals(List.of("region-racy", "region-proved", "region-undecided").stream().map(BadgeImages::image).toList(),
				Arrays.stream(table().getItems()).map(item -> item.getImage(VERDICT)).toList());
		type(editor, "\t\tsum +=", "\t\t// racelens: accept race on sum: nobody needs it\n\t\tsum +=");
		awaitRows("Accepted total", "Race-free scale", "Unknown apply");
		assertEquals(BadgeImages.image("region-accepted"), table().getItem(0).getImage(VERDICT));
	}

	@Test
	void aPressedFilterLooksDifferent() throws Exception {
		ToolItem races = find(ToolBar.class).getItems()[0];
		ImageData pressed = races.getImage().getImageData();
		press(races, false);
		ImageData released = races.getImage().getImageData();
		assertEquals(pressed.height, released.height);
		assertEquals(released.getAlpha(8, released.height - 1), 0, "no bar");
		assertEquals(pressed.getAlpha(8, pressed.height - 1), 255, "a bar");
		press(races, true);
		assertEquals(255, races.getImage().getImageData().getAlpha(8, pressed.height - 1));
	}

	@Test
	void sashesStayWhereTheUserMovedThem() throws Exception {
		List<SashForm> sashes = findAll(SashForm.class);
		assertEquals(2, sashes.size());
		sashes.get(0).setWeights(30, 70);
		sashes.get(1).setWeights(25, 75);
		List<int[]> moved = sashes.stream().map(SashForm::getWeights).toList();
		bot.page().hideView(view);
		view = (RegionsView) bot.page().showView(RegionsView.ID);
		List<int[]> now = findAll(SashForm.class).stream().map(SashForm::getWeights).toList();
		for (int i = 0; i < 2; i++) {
			assertEquals(share(moved.get(i)), share(now.get(i)), 0.02);
		}
		findAll(SashForm.class).get(0).setWeights(52, 48);
		findAll(SashForm.class).get(1).setWeights(52, 48);
	}

	private static double share(int[] weights) {
		return weights[0] / (double) (weights[0] + weights[1]);
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

	/** How much of the processor's time the longest piece of work in the window's thread took, in milliseconds. */
	private long longestTurn(Duration time) {
		long end = System.nanoTime() + time.toNanos();
		long longest = 0;
		while (System.nanoTime() < end) {
			long start = UiWatch.work(Thread.currentThread());
			boolean worked = table().getDisplay().readAndDispatch();
			longest = worked ? Math.max(longest, UiWatch.work(Thread.currentThread()) - start) : longest;
		}
		return longest / 1_000_000;
	}

	private void awaitFiles(String... expected) {
		bot.await(Arrays.toString(expected), () -> texts().stream().map(t -> t.get(FILE)).toList().equals(List.of(expected)));
	}
}
