package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IExportedPreferences;
import org.eclipse.core.runtime.preferences.IPreferenceFilter;
import org.eclipse.core.runtime.preferences.IPreferencesService;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.core.runtime.preferences.PreferenceFilterEntry;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.ide.live.Environment;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.PreferenceSettings;
import org.racelens.ide.settings.Setting;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.Trigger;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;
import org.racelens.ui.words.FindingSentences;

/** Preferences take effect. */
@ExtendWith(WorkbenchGuard.class)
class PreferencesTest {
	private static final String QUIET = TestProject.RACY.replace("sum += i", ";");
	/** The second loop reads what the same thread has written, if both loops are cut into the same pieces. */
	private static final String ORDERED_IF_STATIC = """
			int a[100], b[100];

			void f(void) {
			#pragma omp parallel
				{
			#pragma omp for nowait
					for (int i = 0; i < 100; i++)
						a[i] = i;
			#pragma omp for
					for (int i = 0; i < 100; i++)
						b[i] = a[i];
				}
			}
			""";

	private final Bot bot = new Bot();
	private final LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	private TestProject project;

	@BeforeEach
	void createProject() throws Exception {
		project = TestProject.create("preferences");
	}

	@AfterEach
	void restore() throws Exception {
		bot.page().closeAllEditors(false);
		preferences().clear();
		settle();
		project.close();
		settle();
	}

	private static IEclipsePreferences preferences() {
		return InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
	}

	/** Also what follows changed preferences a moment later. */
	private void settle() {
		bot.pumpFor(Duration.ofMillis(200));
		bot.awaitAnalyses();
	}

	private void set(Setting<?> setting, String value) {
		preferences().put(setting.key(), value);
	}

	private int markers(IFile file) {
		try {
			return file.findMarkers(FindingMarker.FINDING, true, 0).length;
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	private FileResult result(IFile file) {
		return live.results().of(file).orElseThrow();
	}

	private static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	@Test
	void withoutTheTriggerNothingIsMarkedWhileTyping() throws Exception {
		set(PreferenceSchema.TRIGGERS.get(Trigger.TYPING), "false");
		set(PreferenceSchema.TYPING_DELAY, "50");
		IFile file = project.file("a.c", QUIET);
		ITextEditor editor = bot.open(file);
		settle();
		document(editor).set(TestProject.RACY);
		bot.pumpFor(Duration.ofMillis(600));
		bot.awaitAnalyses();
		assertEquals(0, markers(file));
		set(PreferenceSchema.TRIGGERS.get(Trigger.TYPING), "true");
		document(editor).set(TestProject.RACY + "\n");
		bot.await("the marker while typing", () -> markers(file) == 1);
	}

	@Test
	void theTypingDelayIsFollowed() throws Exception {
		set(PreferenceSchema.TYPING_DELAY, "2000");
		IFile file = project.file("a.c", QUIET);
		ITextEditor editor = bot.open(file);
		settle();
		long start = System.nanoTime();
		document(editor).set(TestProject.RACY);
		bot.await("the marker", () -> markers(file) == 1);
		Duration passed = Duration.ofNanos(System.nanoTime() - start);
		assertTrue(passed.compareTo(Duration.ofMillis(2000)) >= 0, passed::toString);
	}

	@Test
	void withoutTheTriggerASaveIsNotAnalysed() throws Exception {
		set(PreferenceSchema.TRIGGERS.get(Trigger.SAVE), "false");
		IFile file = project.file("a.c", TestProject.RACY);
		settle();
		assertEquals(0, markers(file));
		live.check(List.of(file));
		bot.await("the marker on demand", () -> markers(file) == 1);
	}

	@Test
	void aLevelChangesMarkersWithoutANewAnalysis() throws Exception {
		HeldFrontEnd counting = new HeldFrontEnd(OnCancel.STOP);
		counting.release();
		Environment environment = Environment.product(new FindingSentences()).withFrontEnd(counting);
		try (LiveAnalysis other = LiveAnalysis.start(ResourcesPlugin.getWorkspace(), environment)) {
			IFile file = project.file("a.c", TestProject.RACY);
			settle();
			int begun = counting.begun().size();
			Setting<?> level = PreferenceSchema.LEVELS.get(FindingKind.DEFINITE_RACE);
			assertEquals(IMarker.SEVERITY_WARNING, TestProject.onlyRace(file).getAttribute(IMarker.SEVERITY, -1));
			set(level, "ERROR");
			bot.await("an error", () -> severities(file).equals(List.of(IMarker.SEVERITY_ERROR)));
			set(level, "IGNORE");
			bot.await("no marker", () -> severities(file).isEmpty());
			preferences().remove(level.key());
			bot.await("a warning", () -> severities(file).equals(List.of(IMarker.SEVERITY_WARNING)));
			settle();
			assertEquals(begun, counting.begun().size());
		}
	}

	private List<Integer> severities(IFile file) {
		try {
			return Stream.of(file.findMarkers(FindingMarker.FINDING, true, 0)).map(m -> m.getAttribute(IMarker.SEVERITY, -1)).toList();
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void theDefaultScheduleChangesAVerdict() throws Exception {
		IFile file = project.file("a.c", ORDERED_IF_STATIC);
		settle();
		assertEquals(1, TestProject.races(file).size());
		set(PreferenceSchema.SCHEDULE, "STATIC");
		bot.await("no race with schedule(static)", () -> markers(file) == 0);
	}

	@Test
	void theAliasingAssumptionChangesAVerdict() throws Exception {
		IFile file = project.file("a.c", """
				void f(int *p, int *q, int n) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						p[i] = q[i + 1];
				}
				""");
		settle();
		assertEquals(1, file.findMarkers(FindingKind.CONDITION.markerType(), true, 0).length);
		set(PreferenceSchema.ALIASING, "DISTINCT_PARAMETERS");
		bot.await("no finding with distinct objects", () -> markers(file) == 0);
	}

	@Test
	void aFunctionModelRemovesAGap() throws Exception {
		IFile file = project.file("a.c", """
				double fast_exp(double x);
				double a[100];

				void f(void) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						a[i] = fast_exp(i);
				}
				""");
		settle();
		assertEquals(1, file.findMarkers(FindingKind.UNKNOWN.markerType(), true, 0).length);
		set(PreferenceSchema.MODELS, "fast_exp: pure\nbad line\n");
		bot.await("no finding with a model, for all that another line is bad", () -> markers(file) == 0);
	}

	@Test
	void theTimeLimitReachesTheAnalysis() throws Exception {
		IFile file = project.file("a.c", TestProject.RACY);
		settle();
		assertEquals(Duration.ofSeconds(10), result(file).options().regionTimeout());
		set(PreferenceSchema.REGION_TIMEOUT, "3");
		bot.await("a result with the limit", () -> result(file).options().regionTimeout().equals(Duration.ofSeconds(3)));
	}

	@Test
	void excludedFilesLoseTheirMarkersAndGetNone() throws Exception {
		project.project().getFolder("generated").create(true, true, null);
		IFile generated = project.file("generated/a.c", TestProject.RACY);
		IFile written = project.file("b.c", TestProject.RACY);
		settle();
		assertEquals(1, markers(generated));
		set(PreferenceSchema.EXCLUSIONS, "generated\n");
		bot.await("the end of the excluded file's marker", () -> markers(generated) == 0);
		TestProject.save(generated, TestProject.RACY + "\n");
		settle();
		assertEquals(0, markers(generated));
		assertEquals(1, markers(written));
	}

	@Test
	void longerTextsAreOnlyAnalysedOnDemand() throws Exception {
		set(PreferenceSchema.LONGEST_TEXT, "50");
		IFile file = project.file("a.c", TestProject.RACY);
		settle();
		assertEquals(0, TestProject.races(file).size());
		live.check(List.of(file));
		bot.await("the race", () -> severities(file).equals(List.of(IMarker.SEVERITY_WARNING)));
		assertEquals(1, TestProject.races(file).size());
	}

	@Test
	void aBadValueIsItsDefaultAndIsLoggedOnce() throws Exception {
		try (LogWatch log = new LogWatch()) {
			set(PreferenceSchema.JOBS, "many");
			set(PreferenceSchema.SCHEDULE, "whenever");
			for (int i = 0; i < 3; i++) {
				set(PreferenceSchema.TYPING_DELAY, Integer.toString(100 + i));
				IFile file = project.file("a" + i + ".c", TestProject.RACY);
				settle();
				assertEquals(1, markers(file));
			}
			Settings settings = live.environment().settings().of(project.project());
			assertEquals(Settings.DEFAULTS.jobs(), settings.jobs());
			assertEquals(102, settings.typingDelay().toMillis());
			assertEquals(List.of("The RaceLens preference defaultSchedule has a bad value: \"whenever\" is none of ANY, STATIC.",
					"The RaceLens preference jobs has a bad value: \"many\" is not a whole number."),
					log.complaints().stream().map(c -> c.getMessage()).sorted().toList());
		}
	}

	@Test
	void theDefaultScopeHasEverySetting() throws Exception {
		IEclipsePreferences defaults = DefaultScope.INSTANCE.getNode(PreferenceSchema.NODE);
		for (Setting<?> setting : PreferenceSchema.all()) {
			assertEquals(setting.standard(), defaults.get(setting.key(), null), setting.key());
			assertEquals(List.of(), setting.read(setting.standard()).problems(), setting.key());
		}
		assertEquals(Settings.DEFAULTS, new PreferenceSettings(ResourcesPlugin.getWorkspace()).of(project.project()));
	}

	@Test
	void exportedPreferencesComeBackByImport() throws Exception {
		set(PreferenceSchema.SCHEDULE, "STATIC");
		set(PreferenceSchema.EXCLUSIONS, "build\n");
		IFile file = project.file("a.c", ORDERED_IF_STATIC);
		settle();
		assertEquals(0, markers(file));
		IPreferencesService service = Platform.getPreferencesService();
		ByteArrayOutputStream exported = new ByteArrayOutputStream();
		service.exportPreferences(service.getRootNode(), new IPreferenceFilter[] { filter() }, exported);

		preferences().clear();
		bot.await("the race that static hides", () -> markers(file) == 1);
		IExportedPreferences imported = service.readPreferences(new ByteArrayInputStream(exported.toByteArray()));
		service.applyPreferences(imported, new IPreferenceFilter[] { filter() });
		bot.await("the imported schedule", () -> markers(file) == 0);
		Settings settings = live.environment().settings().of(project.project());
		assertEquals(List.of("build"), settings.exclusions());
	}

	/** A whole workspace's preferences, which replace the nodes. */
	@Test
	void importingAllPreferencesIsNoticed() throws Exception {
		set(PreferenceSchema.SCHEDULE, "STATIC");
		IFile file = project.file("a.c", ORDERED_IF_STATIC);
		settle();
		assertEquals(0, markers(file));
		IPreferencesService service = Platform.getPreferencesService();
		ByteArrayOutputStream exported = new ByteArrayOutputStream();
		service.exportPreferences(service.getRootNode(), new IPreferenceFilter[] { filter() }, exported);
		preferences().removeNode();
		bot.await("the race that static hides", () -> markers(file) == 1);
		service.applyPreferences(service.readPreferences(new ByteArrayInputStream(exported.toByteArray())),
				new IPreferenceFilter[] { filter() });
		bot.await("the imported schedule", () -> markers(file) == 0);
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).clear();
		bot.await("the race", () -> markers(file) == 1);
	}

	/** What the entry "RaceLens" of the export wizard transfers. */
	private static IPreferenceFilter filter() {
		String node = Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.preferenceTransfer"))
				.filter(e -> "org.racelens.ui.preferences".equals(e.getAttribute("id"))).flatMap(e -> Stream.of(e.getChildren("mapping")))
				.flatMap(m -> Stream.of(m.getChildren("entry"))).map(e -> e.getAttribute("node"))
				.filter(PreferenceSchema.NODE::equals).findFirst().orElseThrow();
		return new IPreferenceFilter() {
			@Override
			public String[] getScopes() {
				return new String[] { InstanceScope.SCOPE };
			}

			@Override
			public Map<String, PreferenceFilterEntry[]> getMapping(String scope) {
				return Collections.singletonMap(node, null);
			}
		};
	}

	@Test
	void listenersAreToldOnceForManyChanges() throws Exception {
		PreferenceSettings settings = new PreferenceSettings(ResourcesPlugin.getWorkspace());
		List<Thread> told = new CopyOnWriteArrayList<>();
		Runnable listener = () -> told.add(Thread.currentThread());
		settings.addListener(listener);
		settings.of(project.project());
		for (int i = 0; i < 20; i++) {
			set(PreferenceSchema.TYPING_DELAY, Integer.toString(i));
		}
		assertEquals(19, settings.of(project.project()).typingDelay().toMillis());
		bot.await("the news", () -> !told.isEmpty());
		bot.pumpFor(Duration.ofMillis(200));
		assertTrue(told.size() <= 3, () -> told.size() + " times");
		preferences().put("unknownKey", "1");
		int before = told.size();
		bot.pumpFor(Duration.ofMillis(200));
		assertEquals(before, told.size(), "nothing has changed");
		settings.removeListener(listener);
		set(PreferenceSchema.TYPING_DELAY, "77");
		bot.pumpFor(Duration.ofMillis(200));
		assertEquals(before, told.size());
		assertEquals(77, settings.of(project.project()).typingDelay().toMillis());
	}
}
