package org.racelens.ui.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.live.CheckRun;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;

/** Many files wait for their analysis, and one after the other is opened: when the user sees what is to be said of those. */
final class BacklogScene {
	private static final int QUEUED = Integer.getInteger("racelens.benchmark.queued", 300);
	private static final int OPENINGS = 20;
	/** The first ones load classes. */
	private static final int WARM_UP = 3;
	private static final int REGIONS = 40;

	private final Bot bot;
	private final TestProject project;
	private final LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);

	BacklogScene(Bot bot, TestProject project) {
		this.bot = bot;
		this.project = project;
	}

	/** Those that are opened were never analysed before; they end up racy. */
	void measure(FigureList figures) throws Exception {
		List<IFile> small = files("small", TestProject.RACY);
		List<IFile> large = files("large", Programs.large(REGIONS).replaceFirst(" reduction\\(\\+ : total\\)", ""));
		List<IFile> queued = new ArrayList<>();
		for (int i : IntStream.range(0, QUEUED).toArray()) {
			queued.add(project.derived("queued" + i + ".c", different(i)));
		}
		bot.awaitAnalyses();
		CheckRun run = live.check(queued);
		bot.await("the first of the backlog", () -> run.endedCount() > 0);
		open(small, "8 lines", figures);
		open(large, "1,961 lines", figures);
		int left = QUEUED - run.endedCount();
		figures.say("%d files of 1,961 lines in the backlog, %d of them still waiting after the last opening", QUEUED, left);
		if (left == 0) {
			throw new AssertionError("the backlog was too short: racelens.benchmark.queued");
		}
		live.giveUp(run);
		bot.awaitAnalyses(Bot.LONG_PATIENCE);
		figures.say("of the backlog: %d done, %d given up", run.ended(Ending.DONE).size(), run.ended(Ending.GIVEN_UP).size());
	}

	private List<IFile> files(String name, String text) throws Exception {
		List<IFile> files = new ArrayList<>();
		for (int i : IntStream.range(0, WARM_UP + OPENINGS).toArray()) {
			files.add(project.derived(name + i + ".c", "/* " + i + " */ " + text.replace("100", "10" + i)));
		}
		return files;
	}

	/** No two have the same questions. */
	private static String different(int number) {
		return Programs.large(REGIONS).replace("2.0", number + ".5").replace("i = 1; i < 1", "i = 1; i < " + (number + 1));
	}

	private void open(List<IFile> files, String size, FigureList figures) throws Exception {
		List<Double> firsts = new ArrayList<>();
		List<Double> wholes = new ArrayList<>();
		for (IFile file : files) {
			file.setDerived(false, null);
			long start = System.nanoTime();
			ITextEditor editor = bot.open(file);
			double first = until("the first marker", start, () -> TestProject.raceCount(file) > 0);
			double whole = until("all markers", start, () -> live.results().of(file).filter(FileResult::isWhole).isPresent());
			if (files.indexOf(file) >= WARM_UP) {
				firsts.add(first);
				wholes.add(whole);
			}
			bot.page().closeEditor(editor, false);
		}
		figures.row("file of " + size + " opened beside the backlog -> its first race as a marker", firsts, "ms");
		figures.row("file of " + size + " opened beside the backlog -> all its markers", wholes, "ms");
	}

	private double until(String what, long start, BooleanSupplier condition) {
		bot.await(what, condition);
		return (System.nanoTime() - start) / 1e6;
	}
}
