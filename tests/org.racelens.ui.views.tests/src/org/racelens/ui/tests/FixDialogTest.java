package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.Environment;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.text.CurrentText;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.ui.fix.FixDialogs;
import org.racelens.ui.fix.SolverNotice;
import org.racelens.ui.words.FindingSentences;

/** The dialog of verified fixes, and the notice that there is no solver. */
class FixDialogTest extends DialogProject {
	private static final String FIXED = TestProject.RACY.replace("parallel for", "parallel for reduction(+:sum)");
	private static final String TWO_VARIABLES = """
			int sum;
			double t;
			double a[100];

			void scale(double factor) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++) {
					t = factor * i;
					a[i] = t + 1;
					sum += i;
				}
			}
			""";

	@AfterEach
	void forgetTheNotice() {
		InstanceScope.INSTANCE.getNode("org.racelens.ui").remove(SolverNotice.SILENT);
	}

	@Test
	void theBestFixIsSelectedAndShownWithReasonAndChange() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		dialogs.expect("Verified fixes", shell -> {
			assertTrue(texts(shell).get(0).contains("Each thread gathers its own part"), texts(shell)::toString);
			assertTrue(texts(shell).get(1).contains("+#pragma omp parallel for reduction(+:sum)"), texts(shell)::toString);
			assertEquals("Add reduction(+:sum) to the parallel for of line 4", tree(shell).getSelection()[0].getText());
			assertTrue(shell.getDefaultButton().getText().replace("&", "").equals("Apply"));
			shell.forceActive();
			bot.await("the focus: arrow keys choose at once", () -> tree(shell).isFocusControl());
			Dialogs.press(shell, "Cancel");
		});
		FixDialogs.open(file, Optional.empty());
		assertEquals(TestProject.RACY, document(file).get());
	}

	@Test
	void applyChangesTheText() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		dialogs.expect("Verified fixes", shell -> Dialogs.press(shell, "Apply"));
		FixDialogs.open(file, Optional.empty());
		assertEquals(FIXED, document(file).get());
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
	}

	@Test
	void eachVariableHasItsFixesAndWhatDoesNotHoldWithTheReason() throws Exception {
		IFile file = shown("scale.c", TWO_VARIABLES);
		dialogs.expect("Verified fixes", shell -> {
			assertEquals(List.of("t in the parallel for of line 6", "sum in the parallel for of line 6"),
					Stream.of(tree(shell).getItems()).map(TreeItem::getText).toList());
			TreeItem refused = items(tree(shell)).filter(i -> select(shell, i).startsWith("Not offered: ")).findFirst().orElseThrow();
			assertTrue(select(shell, refused).length() > "Not offered: .".length());
			assertFalse(apply(shell).isEnabled(), "what does not hold cannot be applied");
			select(shell, tree(shell).getItem(1).getItem(0));
			Dialogs.press(shell, "Apply");
		});
		FixDialogs.open(file, Optional.empty());
		assertTrue(document(file).get().contains("parallel for reduction(+:sum)"), document(file)::get);
	}

	@Test
	void theFixesOfTheChosenRaceAreShownFirst() throws Exception {
		IFile file = shown("scale.c", TWO_VARIABLES);
		String id = TestProject.races(file).stream().filter(m -> m.getAttribute("variable", "").equals("sum")).findFirst().orElseThrow()
				.getAttribute("findingId", "");
		dialogs.expect("Verified fixes", shell -> {
			assertEquals("sum in the parallel for of line 6", tree(shell).getSelection()[0].getParentItem().getText());
			Dialogs.press(shell, "Cancel");
		});
		FixDialogs.open(file, Optional.of(id));
	}

	@Test
	void whatWasTypedMeanwhileIsNotOverwritten() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		String typed = "/* typed */\n" + TestProject.RACY;
		dialogs.expect("Verified fixes", shell -> {
			set(file, typed);
			Dialogs.press(shell, "Apply");
			assertFalse(shell.isDisposed());
			assertTrue(Dialogs.all(shell, Text.class).anyMatch(t -> t.getText().contains("has changed since it was analysed")));
			assertFalse(apply(shell).isEnabled());
			Dialogs.press(shell, "Cancel");
		});
		FixDialogs.open(file, Optional.empty());
		assertEquals(typed, document(file).get());
	}

	@Test
	void theChangeIsColouredForTheBackgroundItStandsOn() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		dialogs.expect("Verified fixes", shell -> {
			StyledText diff = Dialogs.all(shell, StyledText.class).toList().get(1);
			int added = diff.getLineAtOffset(diff.getText().indexOf("\n+") + 1);
			int removed = diff.getLineAtOffset(diff.getText().indexOf("\n-") + 1);
			Color green = diff.getLineBackground(added);
			Color red = diff.getLineBackground(removed);
			assertTrue(green.getGreen() > green.getRed() && red.getRed() > red.getBlue(), green + " " + red);
			Dialogs.press(shell, "Cancel");
		});
		FixDialogs.open(file, Optional.empty());
	}

	@ParameterizedTest
	@ValueSource(strings = { "dark", "light" })
	void theDialogCanBeReadInEachTheme(String theme) throws Exception {
		Dialogs.theme(theme);
		try {
			IFile file = shown("scale.c", TWO_VARIABLES);
			dialogs.expect("Verified fixes", shell -> {
				select(shell, tree(shell).getItem(1).getItem(0));
				StyledText diff = Dialogs.all(shell, StyledText.class).toList().get(1);
				int added = diff.getLineAtOffset(diff.getText().indexOf("\n+") + 1);
				int contrast = Math.abs(brightness(diff.getForeground()) - brightness(diff.getLineBackground(added)));
				assertTrue(contrast > 300, contrast + ": " + diff.getForeground() + " on " + diff.getLineBackground(added));
				Dialogs.screenshot(shell, "fix-dialog-" + theme);
				Dialogs.press(shell, "Cancel");
			});
			FixDialogs.open(file, Optional.empty());
		} finally {
			Dialogs.theme("light");
		}
	}

	private static int brightness(Color color) {
		return color.getRed() + color.getGreen() + color.getBlue();
	}

	@Test
	void aFileWithoutRacesHasNothingToFix() throws Exception {
		IFile file = project.file("sum.c", FIXED);
		bot.open(file);
		bot.awaitAnalyses();
		dialogs.expect("Verified fixes", shell -> Dialogs.press(shell, "OK"));
		FixDialogs.open(file, Optional.empty());
	}

	@Test
	void theSearchDoesNotKeepTheUserInterfaceWaiting() throws Exception {
		IFile file = project.file("scale.c", TWO_VARIABLES);
		bot.awaitAnalyses();
		int[] ticks = new int[1];
		tick(ticks);
		dialogs.expect("Verified fixes", shell -> Dialogs.press(shell, "Cancel"));
		FixDialogs.open(file, Optional.empty());
		assertTrue(ticks[0] > 0);
		assertTrue(PlatformUI.getWorkbench().getService(FixOffers.class).of(file).isPresent());
	}

	private void tick(int[] ticks) {
		bot.page().getWorkbenchWindow().getShell().getDisplay().timerExec(20, () -> ticks[0]++);
	}

	@Test
	void thatThereIsNoSolverIsToldOnceBesideTheWork() throws Exception {
		Environment environment = Environment.product(new FindingSentences()).withProvers(() -> {
			throw new ProverUnavailableException("no solver for this platform", null);
		});
		try (LiveAnalysis live = LiveAnalysis.start(ResourcesPlugin.getWorkspace(), environment)) {
			live.addSolverListener(new SolverNotice());
			live.check(List.of(project.derived("hard.c", Programs.hard(1))));
			bot.await("the notice", () -> notice().isPresent());
			Shell shell = notice().orElseThrow();
			assertEquals(0, shell.getStyle() & (SWT.APPLICATION_MODAL | SWT.PRIMARY_MODAL | SWT.SYSTEM_MODAL), "one can go on working");
			assertTrue(Dialogs.all(shell, Label.class)
					.anyMatch(l -> l.getText().contains("no solver for this platform")
							&& l.getText().contains("Everything else still works")));
			Dialogs.screenshot(shell, "no-solver");
			Dialogs.press(shell, "OK");
			live.check(List.of(project.derived("harder.c", Programs.hard(2))));
			bot.awaitAnalyses();
			assertTrue(notice().isEmpty());
		}
	}

	@Test
	void theNoticeCanBeSilencedForEver() {
		new SolverNotice().accept("no solver for this platform");
		bot.await("the notice", () -> notice().isPresent());
		Shell shell = notice().orElseThrow();
		Dialogs.press(shell, "Do not tell me again");
		Dialogs.press(shell, "OK");
		assertTrue(InstanceScope.INSTANCE.getNode("org.racelens.ui").getBoolean(SolverNotice.SILENT, false));
		new SolverNotice().accept("no solver for this platform");
		bot.pumpFor(Duration.ofMillis(300));
		assertTrue(notice().isEmpty());
	}

	private static Optional<Shell> notice() {
		return Dialogs.shells(s -> s.getText().equals("RaceLens works without its solver"));
	}

	private IFile shown(String name, String text) throws Exception {
		IFile file = project.file(name, text);
		bot.open(file);
		bot.awaitAnalyses();
		bot.await("the fixes", () -> PlatformUI.getWorkbench().getService(FixOffers.class).of(file).isPresent());
		return file;
	}

	private IDocument document(IFile file) throws Exception {
		ITextEditor editor = bot.open(file);
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	private void set(IFile file, String text) {
		CurrentText.document(file).orElseThrow().set(text);
	}

	private static Tree tree(Shell shell) {
		return Dialogs.all(shell, Tree.class).findFirst().orElseThrow();
	}

	private static Stream<TreeItem> items(Tree tree) {
		return Stream.of(tree.getItems()).flatMap(group -> Stream.of(group.getItems()));
	}

	private static List<String> texts(Shell shell) {
		return Dialogs.all(shell, StyledText.class).map(StyledText::getText).toList();
	}

	private static Button apply(Shell shell) {
		return Dialogs.all(shell, Button.class).filter(b -> b.getText().replace("&", "").equals("Apply")).findFirst().orElseThrow();
	}

	/** Selects as an arrow key does, and answers what is then said. */
	private static String select(Shell shell, TreeItem item) {
		item.getParent().setSelection(item);
		Event event = new Event();
		event.item = item;
		item.getParent().notifyListeners(SWT.Selection, event);
		return texts(shell).get(0);
	}
}
