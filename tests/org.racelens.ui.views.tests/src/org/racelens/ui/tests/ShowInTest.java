package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.IShowInTargetList;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ui.regions.RegionRow;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.summary.SummaryView;
import org.racelens.ui.witness.WitnessView;

/** Show In, from every part that has something of a race to every view of ours. */
class ShowInTest extends WorkbenchProject {
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
	private static final List<String> OURS = List.of(WitnessView.ID, RegionsView.ID, SummaryView.ID);
	private IFile file;

	@BeforeEach
	void createFile() throws Exception {
		file = project.file("two.c", TWO);
		bot.await("the races", () -> TestProject.raceCount(file) == 2);
		bot.awaitAnalyses();
	}

	@AfterEach
	void hideViews() {
		OURS.forEach(id -> bot.page().hideView(bot.page().findView(id)));
	}

	/** Runs the command behind the menu entry. */
	private void showIn(String view) throws Exception {
		ParameterizedCommand command = ParameterizedCommand.generateCommand(PlatformUI.getWorkbench().getService(ICommandService.class)
				.getCommand("org.eclipse.ui.navigate.showIn"), Map.of("org.eclipse.ui.navigate.showIn.targetId", view));
		PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
	}

	private ITextEditor editAt(String text) throws Exception {
		ITextEditor editor = bot.open(file);
		EditorBot.cursor(editor, text);
		bot.page().activate(editor);
		return editor;
	}

	private void awaitWitness(String variable) {
		bot.await("the witness of " + variable, () -> bot.page().findView(WitnessView.ID) instanceof WitnessView view
				&& view.input().filter(input -> input.shown().race().variable().equals(variable)).isPresent());
	}

	private void awaitRegion(int line) {
		bot.await("the region of line " + line, () -> bot.page().findView(RegionsView.ID) instanceof RegionsView view
				&& view.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selection
				&& selection.getFirstElement() instanceof RegionRow row && row.region().place().line() == line);
	}

	@Test
	void theCursorOfAnEditorLeadsToItsRaceItsRegionAndItsProject() throws Exception {
		editAt("b[i] =");
		showIn(WitnessView.ID);
		awaitWitness("b");
		editAt("b[i] =");
		showIn(RegionsView.ID);
		awaitRegion(7);
		editAt("a[i] =");
		showIn(SummaryView.ID);
		bot.await("the project", () -> Dialogs
				.all((Composite) bot.page().findView(SummaryView.ID).getAdapter(Control.class), Combo.class)
				.anyMatch(c -> c.getText().equals("demo")));
	}

	@Test
	void aFileOfTheNavigatorLeadsToItsFirstRaceAndRegion() throws Exception {
		IViewPart navigator = bot.page().showView("org.eclipse.ui.navigator.ProjectExplorer");
		bot.page().activate(navigator);
		navigator.getSite().getSelectionProvider().setSelection(new StructuredSelection(file));
		showIn(WitnessView.ID);
		awaitWitness("a");
		bot.page().activate(navigator);
		showIn(RegionsView.ID);
		awaitRegion(4);
	}

	@Test
	void newsDoNotUndoWhatWasAskedFor() throws Exception {
		ITextEditor editor = editAt("a[i] =");
		bot.page().showView(RegionsView.ID);
		awaitRegion(4);
		Adapters.adapt(bot.page().findView(RegionsView.ID), IShowInTarget.class)
				.show(new ShowInContext(null, new StructuredSelection(raceOfLine(9))));
		awaitRegion(7);
		bot.document(editor).replace(TWO.length(), 0, "int more;\n");
		bot.awaitAnalyses();
		bot.pumpFor(Duration.ofSeconds(1));
		awaitRegion(7);
	}

	/** Nobody waits for regions that a file gets later. */
	@Test
	void aFileWithoutRegionsIsNotWaitedFor() throws Exception {
		IFile other = project.file("other.c", "int x;\n");
		bot.open(other);
		bot.awaitAnalyses();
		IViewPart view = bot.page().showView(RegionsView.ID);
		assertTrue(Adapters.adapt(view, IShowInTarget.class).show(new ShowInContext(null, new StructuredSelection(other))));
		bot.pumpFor(Duration.ofSeconds(1));
		TestProject.save(other, "\n" + TWO);
		bot.awaitAnalyses();
		bot.pumpFor(Duration.ofSeconds(1));
		assertTrue(view.getSite().getSelectionProvider().getSelection().isEmpty());
	}

	private IMarker raceOfLine(int line) throws Exception {
		return TestProject.races(file).stream().filter(m -> m.getAttribute(IMarker.LINE_NUMBER, 0) == line).findFirst().orElseThrow();
	}

	@Test
	void aProblemLeadsToItsRaceAndItsRegion() throws Exception {
		IMarker second = raceOfLine(9);
		ShowInContext context = new ShowInContext(null, new StructuredSelection(second));
		for (String id : List.of(WitnessView.ID, RegionsView.ID)) {
			assertTrue(Adapters.adapt(bot.page().showView(id), IShowInTarget.class).show(context), id);
		}
		awaitWitness("b");
		awaitRegion(7);
	}

	@Test
	void whatTheViewsShowLeadsToTheOthers() throws Exception {
		editAt("b[i] =");
		showIn(WitnessView.ID);
		awaitWitness("b");
		bot.page().activate(bot.page().findView(WitnessView.ID));
		showIn(RegionsView.ID);
		awaitRegion(7);
		ShowInContext witness = Adapters.adapt(bot.page().findView(WitnessView.ID), IShowInSource.class).getShowInContext();
		assertEquals(9, ((IMarker) ((IStructuredSelection) witness.getSelection()).getFirstElement()).getAttribute(IMarker.LINE_NUMBER, 0));
		bot.page().activate(bot.page().findView(RegionsView.ID));
		showIn(WitnessView.ID);
		awaitWitness("b");
	}

	@Test
	void whatIsNoFileIsNotShown() throws Exception {
		for (String id : OURS) {
			IShowInTarget target = Adapters.adapt(bot.page().showView(id), IShowInTarget.class);
			assertEquals(false, target.show(new ShowInContext(null, new StructuredSelection("words"))), id);
			assertEquals(false, target.show(new ShowInContext(null, StructuredSelection.EMPTY)), id);
		}
	}

	/** Of CDT and the debugger, which no test has, the platform's registry says what their perspectives offer. */
	@ParameterizedTest
	@ValueSource(strings = { "org.eclipse.cdt.ui.CPerspective", "org.eclipse.debug.ui.DebugPerspective",
			"org.eclipse.ui.resourcePerspective" })
	void theViewsAreShortcutsOfPerspectives(String perspective) {
		Set<String> shortcuts = Stream
				.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.perspectiveExtensions"))
				.filter(e -> e.getContributor().getName().equals("org.racelens.ui") && perspective.equals(e.getAttribute("targetID")))
				.flatMap(e -> Stream.of(e.getChildren("viewShortcut"))).map(e -> e.getAttribute("id")).collect(Collectors.toSet());
		assertEquals(Set.copyOf(OURS), shortcuts);
	}

	@Test
	void everyViewOffersTheOthersAndPerspectivesOfferAll() throws Exception {
		for (String id : OURS) {
			List<String> offered = List
					.of(Adapters.adapt(bot.page().showView(id), IShowInTargetList.class).getShowInTargetIds());
			assertTrue(offered.containsAll(OURS.stream().filter(other -> !other.equals(id)).toList()), offered::toString);
			assertTrue(offered.contains(IPageLayout.ID_PROBLEM_VIEW), offered::toString);
		}
		bot.showProblems();
		bot.page().resetPerspective();
		assertTrue(List.of(bot.page().getShowViewShortcuts()).containsAll(OURS),
				() -> List.of(bot.page().getShowViewShortcuts()).toString());
	}
}
