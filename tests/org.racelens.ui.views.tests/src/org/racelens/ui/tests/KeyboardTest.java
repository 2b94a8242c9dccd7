package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferencePage;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ui.confirm.ConfirmJob;
import org.racelens.ui.fix.FixDialogs;
import org.racelens.ui.fix.LoopQuestion;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.summary.SummaryView;
import org.racelens.ui.witness.SceneCanvas;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** Who has no mouse reaches everything with Tab and Shift+Tab. */
class KeyboardTest extends DialogProject {
	private static final List<Class<?>> REACHABLE = List.of(Button.class, Text.class, StyledText.class, Combo.class,
			Table.class, Tree.class, Link.class, TabFolder.class, ToolBar.class, SceneCanvas.class);
	private static final int MOST_STEPS = 80;
	private static final int MOST_LOOKS = 200;

	private static Shell window() {
		return PicturedWorkbench.shell();
	}

	/** On a busy machine nothing has the focus for a moment, between two controls. */
	private static Control focused() {
		for (int i = 0; i < MOST_LOOKS && Display.getCurrent().getFocusControl() == null; i++) {
			Bot.settle(Duration.ofMillis(5));
		}
		return Display.getCurrent().getFocusControl();
	}

	/** The controls that get the focus one after the other, from the one that has it, forth or back. */
	private static Set<Control> tabbed(int direction) {
		Set<Control> reached = new LinkedHashSet<>();
		for (int i = 0; i < MOST_STEPS; i++) {
			Control focus = focused();
			if (focus == null || !reached.add(focus) && i > MOST_STEPS / 2) {
				break;
			}
			focus.traverse(direction);
			Bot.settle(Duration.ofMillis(5));
		}
		return reached;
	}

	private static boolean isReachable(Control control) {
		return REACHABLE.stream().anyMatch(type -> type.isInstance(control)) && control.isVisible() && control.isEnabled()
				&& !(control instanceof ToolBar bar && bar.getItemCount() == 0);
	}

	/** Of radio buttons Tab reaches one, arrow keys the others. */
	private static boolean isReached(Control control, Set<Control> reached) {
		return reached.contains(control) || (control.getStyle() & SWT.RADIO) != 0
				|| reached.stream().anyMatch(focus -> Stream.iterate(focus, p -> p != null, Control::getParent).anyMatch(control::equals));
	}

	private static void assertAllReached(Control part) {
		Control first = Display.getCurrent().getFocusControl();
		Set<Control> reached = tabbed(SWT.TRAVERSE_TAB_NEXT);
		// who comes from another part lands where the part wants it, and goes back from there
		first.setFocus();
		reached.addAll(tabbed(SWT.TRAVERSE_TAB_PREVIOUS));
		List<Control> missed = Stream.concat(Stream.of(part), Dialogs.all((Composite) part, Control.class))
				.filter(control -> isReachable(control) && !isReached(control, reached)).toList();
		assertEquals(List.of(), missed, () -> "reached: " + reached);
		assertTrue(reached.size() > 1, () -> "reached: " + reached);
	}

	@ParameterizedTest
	@ValueSource(strings = { "main", "when", "analysis", "models", "levels", "templates" })
	void everythingOfAPageIsReached(String page) {
		assertPage(PreferencesUtil.createPreferenceDialogOn(window(), "org.racelens.ui.preference." + page, null, null));
	}

	@Test
	void everythingOfAProjectsPageIsReached() {
		assertPage(PreferencesUtil.createPropertyDialogOn(window(), project.project(), "org.racelens.ui.preference.project", null, null));
	}

	private void assertPage(PreferenceDialog dialog) {
		dialog.setBlockOnOpen(false);
		dialog.open();
		try {
			dialog.getShell().forceActive();
			Control page = ((IPreferencePage) dialog.getSelectedPage()).getControl();
			bot.await("the focus", () -> page.setFocus() && Display.getCurrent().getFocusControl() != null);
			assertAllReached(page);
		} finally {
			dialog.close();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { RegionsView.ID, SummaryView.ID })
	void everythingOfAViewIsReached(String id) throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.open(file);
		bot.awaitAnalyses();
		IViewPart view = bot.page().showView(id);
		try {
			window().forceActive();
			bot.page().activate(view);
			bot.pumpFor(Duration.ofMillis(500));
			view.setFocus();
			assertAllReached(view.getAdapter(Control.class));
		} finally {
			bot.page().hideView(view);
		}
	}

	@Test
	void everythingOfTheWitnessIsReached() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.open(file);
		bot.awaitAnalyses();
		FileResult result = PlatformUI.getWorkbench().getService(LiveAnalysis.class).results().of(file).orElseThrow();
		WitnessView view = WitnessView.open(bot.page(), WitnessInput.first(result).orElseThrow());
		try {
			window().forceActive();
			bot.page().activate(view);
			bot.pumpFor(Duration.ofMillis(500));
			view.setFocus();
			assertAllReached(view.pages().timeline().control().getParent());
		} finally {
			bot.page().hideView(view);
		}
	}

	@Test
	void everythingOfTheFixDialogIsReached() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.open(file);
		bot.awaitAnalyses();
		bot.awaitFixes();
		expectReached("Verified fixes", "Cancel");
		FixDialogs.open(file, Optional.empty());
	}

	@Test
	void everythingOfTheDialogThatAcceptsIsReached() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.open(file);
		bot.awaitAnalyses();
		expectReached("Accept a data race", "Cancel");
		FixProject.resolution(file, "Accept this race here (comment)").run(TestProject.onlyRace(file));
	}

	@ParameterizedTest
	@CsvSource({ "a[i] = i, Cancel", "a[i] = a[i - 1], Close" })
	void everythingOfTheAnswerForALoopIsReached(String statement, String button) throws Exception {
		ITextEditor editor = bot.open(project.file("loop.c",
				"int a[100];\nvoid f(int n) {\n\tfor (int i = 1; i < n; i++)\n\t\t" + statement + ";\n}\n"));
		bot.awaitAnalyses();
		bot.page().activate(editor);
		editor.selectAndReveal(EditorBot.document(editor).getLineOffset(2) + 1, 0);
		expectReached("Can this loop be parallel?", button);
		execute("org.racelens.ui.parallelLoop");
		bot.await("the answer", () -> Job.getJobManager().find(LoopQuestion.FAMILY).length == 0 && dialogs.isNoneExpected());
	}

	@Test
	void everythingOfTheExampleIsReached() throws Exception {
		IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry().findWizard("org.racelens.ui.exampleWizard")
				.createWizard();
		wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
		expectReached("RaceLens Example", "Cancel");
		WizardDialog dialog = new WizardDialog(window(), wizard);
		// the platform's own button of help is left out by Tab; who has a keyboard presses F1
		dialog.setHelpAvailable(false);
		dialog.open();
		dialogs.assertAnswered();
	}

	/** What the compiler refuses is told as well as what runs have shown. */
	@Test
	void everythingOfTheDialogsAroundRunsIsReached() throws Exception {
		IFile file = project.file("wrong.c", TestProject.RACY.replace("return 0", "return unknown_name"));
		bot.open(file);
		bot.awaitAnalyses();
		expectReached("Confirm by running", "Do not ask again for this project (demo)", "Build and Run");
		expectReached("RaceLens: wrong.c", "OK");
		try {
			FixProject.resolution(file, "Confirm by running…").run(TestProject.onlyRace(file));
			bot.await("the outcome", () -> Job.getJobManager().find(ConfirmJob.FAMILY).length == 0 && dialogs.isNoneExpected());
			dialogs.assertAnswered();
		} finally {
			InstanceScope.INSTANCE.getNode("org.racelens.ui/confirm").removeNode();
		}
	}

	/** @param buttons which are pressed then */
	private void expectReached(String title, String... buttons) {
		dialogs.expect(title, shell -> {
			shell.forceActive();
			shell.setFocus();
			Bot.settle(Duration.ofMillis(200));
			assertAllReached(shell);
			Stream.of(buttons).forEach(button -> Dialogs.press(shell, button));
		});
	}

	/** A letter that two controls of the summary share would need two strokes. */
	@Test
	void lettersOfTheSummaryAreItsOwn() throws Exception {
		IViewPart view = bot.page().showView(SummaryView.ID);
		try {
			List<String> letters = VisibleLetters.of((Composite) view.getAdapter(Control.class));
			assertEquals(letters.size(), Set.copyOf(letters).size(), letters::toString);
			assertTrue(letters.size() >= 2, letters::toString);
		} finally {
			bot.page().hideView(view);
		}
	}

	/** The letters that are underlined. */
	private static final class VisibleLetters {
		static List<String> of(Composite parent) {
			return Dialogs.all(parent, Control.class)
					.map(control -> control instanceof Button button ? button.getText()
							: control instanceof Label label ? label.getText() : "")
					.filter(text -> text.contains("&"))
					.map(text -> text.substring(text.indexOf('&') + 1, text.indexOf('&') + 2).toLowerCase())
					.toList();
		}
	}
}
