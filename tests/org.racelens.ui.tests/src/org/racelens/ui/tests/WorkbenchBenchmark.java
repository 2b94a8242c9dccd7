package org.racelens.ui.tests;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.Environment;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.SettingsSource;
import org.racelens.ide.settings.Trigger;
import org.racelens.ui.words.FindingSentences;

/**
 * Measures what the user of a workbench waits for; no test, so its name is not one. {@code tests/benchmarks/workbench.sh} starts it and
 * shows the table that it writes.
 */
class WorkbenchBenchmark {
	private static final int REGIONS = 40;
	private static final int EDITS = Integer.getInteger("racelens.benchmark.edits", 200);
	private static final int CYCLES = Integer.getInteger("racelens.benchmark.cycles", 1000);
	private static final int CANCELS = 40;
	/** The names of those that are measured, with commas between them; all if there are none. */
	private static final List<String> SCENES = Stream.of(System.getProperty("racelens.benchmark.scenes", "").split(","))
			.filter(name -> !name.isBlank()).toList();
	/** Threads that keep the machine busy beside it. */
	private static final int LOOPS = Integer.getInteger("racelens.benchmark.loops", 0);
	/** Of 50 lines each, with races on one variable. */
	private static final int RACY_PARTS = 60;
	/** So long a cycle's question to the solver may take. */
	private static final Duration SHORT = Duration.ofMillis(100);

	/** What a user waits for. */
	private enum Scene {
		EDITS, FIXES, OPENING, CANCELS, CYCLES
	}

	private final Bot bot = new Bot();
	private final FigureList figures = new FigureList();

	@Test
	void measure() throws Exception {
		try (TestProject project = TestProject.create("benchmark"); BusyLoops loops = new BusyLoops(LOOPS)) {
			figures.say("%d busy loops beside it", LOOPS);
			for (Scene scene : Scene.values()) {
				if (SCENES.isEmpty() || SCENES.contains(scene.name().toLowerCase(Locale.ROOT))) {
					measure(scene, project);
					bot.page().closeAllEditors(false);
				}
			}
		}
		figures.write(Path.of(System.getProperty("racelens.root"), "tests/org.racelens.ui.tests/target/workbench-benchmark.txt"));
		bot.awaitAnalyses();
	}

	private void measure(Scene scene, TestProject project) throws Exception {
		switch (scene) {
			case EDITS -> {
				new EditScene(bot, project, EDITS).measure("large.c", LargeText.ofC(REGIONS), figures);
				new EditScene(bot, project, EDITS).measure("large.f90", LargeText.freeForm(REGIONS), figures);
				new EditScene(bot, project, EDITS).measure("large.f", LargeText.fixedForm(REGIONS), figures);
			}
			case FIXES -> watched(() -> fixes(project.file("racy.c", Programs.large(RACY_PARTS).replace(" reduction(+ : total)", ""))));
			case OPENING -> watched(() -> new BacklogScene(bot, project).measure(figures));
			case CANCELS -> watched(() -> {
				cancels(project.derived("many.c", Programs.large(800)), "parsing, execution and pairs");
				cancels(project.derived("hard.c", Programs.hard(1) + Programs.hard(2) + Programs.hard(3)), "the solver");
			});
			case CYCLES -> cycles(project);
		}
	}

	/** What a user does who waits for something. */
	private interface Waiting {
		void go() throws Exception;
	}

	/** With the longest time for which the user interface was held meanwhile. */
	private void watched(Waiting waiting) throws Exception {
		try (UiWatch watch = new UiWatch()) {
			waiting.go();
			figures.longest(watch);
		}
	}

	/** The races of the file are known; an editor opens it with the cursor in the middle. */
	private void fixes(IFile file) throws Exception {
		FixOffers offers = PlatformUI.getWorkbench().getService(FixOffers.class);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		bot.awaitAnalyses();
		ITextEditor editor = bot.open(file);
		String text = bot.document(editor).get();
		editor.selectAndReveal(text.indexOf("total +=", text.length() / 2), 0);
		bot.await("the races at the cursor", () -> !live.attention().selected(file).isEmpty());
		bot.document(editor).replace(text.length(), 0, "\n");
		bot.awaitAnalyses();
		long start = System.nanoTime();
		bot.await("the first fix at the cursor", () -> offers.known(file).filter(f -> live.attention().selected(file).stream()
				.anyMatch(id -> f.of(id).filter(o -> !o.fixes().isEmpty()).isPresent())).isPresent());
		long first = System.nanoTime();
		bot.await("all fixes", Bot.LONG_PATIENCE, () -> offers.fixes(file).isPresent());
		figures.say(
				"%d lines, races answered -> first fix of the race at the cursor %.2f s, all fixes of the file %.2f s; both with a pause of 1 s",
				bot.document(editor).getNumberOfLines(), (first - start) / 1e9, (System.nanoTime() - start) / 1e9);
		bot.page().closeEditor(editor, false);
	}

	/** The first ones load classes and the solver's library. */
	private void cancels(IFile file, String where) throws Exception {
		figures.row("cancel -> end of the job, the first time, in " + where, cancelTimes(file, 3), "ms");
		figures.row("cancel -> end of the job, in " + where, cancelTimes(file, CANCELS), "ms");
	}

	private List<Double> cancelTimes(IFile file, int count) throws Exception {
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		bot.awaitAnalyses();
		List<Double> times = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			AtomicLong ended = new AtomicLong();
			live.check(List.of(file));
			bot.await("the job", () -> List.of(jobs()).stream().anyMatch(j -> j.getState() == Job.RUNNING));
			bot.pumpFor(Duration.ofMillis(10 + 25 * i));
			Job job = jobs()[0];
			job.addJobChangeListener(new JobChangeAdapter() {
				@Override
				public void done(IJobChangeEvent event) {
					ended.set(System.nanoTime());
					job.removeJobChangeListener(this);
				}
			});
			long start = System.nanoTime();
			job.cancel();
			bot.await("the end of the job", () -> ended.get() != 0);
			times.add((ended.get() - start) / 1e6);
		}
		return times;
	}

	private static Job[] jobs() {
		return Job.getJobManager().find(FileAnalysis.FAMILY);
	}

	/**
	 * One of the file's regions needs the solver for questions that are new in each cycle. The workbench's own analysis leaves the file
	 * out: it gives the solver the usual time for each of them, which is minutes on a busy machine.
	 */
	private void cycles(TestProject project) throws Exception {
		IEclipsePreferences own = InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
		own.put(PreferenceSchema.EXCLUSIONS.key(), "cycles.c");
		bot.awaitAnalyses();
		Settings d = Settings.DEFAULTS;
		Settings fast = new Settings(EnumSet.of(Trigger.TYPING), Duration.ZERO, d.levels(), d.options().withRegionTimeout(SHORT), d.jobs(),
				d.exclusions(), d.longestText());
		Environment environment = Environment.product(new FindingSentences()).withSettings(SettingsSource.fixed(fast));
		try (LiveAnalysis live = LiveAnalysis.start(ResourcesPlugin.getWorkspace(), environment)) {
			LargeText large = LargeText.ofC(Programs.large(REGIONS) + Programs.hard(1), REGIONS);
			cycles(bot.open(project.file("cycles.c", large.text())), large, live);
		} finally {
			own.remove(PreferenceSchema.EXCLUSIONS.key());
		}
	}

	private void cycles(ITextEditor editor, LargeText large, LiveAnalysis live) throws Exception {
		Arrivals arrivals = new Arrivals();
		live.results().addListener(arrivals);
		IDocument document = bot.document(editor);
		for (int i = 1; i <= CYCLES; i++) {
			large.edit(document, i % REGIONS);
			int constant = document.get().indexOf("k + 50") + "k + ".length();
			document.replace(constant, "500001".length(), Integer.toString(500_001 + i));
			bot.await("the result", Bot.LONG_PATIENCE, () -> arrivals.stamp() == bot.stamp(editor));
			if (i == CYCLES / 10 || i == CYCLES / 2 || i == CYCLES) {
				memory(i);
			}
		}
	}

	private void memory(int cycles) throws IOException {
		for (int i = 0; i < 3; i++) {
			System.gc();
			bot.pumpFor(Duration.ofMillis(300));
		}
		var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
		long resident = Files.readAllLines(Path.of("/proc/self/status")).stream().filter(l -> l.startsWith("VmRSS:"))
				.mapToLong(l -> Long.parseLong(l.replaceAll("\\D", ""))).findFirst().orElse(0);
		figures.say("after %5d edit-analyse cycles: heap %6.1f MB (of %.0f MB), process %7.1f MB, other than heap %7.1f MB", cycles,
				heap.getUsed() / 1e6, heap.getCommitted() / 1e6, resident / 1e3, resident / 1e3 - heap.getCommitted() / 1e6);
	}
}
