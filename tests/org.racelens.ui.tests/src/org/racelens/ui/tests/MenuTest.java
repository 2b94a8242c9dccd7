package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.expressions.EvaluationContext;
import org.eclipse.core.expressions.EvaluationResult;
import org.eclipse.core.expressions.ExpressionConverter;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.services.IEvaluationService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.live.CodeFolders;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.settings.LeftOut;
import org.racelens.ide.settings.SettingsSource;
import org.racelens.ui.scope.ScopeChange;

/** Where the menus of RaceLens are: where C or C++ is at hand. */
class MenuTest extends DialogProject {
	private static final String WITHOUT_SCOPE = "Check for Data Races, Show Summary of Project, %s, Remove RaceLens Markers";
	private final CodeFolders folders = PlatformUI.getWorkbench().getService(LiveAnalysis.class).codeFolders();
	private IViewPart navigator;

	@BeforeEach
	void showNavigator() throws Exception {
		navigator = bot.page().showView("org.eclipse.ui.navigator.ProjectExplorer");
		bot.page().activate(navigator);
	}

	private void awaitFolders() {
		bot.await("the look through projects", () -> Job.getJobManager().find(CodeFolders.FAMILY).length == 0);
	}

	private IFolder folder(String name) throws Exception {
		IFolder folder = project.project().getFolder(name);
		folder.create(true, true, null);
		return folder;
	}

	private void select(Object... elements) {
		awaitFolders();
		bot.page().activate(navigator);
		navigator.getSite().getSelectionProvider().setSelection(new StructuredSelection(elements));
	}

	private static Shell shell() {
		return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();
	}

	private static boolean isInMenuBar() {
		return Stream.of(shell().getMenuBar().getItems()).anyMatch(i -> i.getText().replace("&", "").equals("RaceLens"));
	}

	private static boolean isInToolBar() {
		return Dialogs.all(shell(), ToolBar.class).flatMap(b -> Stream.of(b.getItems()))
				.anyMatch(i -> i.getToolTipText() != null && i.getToolTipText().startsWith("Check for Data Races"));
	}

	/** The entries of RaceLens in the context menu of the navigator. */
	private static List<String> entries() {
		Tree tree = Dialogs.all(shell(), Tree.class).filter(t -> Stream.of(t.getItems()).anyMatch(i -> i.getText().equals("demo")))
				.findFirst().orElseThrow();
		return entries(tree);
	}

	private static List<String> entries(Control control) {
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

	/** CDT's editors have a menu of their own, which no test has: the platform's registry says what goes there. */
	@ParameterizedTest
	@ValueSource(strings = { "popup:#TextEditorContext", "popup:#CEditorContext" })
	void theOtherEndIsInTheMenusOfAllEditors(String menu) throws Exception {
		List<String> commands = Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.menus"))
				.filter(e -> e.getContributor().getName().equals("org.racelens.ui"))
				.filter(e -> String.valueOf(e.getAttribute("locationURI")).startsWith(menu + "?"))
				.flatMap(e -> Stream.of(e.getChildren("command"))).map(c -> c.getAttribute("commandId")).toList();
		assertTrue(commands.contains("org.racelens.ui.otherEnd"), commands::toString);
		assertEquals("Go to Other End of Data Race", PlatformUI.getWorkbench().getService(ICommandService.class)
				.getCommand("org.racelens.ui.otherEnd").getName());
	}

	@Test
	void theMainMenuIsThereWhileCodeIsAtHand() throws Exception {
		IFile code = project.file("sum.c", TestProject.RACY);
		IFile notes = project.file("notes.txt", "nothing");
		select(notes);
		bot.await("no menu", () -> !isInMenuBar() && !isInToolBar());
		select(code);
		bot.await("the menu for a file", () -> isInMenuBar() && isInToolBar());
		select(notes);
		bot.await("no menu", () -> !isInMenuBar() && !isInToolBar());
		bot.open(code);
		bot.await("the menu for an editor", () -> isInMenuBar() && isInToolBar());
		select(notes);
		bot.await("the editor is still there", () -> isInMenuBar());
		bot.screenshot("menu-at-hand");
		bot.open(notes);
		bot.await("no menu", () -> !isInMenuBar() && !isInToolBar());
	}

	@Test
	void anEntryThatIsDisabledSaysWhy() throws Exception {
		IFile code = project.file("sum.c", TestProject.RACY);
		IFile notes = project.file("notes.txt", "nothing");
		bot.open(notes);
		select(project.project());
		bot.await("the menu", MenuTest::isInMenuBar);
		String why = " (no C or C++ file in the editor)";
		bot.await("the reasons", () -> mainMenu(false).equals(List.of("Can This Loop Be Parallel?" + why, "Show Verified Fixes" + why,
				"Explain Race Here" + why, "Go to Other End of Data Race" + why)));
		assertEquals(List.of("Check for Data Races", "Show Summary of Project", "Remove RaceLens Markers", "Open the RaceLens Example"),
				mainMenu(true));
		bot.open(code);
		bot.await("no reasons", () -> mainMenu(false).isEmpty());
		assertEquals(List.of("Check for Data Races", "Can This Loop Be Parallel?", "Show Verified Fixes...", "Explain Race Here",
				"Go to Other End of Data Race", "Show Summary of Project", "Remove RaceLens Markers", "Open the RaceLens Example"),
				mainMenu(true));
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theOtherEndIsOnlyInTheMenusOfEditorsOfCode(String editorId) throws Exception {
		String entry = "Go to Other End of Data Race";
		ITextEditor code = bot.open(project.file("sum.c", TestProject.RACY), editorId);
		bot.page().activate(code);
		assertTrue(texts(code.getAdapter(Control.class).getMenu(), i -> true).contains(entry));
		ITextEditor notes = bot.open(project.file("notes.txt", "nothing"), editorId);
		bot.page().activate(notes);
		assertFalse(texts(notes.getAdapter(Control.class).getMenu(), i -> true).contains(entry));
	}

	/** The entries of RaceLens in the menu bar that are enabled, or those that are not, as they are when the menu opens. */
	private static List<String> mainMenu(Boolean enabled) {
		return Stream.of(shell().getMenuBar().getItems()).filter(i -> i.getText().replace("&", "").equals("RaceLens")).findFirst()
				.map(item -> texts(item.getMenu(), i -> enabled.equals(i.isEnabled()))).orElse(List.of());
	}

	private static List<String> texts(Menu menu, Predicate<MenuItem> which) {
		menu.notifyListeners(SWT.Show, new Event());
		List<String> texts = Stream.of(menu.getItems()).filter(i -> (i.getStyle() & SWT.SEPARATOR) == 0).filter(which)
				.map(i -> i.getText().replace("&", "").split("\t")[0]).toList();
		menu.notifyListeners(SWT.Hide, new Event());
		return texts;
	}

	@Test
	void aFolderWithoutCodeHasNoMenu() throws Exception {
		IFolder plain = folder("plain");
		IFolder outer = folder("outer");
		folder("outer/inner");
		project.file("plain/notes.txt", "nothing");
		project.file("outer/inner/sum.c", TestProject.RACY);
		select(plain);
		assertEquals(List.of(), entries());
		select(outer);
		assertEquals(List.of("Check for Data Races", "Show Summary of Project", "Leave Out of Checks", "Remove RaceLens Markers"),
				entries());
		select(outer, plain);
		assertEquals(List.of(), entries(), "not for all that is selected");
	}

	@Test
	void whatIsLeftOutIsOfferedToBeTakenIn() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		IFolder inner = folder("inner");
		project.file("inner/sum.c", TestProject.RACY);
		for (IResource resource : List.of(file, inner, project.project())) {
			change("org.racelens.ui.exclude", resource);
			select(resource);
			assertEquals(WITHOUT_SCOPE.formatted("Take In to Checks"), String.join(", ", entries()), resource.toString());
			change("org.racelens.ui.include", resource);
			select(resource);
			assertEquals(WITHOUT_SCOPE.formatted("Leave Out of Checks"), String.join(", ", entries()), resource.toString());
		}
	}

	@Test
	void theMenuOfAWorkingSetIsThatOfItsElements() throws Exception {
		IFile one = project.file("one.c", TestProject.RACY);
		IFile notes = project.file("notes.txt", "nothing");
		bot.awaitAnalyses();
		IWorkingSet code = set("code", one);
		assertEquals(WITHOUT_SCOPE.formatted("Leave Out of Checks"), String.join(", ", entriesFor(code)));
		change("org.racelens.ui.exclude", code);
		assertEquals(WITHOUT_SCOPE.formatted("Take In to Checks"), String.join(", ", entriesFor(code)));
		assertEquals(List.of(), entriesFor(set("texts", notes)));
	}

	private static IWorkingSet set(String name, IAdaptable... elements) {
		return PlatformUI.getWorkbench().getWorkingSetManager().createWorkingSet(name, elements);
	}

	/** The entries for what no view of these tests shows: for them alone the menu is filled. */
	private static List<String> entriesFor(Object selected) {
		IEvaluationService state = PlatformUI.getWorkbench().getService(IEvaluationService.class);
		EvaluationContext context = new EvaluationContext(state.getCurrentState(), selected);
		context.addVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME, new StructuredSelection(selected));
		return Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.menus"))
				.filter(e -> e.getContributor().getName().equals("org.racelens.ui"))
				.filter(e -> String.valueOf(e.getAttribute("locationURI")).startsWith("popup:org.eclipse.ui.popup.any?"))
				.flatMap(e -> Stream.of(e.getChildren("menu"))).filter(menu -> isVisible(menu, context))
				.flatMap(e -> Stream.of(e.getChildren("command"))).filter(command -> isVisible(command, context))
				.map(e -> e.getAttribute("label")).toList();
	}

	/** As the platform decides: by an expression, or by whether the command's handler is enabled. */
	private static boolean isVisible(IConfigurationElement entry, IEvaluationContext context) {
		return Stream.of(entry.getChildren("visibleWhen")).allMatch(when -> "true".equals(when.getAttribute("checkEnabled"))
				? handlers(entry.getAttribute("commandId")).allMatch(handler -> holds(handler.getChildren("enabledWhen")[0], context))
				: holds(when, context));
	}

	private static Stream<IConfigurationElement> handlers(String command) {
		return Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.handlers"))
				.filter(e -> command.equals(e.getAttribute("commandId")));
	}

	private static boolean holds(IConfigurationElement when, IEvaluationContext context) {
		try {
			return ExpressionConverter.getDefault().perform(when.getChildren()[0]).evaluate(context) == EvaluationResult.TRUE;
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void menusFollowTheFilesOfAFolder() throws Exception {
		IFolder plain = folder("plain");
		awaitFolders();
		assertFalse(folders.mayHold(plain));
		assertFalse(folders.mayHold(project.project()));
		select(project.project());
		bot.await("no menu", () -> !isInMenuBar());
		IFile file = project.file("plain/sum.c", TestProject.RACY);
		bot.await("code", () -> folders.mayHold(plain) && folders.mayHold(project.project()));
		bot.await("the menu", MenuTest::isInMenuBar);
		file.move(file.getFullPath().removeFileExtension().addFileExtension("txt"), true, null);
		bot.await("no code", () -> !folders.mayHold(plain) && !folders.mayHold(project.project()));
		bot.await("no menu", () -> !isInMenuBar());
	}

	@Test
	void whatToolsMakeAndProjectsThatAreClosedDoNotCount() throws Exception {
		project.derived("made.c", TestProject.RACY);
		awaitFolders();
		assertFalse(folders.mayHold(project.project()));
		project.file("sum.c", TestProject.RACY);
		bot.await("code", () -> folders.mayHold(project.project()));
		select(project.project());
		assertFalse(entries().isEmpty());
		project.project().close(null);
		select(project.project());
		assertEquals(List.of(), entries());
		project.project().open(null);
		bot.await("code again", () -> folders.mayHold(project.project()));
	}

	@Test
	void aWorkingSetIsLeftOutAndTakenIn() throws Exception {
		IFile one = project.file("one.c", TestProject.RACY);
		IFile two = project.file("two.c", TestProject.RACY);
		IFile other = project.file("other.c", TestProject.RACY);
		IWorkingSet set = PlatformUI.getWorkbench().getWorkingSetManager().createWorkingSet("kernels", new IAdaptable[] { one, two });
		bot.await("the races", () -> TestProject.raceCount(project.project()) == 3);
		change("org.racelens.ui.exclude", set);
		assertTrue(LeftOut.contains(one) && LeftOut.contains(two) && !LeftOut.contains(other));
		bot.await("no markers", () -> races(one) + races(two) == 0);
		assertEquals(1, races(other));
		change("org.racelens.ui.include", set);
		bot.await("the races again", () -> TestProject.raceCount(project.project()) == 3);
	}

	private static int races(IResource resource) {
		return TestProject.raceCount(resource);
	}

	private void change(String command, Object selected) throws Exception {
		execute(command, selected);
		bot.await("the change", () -> Job.getJobManager().find(ScopeChange.FAMILY).length == 0);
		bot.await("what follows from it", () -> Job.getJobManager().find(SettingsSource.CHANGES).length == 0);
		bot.awaitAnalyses();
	}
}
