package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.NotEnabledException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.bindings.TriggerSequence;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ui.check.CheckJob;
import org.racelens.ui.command.RemoveMarkersHandler;
import org.racelens.ui.fix.LoopQuestion;
import org.racelens.ui.witness.WitnessView;

/** The commands, run as menus and keys run them. */
class CommandTest extends DialogProject {
	private static final String CHECK = "org.racelens.ui.check";
	private static final String LOOP = "org.racelens.ui.parallelLoop";
	private static final String FIXES = "org.racelens.ui.showFixes";
	private static final String EXPLAIN = "org.racelens.ui.explain";
	private static final String OTHER_END = "org.racelens.ui.otherEnd";
	private static final String SUMMARY = "org.racelens.ui.summary";
	/** The first and the last word and all but small ones begin with a capital letter. */
	private static final Pattern HEADLINE = Pattern
			.compile("[A-Z][\\w+]*( ([A-Z][\\w+]*|a|an|and|at|by|for|from|in|of|on|or|the|to|with))* [A-Z][\\w+]*\\??");
	private static final String REMOVE = "org.racelens.ui.removeMarkers";
	private static final String LOOPS = """
			double a[100], b[100];

			void scale(double factor) {
				for (int i = 0; i < 100; i++) {
					double t = factor * b[i];
					a[i] = t * t;
				}
			}

			void smooth(void) {
				for (int i = 1; i < 100; i++) {
					a[i] = (a[i - 1] + a[i]) / 2;
				}
			}
			""";

	private final IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);

	@Test
	void aSelectedFileIsChecked() throws Exception {
		IFile file = unmarked("sum.c");
		IFile other = unmarked("other.c");
		run(CHECK, file);
		assertEquals(1, TestProject.races(file).size());
		assertEquals(List.of(), TestProject.races(other));
	}

	@Test
	void aFolderIsCheckedWithAllItsSources() throws Exception {
		IFolder folder = project.project().getFolder("src");
		folder.create(true, true, null);
		IFile inside = unmarked("src/sum.c");
		IFile outside = unmarked("sum.c");
		run(CHECK, folder);
		assertEquals(1, TestProject.races(inside).size());
		assertEquals(List.of(), TestProject.races(outside));
	}

	@Test
	void aProjectIsChecked() throws Exception {
		unmarked("one.c");
		unmarked("two.cpp");
		run(CHECK, project.project());
		assertEquals(2, TestProject.races(project.project()).size());
	}

	@Test
	void aWorkingSetIsChecked() throws Exception {
		IFile one = unmarked("one.c");
		IFile two = unmarked("two.c");
		IFile other = unmarked("other.c");
		IWorkingSet set = PlatformUI.getWorkbench().getWorkingSetManager().createWorkingSet("kernels", new IAdaptable[] { one, two });
		run(CHECK, set);
		assertEquals(2, TestProject.races(one).size() + TestProject.races(two).size());
		assertEquals(List.of(), TestProject.races(other));
	}

	@Test
	void theFileInTheEditorIsChecked() throws Exception {
		IFile file = unmarked("sum.c");
		open(file, 6);
		run(CHECK);
		assertEquals(1, TestProject.races(file).size());
	}

	@Test
	void markersAreRemovedFromTheSelection() throws Exception {
		IFile one = project.file("one.c", TestProject.RACY);
		IFile two = project.file("two.c", TestProject.RACY);
		bot.awaitAnalyses();
		run(REMOVE, one);
		assertEquals(List.of(), TestProject.races(one));
		assertEquals(1, TestProject.races(two).size());
	}

	@Test
	void aLoopThatCanBeParallelIsProvedAndChanged() throws Exception {
		IFile file = project.file("loops.c", LOOPS);
		ITextEditor editor = open(file, 5);
		dialogs.expect("Can this loop be parallel?", shell -> {
			assertTrue(texts(shell).get(0).startsWith("Proved: "), texts(shell)::toString);
			assertTrue(texts(shell).get(1).contains("+\t#pragma omp parallel for"), texts(shell)::toString);
			Dialogs.press(shell, "Apply");
		});
		run(LOOP);
		assertEquals(LOOPS.replaceFirst("\tfor", "\t#pragma omp parallel for\n\tfor"), text(editor));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
		DocumentUndoManagerRegistry.getDocumentUndoManager(document(editor)).undo();
		assertEquals(LOOPS, text(editor));
	}

	@Test
	void aLoopWithADependenceIsExplained() throws Exception {
		IFile file = project.file("loops.c", LOOPS);
		ITextEditor editor = open(file, 12);
		dialogs.expect("Can this loop be parallel?", shell -> {
			String words = texts(shell).get(0);
			assertTrue(words.startsWith("Two iterations meet on a"), words);
			assertTrue(words.contains("In parallel there would be a data race on a: "), words);
			assertTrue(texts(shell).get(1).contains("a[i] = (a[i - 1] + a[i]) / 2;"), texts(shell)::toString);
			assertTrue(Dialogs.all(shell, Button.class).noneMatch(b -> b.getText().contains("pply")), "there is nothing to apply");
			Dialogs.press(shell, "Close");
		});
		run(LOOP);
		assertEquals(LOOPS, text(editor));
	}

	@Test
	void aPlaceWithoutALoopIsToldSo() throws Exception {
		open(project.file("loops.c", LOOPS), 1);
		dialogs.expect("Can this loop be parallel?", shell -> Dialogs.press(shell, "OK"));
		run(LOOP);
	}

	@Test
	void theLoopOfTheUnsavedTextIsMeant() throws Exception {
		ITextEditor editor = open(project.file("loops.c", LOOPS), 1);
		document(editor).replace(0, 0, "\n\n\n");
		editor.selectAndReveal(document(editor).getLineOffset(7), 0);
		dialogs.expect("Can this loop be parallel?", shell -> Dialogs.press(shell, "Apply"));
		run(LOOP);
		assertEquals("\n\n\n" + LOOPS.replaceFirst("\tfor", "\t#pragma omp parallel for\n\tfor"), text(editor));
	}

	@Test
	void theFixesOfTheRaceAtTheCaretAreShown() throws Exception {
		ITextEditor editor = open(project.file("sum.c", TestProject.RACY), 6);
		bot.awaitAnalyses();
		dialogs.expect("Verified fixes", shell -> Dialogs.press(shell, "Apply"));
		run(FIXES);
		assertEquals(TestProject.RACY.replace("parallel for", "parallel for reduction(+:sum)"), text(editor));
	}

	@Test
	void theRaceAtTheCaretIsExplained() throws Exception {
		open(project.file("sum.c", TestProject.RACY), 6);
		bot.awaitAnalyses();
		run(EXPLAIN);
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("sum", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	@Test
	void aLineWithoutARaceIsToldSo() throws Exception {
		open(project.file("sum.c", TestProject.RACY), 1);
		bot.awaitAnalyses();
		run(EXPLAIN);
		bot.await("the message", () -> Dialogs.all(bot.page().getWorkbenchWindow().getShell(), CLabel.class)
				.anyMatch(l -> l.getText() != null && l.getText().contains("There is no data race in this line.")));
	}

	@ParameterizedTest
	@ValueSource(strings = { CHECK, LOOP, FIXES, EXPLAIN, SUMMARY })
	void aCommandHasItsKeysForItself(String command) {
		IBindingService bindings = PlatformUI.getWorkbench().getService(IBindingService.class);
		TriggerSequence[] keys = bindings.getActiveBindingsFor(command);
		assertEquals(1, keys.length);
		assertEquals(command, bindings.getPerfectMatch(keys[0]).getParameterizedCommand().getId());
		assertFalse(bindings.getConflictsFor(keys[0]) != null && !bindings.getConflictsFor(keys[0]).isEmpty());
	}

	@Test
	void theContextMenuOfAnEditorHasTheCommands() throws Exception {
		ITextEditor editor = open(project.file("sum.c", TestProject.RACY), 6);
		assertEquals(List.of("Check for Data Races", "Can This Loop Be Parallel?", "Show Verified Fixes...", "Explain Race Here",
				"Remove RaceLens Markers"), entries(editor.getAdapter(Control.class)));
		ITextEditor notes = open(project.file("notes.txt", "nothing"), 1);
		assertEquals(List.of(), entries(notes.getAdapter(Control.class)));
	}

	@Test
	void theContextMenuOfAProjectHasWhatFitsIt() throws Exception {
		project.file("sum.c", TestProject.RACY);
		IViewPart view = bot.page().showView("org.eclipse.ui.navigator.ProjectExplorer");
		bot.page().activate(view);
		view.getSite().getSelectionProvider().setSelection(new StructuredSelection(project.project()));
		Tree tree = Dialogs.all(bot.page().getWorkbenchWindow().getShell(), Tree.class)
				.filter(t -> Stream.of(t.getItems()).anyMatch(i -> i.getText().equals("demo"))).findFirst().orElseThrow();
		bot.await("the selection", () -> tree.getSelectionCount() == 1);
		assertEquals(List.of("Check for Data Races", "Show Summary of Project", "Leave Out of Checks", "Remove RaceLens Markers"),
				entries(tree));
	}

	@Test
	void allCommandsAreInOneCategoryWithNamesAndDescriptionsOfOneStyle() throws Exception {
		for (Command command : PlatformUI.getWorkbench().getService(ICommandService.class).getDefinedCommands()) {
			if (command.getId().startsWith("org.racelens.")) {
				assertEquals("org.racelens.ui.commands", command.getCategory().getId(), command.getId());
				assertFalse(command.getDescription().isBlank(), command.getId());
				assertTrue(HEADLINE.matcher(command.getName()).matches(), command.getName());
			}
		}
	}

	/** The list of keys has the name of a command, menus have its label. */
	@Test
	void menusCallCommandsByTheirNames() throws Exception {
		ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
		List<IConfigurationElement> labelled = Stream
				.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.menus"))
				.filter(e -> e.getContributor().getName().equals("org.racelens.ui"))
				.flatMap(e -> Stream.of(e.getChildren("menu"))).flatMap(e -> Stream.of(e.getChildren("command")))
				.filter(e -> e.getAttribute("label") != null).toList();
		assertTrue(labelled.size() > 10, labelled::toString);
		for (IConfigurationElement entry : labelled) {
			String label = entry.getAttribute("label").replaceFirst("(\\.\\.\\.| \\(.*\\))$", "");
			String name = commands.getCommand(entry.getAttribute("commandId")).getName();
			assertTrue(name.startsWith(label), label + " for " + name);
		}
	}

	/** The entries of RaceLens in the context menu of a control. */
	private List<String> entries(Control control) {
		Menu menu = control.getMenu();
		menu.notifyListeners(SWT.Show, new Event());
		List<String> texts = Stream.of(menu.getItems()).filter(i -> i.getText().equals("RaceLens")).findFirst().map(item -> {
			item.getMenu().notifyListeners(SWT.Show, new Event());
			List<String> entries = Stream.of(item.getMenu().getItems()).map(i -> i.getText().replace("&", "").split("\t")[0]).toList();
			item.getMenu().notifyListeners(SWT.Hide, new Event());
			return entries;
		}).orElse(List.of());
		menu.notifyListeners(SWT.Hide, new Event());
		return texts;
	}

	@Test
	void commandsAreOnlyThereForSources() throws Exception {
		ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
		open(project.file("notes.txt", "nothing"), 1);
		bot.await("the editor", () -> !commands.getCommand(LOOP).isEnabled());
		assertFalse(commands.getCommand(CHECK).isEnabled());
		open(project.file("sum.c", TestProject.RACY), 1);
		bot.await("the editor", () -> commands.getCommand(LOOP).isEnabled() && commands.getCommand(CHECK).isEnabled());
	}

	@ParameterizedTest
	@ValueSource(strings = { CHECK, LOOP, FIXES, EXPLAIN, OTHER_END, SUMMARY, REMOVE })
	void aDisabledCommandSaysWhy(String command) throws Exception {
		ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
		open(project.file("notes.txt", "nothing"), 1);
		bot.await("the editor", () -> !commands.getCommand(command).isEnabled());
		assertThrows(NotEnabledException.class, () -> handlers.executeCommand(command, null));
		bot.await("the reason", () -> Dialogs.all(bot.page().getWorkbenchWindow().getShell(), CLabel.class)
				.anyMatch(l -> l.getText() != null && l.getText().contains("notes.txt is no C or C++ file: open a C or C++ file")));
	}

	@ParameterizedTest
	@CsvSource({ CHECK + ", 'There is no C or C++ file here: open a C or C++ file, or select files, folders or projects.'",
			EXPLAIN + ", There is no C or C++ file here: open a C or C++ file in an editor." })
	void withoutAnEditorADisabledCommandSaysWhatIsMissing(String command, String reason) throws Exception {
		bot.page().activate(bot.page().showView(IPageLayout.ID_PROBLEM_VIEW));
		Command disabled = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(command);
		bot.await("no editor", () -> bot.page().getActiveEditor() == null && !disabled.isEnabled());
		assertThrows(NotEnabledException.class, () -> handlers.executeCommand(command, null));
		bot.await("the reason", () -> Dialogs.all(bot.page().getWorkbenchWindow().getShell(), CLabel.class)
				.anyMatch(l -> reason.equals(l.getText())));
	}

	@ParameterizedTest
	@CsvSource({ "exclude, that are checked", "include, that were left out of checks" })
	void whatIsAboutASelectionSaysSoWhateverAnEditorShows(String command, String reason) throws Exception {
		ITextEditor editor = open(project.file("sum.c", TestProject.RACY), 1);
		bot.page().activate(editor);
		Command disabled = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand("org.racelens.ui." + command);
		bot.await("the editor", () -> !disabled.isEnabled());
		assertThrows(NotEnabledException.class, () -> handlers.executeCommand(disabled.getId(), null));
		bot.await("the reason", () -> Dialogs.all(bot.page().getWorkbenchWindow().getShell(), CLabel.class)
				.anyMatch(l -> l.getText() != null && l.getText().contains(reason)));
	}

	/** A file with a race whose marker was removed. */
	private IFile unmarked(String name) throws Exception {
		IFile file = project.file(name, TestProject.RACY);
		bot.awaitAnalyses();
		file.deleteMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO);
		return file;
	}

	private ITextEditor open(IFile file, int line) throws Exception {
		ITextEditor editor = bot.open(file);
		bot.page().activate(editor);
		editor.selectAndReveal(document(editor).getLineOffset(line - 1), 0);
		return editor;
	}

	/** Runs a command with these things selected, or in the active editor, and waits for what it starts. */
	private void run(String command, Object... selected) throws Exception {
		execute(command, selected);
		for (Object family : List.of(CheckJob.FAMILY, RemoveMarkersHandler.FAMILY, LoopQuestion.FAMILY)) {
			bot.await(command, () -> Job.getJobManager().find(family).length == 0);
		}
		bot.await("the dialogs of " + command, dialogs::isNoneExpected);
		bot.pumpFor(Duration.ofMillis(200));
		bot.awaitAnalyses();
	}

	private static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	private static String text(ITextEditor editor) {
		return document(editor).get();
	}

	private static List<String> texts(Shell shell) {
		return Dialogs.all(shell, StyledText.class).map(StyledText::getText).toList();
	}
}
