package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.preference.PreferenceConverter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.menus.IMenuService;
import org.eclipse.ui.texteditor.AnnotationPreference;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.FindingKind;

/** Findings as annotations of text editors and as problems. */
class AnnotationTest extends EditedProject {
	/** One of each kind. */
	static final String KINDS = """
			int a[100], sum;
			int index(int);
			void call(void);

			void definite(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					sum += i;
			}

			void possible(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					a[index(i)] = i;
			}

			void undecided(void) {
			#pragma omp parallel
				call();
			}

			void misspelt(void) {
			#pragma omp paralel for
				for (int i = 0; i < 100; i++)
					a[i] = i;
			}
			""";
	private static final String PREFIX = "org.racelens.ui.";

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void eachKindOfFindingHasAnAnnotationAtItsPlace(String editorId) throws Exception {
		ITextEditor editor = editors.open(project.file("kinds.c", KINDS), editorId);
		bot.await("the annotations", () -> editors.marked(editor, PREFIX + "conformance").size() == 1);
		assertEquals(List.of("sum"), editors.marked(editor, PREFIX + "definiteRace"));
		assertEquals(List.of("a[index(i)]"), editors.marked(editor, PREFIX + "possibleRace"));
		assertTrue(editors.marked(editor, PREFIX + "unknown").get(0).contains("omp parallel"));
		assertTrue(editors.marked(editor, PREFIX + "conformance").get(0).contains("paralel"));
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void annotationsMoveWithTheText(String editorId) throws Exception {
		ITextEditor editor = editors.open(project.file("kinds.c", KINDS), editorId);
		bot.await("the annotations", () -> editors.marked(editor, PREFIX + "conformance").size() == 1);
		EditorBot.replace(editor, "int a[100]", "/* what all of them use */\nint a[100]");
		assertEquals(List.of("sum"), editors.marked(editor, PREFIX + "definiteRace"));
		assertEquals(List.of("a[index(i)]"), editors.marked(editor, PREFIX + "possibleRace"));
		bot.awaitAnalyses();
		assertEquals(List.of("sum"), editors.marked(editor, PREFIX + "definiteRace"));
	}

	@ParameterizedTest
	@EnumSource
	void eachKindHasAnIconAndAColourOfItsOwn(FindingKind kind) {
		AnnotationPreference look = look(kind);
		assertEquals(16, look.getImageDescriptor().getImageData(100).width);
		for (FindingKind other : FindingKind.values()) {
			if (other != kind) {
				assertTrue(!look.getColorPreferenceValue().equals(look(other).getColorPreferenceValue()),
						() -> kind + " looks like " + other);
			}
		}
	}

	@Test
	void aDefiniteRaceIsDrawnAboveEverythingElse() {
		int definite = look(FindingKind.DEFINITE_RACE).getPresentationLayer();
		Stream.of(FindingKind.values()).filter(k -> k != FindingKind.DEFINITE_RACE)
				.forEach(k -> assertTrue(look(k).getPresentationLayer() < definite, k::toString));
		assertTrue(look(FindingKind.POSSIBLE_RACE).getPresentationLayer() > look(FindingKind.UNKNOWN).getPresentationLayer());
	}

	@Test
	void theDarkThemeHasColoursOfItsOwn() {
		RGB light = color("definiteRace");
		try {
			editors.theme(EditorBot.DARK);
			RGB dark = color("definiteRace");
			assertTrue(brightness(dark) > brightness(light), () -> dark + " is not brighter than " + light);
			assertTrue(brightness(color("raceEnd")) < 100, () -> "white text is not read on " + color("raceEnd"));
		} finally {
			editors.theme(EditorBot.LIGHT);
		}
		assertEquals(light, color("definiteRace"));
	}

	@Test
	void markersAndAnnotationsSurviveTheEditor() throws Exception {
		IFile file = project.file("kinds.c", KINDS);
		ITextEditor first = editors.open(file, EditorBot.PLAIN);
		bot.await("the annotations", () -> editors.marked(first, PREFIX + "conformance").size() == 1);
		List<IMarker> markers = List.of(file.findMarkers(FindingMarker.FINDING, true, 0));
		bot.page().closeAllEditors(false);
		bot.awaitAnalyses();
		assertEquals(markers, List.of(file.findMarkers(FindingMarker.FINDING, true, 0)));

		ITextEditor second = editors.open(file, EditorBot.GENERIC);
		bot.await("the annotations", () -> editors.marked(second, PREFIX + "definiteRace").equals(List.of("sum")));
		assertEquals(markers, List.of(file.findMarkers(FindingMarker.FINDING, true, 0)));
	}

	@Test
	void theProblemsViewHasAGroupOfTheirOwn() throws Exception {
		project.file("kinds.c", KINDS);
		bot.showProblems();
		bot.awaitAnalyses();
		IViewPart problems = bot.page().showView(IPageLayout.ID_PROBLEM_VIEW);
		try {
			choose(problems, "Type");
			bot.await("the group", () -> bot.treeTexts().stream().anyMatch(t -> t.startsWith("OpenMP data races (4")));
			bot.screenshot("problems-group");
		} finally {
			choose(problems, "Severity");
		}
	}

	/** Chooses something in the menu of a view. */
	private static void choose(IViewPart view, String text) {
		MenuManager manager = new MenuManager();
		IMenuService service = view.getSite().getService(IMenuService.class);
		service.populateContributionManager(manager, "menu:" + IPageLayout.ID_PROBLEM_VIEW);
		Menu menu = manager.createContextMenu(view.getSite().getShell());
		try {
			assertTrue(select(menu, text), () -> "no " + text);
		} finally {
			service.releaseContributions(manager);
			manager.dispose();
		}
	}

	private static boolean select(Menu menu, String text) {
		menu.notifyListeners(SWT.Show, new Event());
		for (MenuItem item : menu.getItems()) {
			if (item.getMenu() != null && select(item.getMenu(), text)) {
				return true;
			}
			if (item.getText().replace("&", "").equals(text)) {
				item.setSelection(true);
				item.notifyListeners(SWT.Selection, new Event());
				return true;
			}
		}
		return false;
	}

	private static AnnotationPreference look(FindingKind kind) {
		String type = PREFIX + kind.markerType().substring(kind.markerType().lastIndexOf('.') + 1);
		return EditorsUI.getAnnotationPreferenceLookup().getAnnotationPreference(type);
	}

	private static RGB color(String type) {
		return PreferenceConverter.getColor(EditorsUI.getPreferenceStore(), PREFIX + type + ".color");
	}

	private static int brightness(RGB c) {
		return (c.red * 299 + c.green * 587 + c.blue * 114) / 1000;
	}
}
