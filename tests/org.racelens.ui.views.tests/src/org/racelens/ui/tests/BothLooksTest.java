package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.LeftOut;
import org.racelens.ui.check.CheckJob;
import org.racelens.ui.confirm.ConfirmJob;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** What is looked at by day and by night besides the pictures of the documentation. */
class BothLooksTest extends PicturedWorkbench {
	private static final int ATTEMPTS = 5;
	private static final int CHECKED = 6;
	private static final String CONFIRM = "Confirm by running…";

	private final EditorBot editors = new EditorBot(bot);
	private final Dialogs dialogs = new Dialogs();

	@AfterEach
	void closeDialogs() throws Exception {
		editors.leaveAll();
		dialogs.close();
		InstanceScope.INSTANCE.getNode("org.racelens.ui/confirm").removeNode();
		dialogs.assertAnswered();
	}

	/** Runs what opens a dialog, takes its picture, and presses a button. */
	private void takeDialog(Look look, String name, String title, String button) {
		takeDialog(look, name, title, button, dialog -> {
		});
	}

	private void takeDialog(Look look, String name, String title, String button, Consumer<Shell> before) {
		dialogs.expect(title, dialog -> {
			before.accept(dialog);
			takeWindow(look, name, dialog);
			Dialogs.press(dialog, button);
		});
	}

	@ParameterizedTest
	@EnumSource
	void conditions(Look look) throws Exception {
		file = project.file("both.c", PictureFiles.CONDITIONS);
		ITextEditor editor = open(look, 0);
		hideAllBut(IPageLayout.ID_PROBLEM_VIEW);
		bot.await("the problems", () -> bot.treeTexts().contains("race-free if stride != 0"));
		bot.await("the answers", () -> EditorBot.minings(editor).size() == 2);
		take(look, "conditions");
		takeHover(look, "condition-hover", editor, "#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n\t\ta[i * stride]");
	}

	/** Whatever else is on the display may take the pointer, and so close a hover. */
	private void takeHover(Look look, String name, ITextEditor editor, String text) {
		for (int i = 0; i < ATTEMPTS; i++) {
			Shell hover = editors.hover(editor, text);
			take(look, name);
			if (!hover.isDisposed() && hover.isVisible()) {
				return;
			}
		}
		throw new AssertionError("no hover stays: " + name);
	}

	@ParameterizedTest
	@EnumSource
	void modellingAFunction(Look look) throws Exception {
		open(look);
		IMarker unknown = file.findMarkers(FindingKind.UNKNOWN.markerType(), true, 0)[0];
		takeDialog(look, "model-a-function", "Preferences", "Cancel");
		resolution(unknown, "Say what source does (settings)…").run(unknown);
		bot.await("the dialog", dialogs::isNoneExpected);
	}

	private static IMarkerResolution resolution(IMarker marker, String words) {
		return Stream.of(FixProject.resolutions(marker)).filter(r -> FixProject.words(r.getLabel()).equals(words)).findFirst()
				.orElseThrow();
	}

	@ParameterizedTest
	@EnumSource
	void aProjectThatIsSwitchedOff(Look look) throws Exception {
		open(look);
		LeftOut.add(Set.of(project.project()));
		PreferenceDialog dialog = PreferencesUtil.createPropertyDialogOn(shell(), project.project(), "org.racelens.ui.preference.project",
				null, null);
		dialog.setBlockOnOpen(false);
		dialog.open();
		try {
			takeWindow(look, "project-switch-off", dialog.getShell());
		} finally {
			dialog.close();
		}
	}

	@ParameterizedTest
	@EnumSource
	void severalRacesInTheProblemsView(Look look) throws Exception {
		open(look);
		awaitFixes();
		hideAllBut(IPageLayout.ID_PROBLEM_VIEW);
		bot.page().activate(bot.page().showView(IPageLayout.ID_PROBLEM_VIEW));
		showProblems();
		Tree problems = Dialogs.all(shell(), Tree.class).filter(t -> t.getColumnCount() > 3).findFirst().orElseThrow();
		problems.setFocus();
		problems.setSelection(Stream.of(problems.getItems()).flatMap(category -> Stream.of(category.getItems()))
				.filter(i -> i.getText().contains("data race on half")).toArray(TreeItem[]::new));
		problems.notifyListeners(SWT.Selection, new Event());
		takeDialog(look, "problems-quick-fix", "Quick Fix", "Cancel", dialog -> Dialogs.press(dialog, "Select All"));
		PlatformUI.getWorkbench().getService(IHandlerService.class)
				.executeCommand("org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals", null);
		bot.await("the dialog", dialogs::isNoneExpected);
	}

	@ParameterizedTest
	@EnumSource
	void whatRunsHaveShown(Look look) throws Exception {
		assumeTrue(Stream.of(System.getenv().getOrDefault("PATH", "").split(":")).anyMatch(f -> Files.isExecutable(Path.of(f, "clang"))));
		file = project.file("recorded.c", PictureFiles.RECORDED);
		ITextEditor editor = open(look, 1);
		takeDialog(look, "confirm-question", "Confirm by running", "Build and Run");
		takeDialog(look, "confirm-outcome", "RaceLens: recorded.c", "OK");
		IMarker race = TestProject.onlyRace(file);
		resolution(race, CONFIRM).run(race);
		bot.await("the end of the runs", () -> Job.getJobManager().find(ConfirmJob.FAMILY).length == 0 && dialogs.isNoneExpected());
		show(WitnessView.ID, editor, PictureFiles.RECORDED.indexOf("sum +="));
		bot.await("the trial", () -> !((WitnessView) bot.page().findView(WitnessView.ID)).pages().trial().isEmpty());
		take(look, "confirmed-witness");
		show(RegionsView.ID, editor, PictureFiles.RECORDED.indexOf("sum +="));
		RegionsView view = (RegionsView) bot.page().findView(RegionsView.ID);
		bot.page().setPartState(bot.page().getReference(view), IWorkbenchPage.STATE_MAXIMIZED);
		bot.await("the recorded run", () -> tool(view, "Recorded Run").isEnabled());
		try {
			run(tool(view, "Recorded Run"), true);
			awaitGraph();
			take(look, "recorded-graph");
		} finally {
			run(tool(view, "Recorded Run"), false);
			bot.page().setPartState(bot.page().getReference(view), IWorkbenchPage.STATE_RESTORED);
		}
	}

	private static IAction tool(RegionsView view, String text) {
		return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance).map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals(text)).findFirst().orElseThrow();
	}

	private static void run(IAction action, boolean isChecked) {
		action.setChecked(isChecked);
		action.run();
	}

	@ParameterizedTest
	@EnumSource
	void schedule(Look look) throws Exception {
		file = project.file("peterson.c", PictureFiles.PETERSON);
		ITextEditor editor = open(look, 1);
		show(WitnessView.ID, editor, PictureFiles.PETERSON.indexOf("x++"));
		bot.page().setPartState(bot.page().findViewReference(WitnessView.ID), IWorkbenchPage.STATE_MAXIMIZED);
		try {
			WitnessView view = WitnessView.open(bot.page(),
					WitnessInput.first(FixProject.live().results().of(file).orElseThrow()).orElseThrow());
			view.pages().tabs().setSelection(1);
			take(look, "witness-schedule");
		} finally {
			bot.page().setPartState(bot.page().findViewReference(WitnessView.ID), IWorkbenchPage.STATE_RESTORED);
		}
	}

	@ParameterizedTest
	@EnumSource
	void aMessageIsCorrected(Look look) throws Exception {
		String text = "int a[100];\n\nvoid clear(void) {\n#pragma omp parallel for nowait\n\tfor (int i = 0; i < 100; i++)\n\t\ta[i] = 0;\n}\n";
		file = project.file("clear.c", text);
		ITextEditor editor = open(look, 0);
		hideAllBut(IPageLayout.ID_PROBLEM_VIEW);
		int offset = text.indexOf("nowait");
		editor.setFocus();
		editor.selectAndReveal(offset, 0);
		Set<Shell> before = Set.of(shell().getDisplay().getShells());
		editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.QUICK_ASSIST);
		bot.await("the list", () -> Stream.of(shell().getDisplay().getShells()).anyMatch(s -> !before.contains(s) && s.isVisible()));
		take(look, "correction");
		bot.press(editor, offset, "\u001b");
	}

	@ParameterizedTest
	@EnumSource
	void aHeaderInAnEditor(Look look) throws Exception {
		project.file("main.c", "#include \"next.h\"\n\nint main(void) {\n\treturn shift(10);\n}\n");
		file = project.file("next.h", PictureFiles.HEADER);
		ITextEditor editor = open(look, 1);
		hideAllBut(IPageLayout.ID_PROBLEM_VIEW);
		bot.await("the answer", () -> EditorBot.minings(editor).size() == 1);
		take(look, "header");
	}

	/** While it runs there is no end of news: the first picture is taken as it comes. */
	@ParameterizedTest
	@EnumSource
	void aCheckAndItsEnd(Look look) throws Exception {
		open(look);
		IViewPart progress = bot.page().showView("org.eclipse.ui.views.ProgressView");
		hideAllBut("org.eclipse.ui.views.ProgressView");
		List<IFile> files = IntStream.range(0, CHECKED).mapToObj(this::large).toList();
		bot.page().activate(progress);
		DialogProject.execute("org.racelens.ui.check", files.toArray());
		bot.await("the check", () -> Job.getJobManager().find(CheckJob.FAMILY).length > 0);
		String working = "Checking " + CHECKED + " files for data races: ";
		bot.await(working, () -> Dialogs.all(shell(), Link.class).anyMatch(l -> l.getText().contains(working)));
		bot.screenshot(look.picture("check-progress"));
		bot.await("the end of the check", () -> Job.getJobManager().find(CheckJob.FAMILY).length == 0);
		String end = CHECKED + " files, 0 races";
		bot.await(end, () -> Dialogs.all(shell(), CLabel.class).anyMatch(l -> String.valueOf(l.getText()).startsWith(end)));
		take(look, "check-status");
	}

	private IFile large(int number) {
		try {
			return project.derived("part" + number + ".c", Programs.large(20).replace("2.0", number + ".5"));
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}
}
