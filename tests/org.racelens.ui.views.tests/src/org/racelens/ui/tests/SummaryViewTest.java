package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ui.check.CheckJob;
import org.racelens.ui.summary.SummaryView;

/** The page that sums a project up. */
class SummaryViewTest extends DialogProject {
	private static final String TWO = """
			int a[100], b[100];

			void two(int n) {
			#pragma omp parallel for
				for (int i = 1; i < n; i++)
					a[i] = a[i - 1];
			#pragma omp parallel for
				for (int i = 1; i < n; i++)
					b[i] = b[i - 1];
			}
			""";
	private static final String MIXED = """
			void work(int *);
			int x, a[100];

			void ask(void) {
			#pragma omp parallel
				work(&x);
			}

			void stride(int s, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i * s] = i;
			}

			void fill(int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = i;
			}
			""";

	@AfterEach
	void hide() {
		bot.page().hideView(bot.page().findView(SummaryView.ID));
	}

	private SummaryView open(Object selected) throws Exception {
		bot.awaitAnalyses();
		execute("org.racelens.ui.summary", selected);
		awaitSummary();
		return view();
	}

	private SummaryView view() {
		return (SummaryView) bot.page().findView(SummaryView.ID);
	}

	private void awaitSummary() {
		bot.await("the figures", () -> Stream.of(Job.getJobManager().find(null))
				.noneMatch(job -> job.getClass().getSimpleName().equals("SummaryJob")));
		Bot.settle(Duration.ofMillis(100));
	}

	private void check() throws Exception {
		bot.awaitAnalyses();
		execute("org.racelens.ui.check", project.project());
		bot.await("the check", () -> Job.getJobManager().find(CheckJob.FAMILY).length == 0);
		awaitSummary();
	}

	private <C extends Control> C find(Class<C> type) {
		return Dialogs.all((Composite) view().getAdapter(Control.class), type).findFirst().orElseThrow();
	}

	/** Now, before and change of one figure. */
	private List<String> figure(String label) {
		TableItem row = Stream.of(find(Table.class).getItems()).filter(item -> item.getText().equals(label)).findFirst().orElseThrow();
		return List.of(row.getText(1), row.getText(2), row.getText(3));
	}

	private List<String> files() {
		return Stream.of(find(Tree.class).getItems()).map(item -> item.getText()).toList();
	}

	private void enter(TreeItem item) {
		Tree tree = find(Tree.class);
		tree.setSelection(item);
		Event event = new Event();
		event.item = item;
		tree.notifyListeners(SWT.Selection, event);
		tree.notifyListeners(SWT.DefaultSelection, event);
	}

	private void expand(TreeItem item) {
		Event event = new Event();
		event.item = item;
		find(Tree.class).notifyListeners(SWT.Expand, event);
		item.setExpanded(true);
	}

	private boolean says(String words) {
		return Dialogs.all((Composite) view().getAdapter(Control.class), Label.class).anyMatch(l -> l.getText().startsWith(words));
	}

	@Test
	void filesWithMostRacesAreFirstAndLeadToTheirPlaces() throws Exception {
		project.file("a-mixed.c", MIXED);
		project.file("b-one.c", TestProject.RACY);
		IFile two = project.file("c-two.c", TWO);
		project.file("d-none.c", "int main(void) { return 0; }\n");
		open(project.project());
		bot.await("the files",
				() -> files().equals(List.of("c-two.c (2 races)", "b-one.c (1 race)", "a-mixed.c (1 not decided, 1 condition)")));
		assertEquals(List.of("4", "", ""), figure("Files checked"));
		assertEquals(List.of("3", "", ""), figure("Definite data races"));
		assertEquals(List.of("1", "", ""), figure("Regions not decided"));
		assertEquals(List.of("1", "", ""), figure("Regions race-free under conditions"));
		assertEquals(List.of("1", "", ""), figure("Regions proved race-free"));
		bot.await("no comparison", () -> says("There is no earlier check"));
		TreeItem first = find(Tree.class).getItem(0);
		expand(first);
		assertTrue(first.getItem(1).getText().startsWith("line 9: data race on b"), first.getItem(1).getText());
		enter(first.getItem(1));
		ITextEditor editor = (ITextEditor) bot.page().getActiveEditor();
		assertEquals(two, editor.getEditorInput().getAdapter(IFile.class));
		assertEquals(8, ((ITextSelection) editor.getSelectionProvider().getSelection()).getStartLine());
	}

	@Test
	void allFiguresHaveIcons() throws Exception {
		project.file("one.c", TestProject.RACY);
		open(project.project());
		byte[] missing = ImageDescriptor.getMissingImageDescriptor().getImageData(100).data;
		List<String> without = Stream.of(find(Table.class).getItems())
				.filter(item -> Arrays.equals(item.getImage().getImageData(100).data, missing)).map(TableItem::getText).toList();
		assertEquals(List.of(), without);
	}

	@Test
	void figuresFollowEditsAndAreComparedWithTheCheckBefore() throws Exception {
		IFile one = project.file("one.c", TestProject.RACY);
		IFile two = project.file("two.c", TWO);
		open(one);
		check();
		bot.await("no comparison", () -> says("There is no earlier check"));
		TestProject.save(two, TWO.replace("b[i - 1]", "b[i]"));
		bot.awaitAnalyses();
		awaitSummary();
		bot.await("the new figures", () -> figure("Definite data races").equals(List.of("2", "3", "\u22121")));
		bot.await("a comparison", () -> says("Compared with the check of the whole project"));
		assertEquals(List.of("1", "0", "+1"), figure("Regions proved race-free"));
		assertEquals(List.of("2", "2", "\u00b10"), figure("Files checked"));
		check();
		assertEquals(List.of("2", "3", "\u22121"), figure("Definite data races"), "still what the last change brought");
		one.delete(true, null);
		bot.await("the file that is gone", () -> files().equals(List.of("two.c (1 race)")));
	}

	/** As after a restart, when the results are of what was opened since. */
	@Test
	void onlyAWholeProjectIsComparedWithACheck() throws Exception {
		IFile one = project.file("one.c", TestProject.RACY);
		project.file("sum.h", "static int sum;\nstatic void add(void) {\n#pragma omp parallel\n\tsum++;\n}\n");
		open(one);
		check();
		project.file("two.c", "#include \"sum.h\"\nvoid two(void) { add(); }\n");
		bot.awaitAnalyses();
		execute("org.racelens.ui.check", project.project().getFile("sum.h"));
		bot.await("the check", () -> Job.getJobManager().find(CheckJob.FAMILY).length == 0);
		bot.await("the sources", () -> figure("Files checked").equals(List.of("2", "1", "+1")));
		live().results().removeIf(one::equals);
		bot.await("no change", () -> figure("Definite data races").equals(List.of("1", "1", "")));
		bot.await("why", () -> says("Not all sources were analysed"));
		assertEquals(List.of("1", "1", ""), figure("Files checked"));
	}

	private static LiveAnalysis live() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	}

	@Test
	void whatIsOpenInTheTreeStaysOpen() throws Exception {
		project.file("one.c", TestProject.RACY);
		IFile two = project.file("two.c", TWO);
		open(project.project());
		bot.await("the files", () -> files().size() == 2);
		expand(find(Tree.class).getItem(0));
		find(Tree.class).setSelection(find(Tree.class).getItem(0).getItem(0));
		TestProject.save(two, TWO + "\n");
		bot.awaitAnalyses();
		awaitSummary();
		assertTrue(find(Tree.class).getItem(0).getExpanded());
		assertTrue(find(Tree.class).getSelection()[0].getText().startsWith("line 6: data race on a"));
		assertFalse(find(Tree.class).getItem(1).getExpanded());
	}

	/** A project may have thousands of files, of which a check tells one after the other. */
	@Test
	void onlyFilesWithNewsAreShownAnew() throws Exception {
		project.file("a-one.c", TestProject.RACY);
		project.file("b-one.c", TestProject.RACY);
		IFile last = project.file("c-two.c", TestProject.RACY);
		open(project.project());
		bot.await("the files", () -> files().equals(List.of("a-one.c (1 race)", "b-one.c (1 race)", "c-two.c (1 race)")));
		List<TreeItem> before = List.of(find(Tree.class).getItems());
		TestProject.save(last, TWO);
		bot.await("the other order", () -> files().equals(List.of("c-two.c (2 races)", "a-one.c (1 race)", "b-one.c (1 race)")));
		assertEquals(before.subList(0, 2), List.of(find(Tree.class).getItems()).subList(1, 3));
		TestProject.save(last, "int main(void) { return 0; }\n");
		bot.await("the files that are left", () -> files().equals(List.of("a-one.c (1 race)", "b-one.c (1 race)")));
		assertEquals(before.subList(0, 2), List.of(find(Tree.class).getItems()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "nonsense\n", "1 2 3\n" })
	void aStateThatCannotBeReadIsAsIfThereWereNone(String state) throws Exception {
		project.file("one.c", TestProject.RACY);
		Path file = project.project().getWorkingLocation("org.racelens.ide").append("runs").toFile().toPath();
		Files.writeString(file, state);
		open(project.project());
		bot.await("no comparison", () -> says("There is no earlier check"));
		bot.await("the race", () -> figure("Definite data races").equals(List.of("1", "", "")));
		check();
		check();
		assertEquals(2, Files.readAllLines(file).size());
	}

	@Test
	void anotherProjectIsChosenAndChecked() throws Exception {
		project.file("one.c", TestProject.RACY);
		try (TestProject other = TestProject.create("other")) {
			other.file("two.c", TWO);
			open(project.project());
			Combo combo = find(Combo.class);
			combo.notifyListeners(SWT.FocusIn, new Event());
			assertEquals(List.of("demo", "other"), List.of(combo.getItems()));
			combo.select(1);
			combo.notifyListeners(SWT.Selection, new Event());
			awaitSummary();
			bot.await("the files", () -> files().equals(List.of("two.c (2 races)")));
			Dialogs.press(view().getSite().getShell(), "Check Project");
			bot.await("the check", () -> Job.getJobManager().find(CheckJob.FAMILY).length == 0);
			awaitSummary();
			bot.await("the races", () -> figure("Definite data races").equals(List.of("2", "", "")));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "light", "dark" })
	void itCanBeReadInBothThemes(String theme) throws Exception {
		Dialogs.theme(theme);
		try {
			IFolder folder = project.project().getFolder("solver");
			folder.create(true, true, null);
			IFile mixed = project.file("solver/mixed.c", MIXED);
			project.file("main.c", TestProject.RACY);
			project.file("solver/smooth.c", TWO);
			check();
			TestProject.save(mixed, MIXED.replace("\twork(&x);", "\tx = 1;"));
			check();
			open(project.project());
			bot.await("the files", () -> files().size() == 3);
			expand(find(Tree.class).getItem(0));
			bot.open(mixed);
			bot.page().activate(view());
			bot.screenshot("summary-beside-" + theme);
			bot.page().setPartState(bot.page().findViewReference(SummaryView.ID), IWorkbenchPage.STATE_MAXIMIZED);
			bot.screenshot("summary-" + theme);
			bot.page().setPartState(bot.page().findViewReference(SummaryView.ID), IWorkbenchPage.STATE_RESTORED);
			for (Control control : List.of(find(Table.class), find(Tree.class), find(Combo.class))) {
				Point size = control.getSize();
				assertTrue(size.x > 0 && size.y > 0, control + " has no room: " + size);
			}
		} finally {
			Dialogs.theme("light");
		}
	}
}
