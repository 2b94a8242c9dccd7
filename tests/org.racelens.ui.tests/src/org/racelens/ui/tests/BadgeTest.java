package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.race.verdict.UnitReport;
import org.racelens.ui.editor.BadgeImages;
import org.racelens.ui.editor.MiningSwitch;
import org.racelens.ui.editor.RegionBadge;
import org.racelens.ui.editor.RegionBadge.Age;
import org.racelens.ui.witness.WitnessView;

/** The answers for regions beside and above their directives. */
class BadgeTest extends EditedProject {
	private static final String PROVED = "org.racelens.ui.provedRegion";
	private static final String RACY = "org.racelens.ui.racyRegion";
	private static final String UNDECIDED = "org.racelens.ui.undecidedRegion";
	private static final String REGIONS = """
			int a[100], sum, mean;
			void call(void);

			void free(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					a[i] = 2 * a[i];
			}

			void racy(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++) {
					sum += i;
					mean = i;
				}
			}

			void undecided(void) {
			#pragma omp parallel
				call();
			}
			""";

	@AfterEach
	void showMinings() {
		InstanceScope.INSTANCE.getNode(MiningSwitch.NODE).remove(MiningSwitch.KEY);
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theAnswersStandAboveTheDirectives(String editorId) throws Exception {
		ITextEditor editor = editors.open(project.file("regions.c", REGIONS), editorId);
		bot.await("the minings", () -> EditorBot.minings(editor).size() == 3);
		List<String> minings = EditorBot.minings(editor);
		assertTrue(minings.get(0).matches("\u2713 race-free, proved \\(2 pairs, (<|\\d+) ?\\d* ?ms\\)"), minings.get(0));
		assertEquals("\u2717 2 races", minings.get(1));
		assertTrue(minings.get(2).startsWith("? not decided: ") && minings.get(2).contains("call"), minings.get(2));
		List<Integer> directives = List.of(line(editor, "#pragma omp parallel for\n\tfor (int i = 0; i < 100; i++)\n\t\ta["),
				line(editor, "#pragma omp parallel for\n\tfor (int i = 0; i < 100; i++) {"), line(editor, "#pragma omp parallel\n"));
		bot.await("room above the directives", () -> EditorBot.raisedLines(editor).equals(directives));
	}

	@Test
	void badgesStandAtTheDirectives() throws Exception {
		ITextEditor editor = editors.open(project.file("regions.c", REGIONS), EditorBot.PLAIN);
		bot.await("the badges", () -> badges(editor, UNDECIDED).size() == 1);
		for (String type : List.of(PROVED, RACY, UNDECIDED)) {
			assertTrue(editors.marked(editor, type).get(0).startsWith("#pragma omp parallel"), type);
			assertNotNull(new BadgeImages().getManagedImage(badges(editor, type).get(0)));
		}
		String told = badges(editor, PROVED).get(0).getText();
		assertTrue(told.contains("parallel for in free: race-free, proved"), told);
		assertTrue(told.contains("2 pairs of conflicting accesses: "), told);
	}

	@Test
	void whatIsNotAskedForAgainStaysAsItIsWhileTheUserTypes() throws Exception {
		ITextEditor editor = editors.open(project.file("regions.c", REGIONS), EditorBot.PLAIN);
		bot.await("the badges", () -> badges(editor, UNDECIDED).size() == 1);
		editors.awaitRaised(editor, 3);
		List<String> minings = EditorBot.minings(editor);
		for (int i = 0; i < 5; i++) {
			EditorBot.replace(editor, "int a[100]", "// line\nint a[100]");
			assertEquals(minings, EditorBot.minings(editor));
			assertTrue(editors.marked(editor, PROVED).get(0).startsWith("#pragma omp parallel for"));
		}
		bot.await("the new answer", () -> badges(editor, PROVED).get(0).region().place().line() == 10);
		assertEquals(minings, EditorBot.minings(editor));
		assertEquals(3, EditorBot.raisedLines(editor).size());
	}

	@Test
	void aBadgeChangesWithTheAnswerWithoutSaving() throws Exception {
		ITextEditor editor = editors.open(project.file("regions.c", REGIONS), EditorBot.PLAIN);
		bot.await("the badges", () -> badges(editor, UNDECIDED).size() == 1);
		EditorBot.replace(editor, "a[i] = 2 * a[i]", "a[i] = 2 * a[i + 1]");
		bot.await("the race", () -> badges(editor, PROVED).isEmpty() && badges(editor, RACY).size() == 2);
		assertEquals("\u2717 1 race", EditorBot.minings(editor).get(0));
		assertTrue(editor.isDirty());
	}

	@Test
	void regionsNotJudgedAgainYetTurnGreyAndStay() throws Exception {
		IFile file = project.file("regions.c", REGIONS);
		ITextEditor editor = editors.open(file, EditorBot.PLAIN);
		bot.await("the badges", () -> badges(editor, UNDECIDED).size() == 1);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		FileResult whole = live.results().of(file).orElseThrow();
		UnitReport part = new UnitReport(whole.report().path(), Optional.empty(), whole.report().regions().subList(0, 1), List.of(),
				whole.report().time());
		live.results().put(FileResult.of(file, whole.stamp(), whole.command(), whole.options(), Completeness.PARTIAL, part));
		bot.await("the grey badges", () -> badges(editor, RACY).get(0).age() == Age.STALE);
		assertEquals(Age.CURRENT, badges(editor, PROVED).get(0).age());
		assertEquals(Age.STALE, badges(editor, UNDECIDED).get(0).age());
		assertEquals(3, EditorBot.minings(editor).size());
		assertTrue(new BadgeImages().getImageDescriptorId(badges(editor, RACY).get(0)).endsWith("-stale"));

		live.results().put(whole);
		bot.await("all answers", () -> badges(editor, RACY).get(0).age() == Age.CURRENT);
		assertEquals(Age.CURRENT, badges(editor, UNDECIDED).get(0).age());
	}

	@Test
	void theUserMayDoWithoutMinings() throws Exception {
		ITextEditor editor = editors.open(project.file("regions.c", REGIONS), EditorBot.PLAIN);
		editors.awaitRaised(editor, 3);
		InstanceScope.INSTANCE.getNode(MiningSwitch.NODE).putBoolean(MiningSwitch.KEY, false);
		bot.await("no minings", () -> EditorBot.raisedLines(editor).isEmpty());
		assertEquals(List.of(), EditorBot.minings(editor));
		assertEquals(1, badges(editor, PROVED).size());
		InstanceScope.INSTANCE.getNode(MiningSwitch.NODE).putBoolean(MiningSwitch.KEY, true);
		editors.awaitRaised(editor, 3);
	}

	@Test
	void editorsOfOneFileShareTheBadges() throws Exception {
		IFile file = project.file("regions.c", REGIONS);
		ITextEditor plain = editors.open(file, EditorBot.PLAIN);
		ITextEditor generic = editors.open(file, EditorBot.GENERIC);
		bot.await("the badges", () -> badges(generic, UNDECIDED).size() == 1);
		assertEquals(1, badges(plain, PROVED).size());
		bot.page().closeEditor(generic, false);
		assertEquals(1, badges(plain, PROVED).size());
		assertEquals(3, EditorBot.minings(plain).size());
		bot.page().closeEditor(plain, false);
		ITextEditor again = editors.open(file, EditorBot.PLAIN);
		bot.await("the badges", () -> badges(again, PROVED).size() == 1);
	}

	@Test
	void aClickOnAnAnswerWithRacesOpensTheWitness() throws Exception {
		ITextEditor editor = editors.open(project.file("regions.c", REGIONS), EditorBot.PLAIN);
		bot.await("the minings", () -> EditorBot.minings(editor).size() == 3);
		EditorBot.clickMining(editor, 1);
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("racy", view.input().orElseThrow().shown().region().function());
		bot.page().hideView(view);
	}

	@Test
	void otherFilesHaveNone() throws Exception {
		ITextEditor editor = editors.open(project.file("regions.txt", REGIONS), EditorBot.PLAIN);
		assertEquals(List.of(), EditorBot.minings(editor));
		assertEquals(List.of(), badges(editor, PROVED));
	}

	private List<RegionBadge> badges(ITextEditor editor, String type) {
		return bot.annotations(editor, type).stream().map(RegionBadge.class::cast).toList();
	}

	private static int line(ITextEditor editor, String text) throws Exception {
		return EditorBot.document(editor).getLineOfOffset(EditorBot.document(editor).get().indexOf(text));
	}
}
