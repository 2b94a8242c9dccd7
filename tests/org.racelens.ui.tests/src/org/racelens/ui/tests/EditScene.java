package org.racelens.ui.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.summary.SummaryView;
import org.racelens.ui.witness.WitnessView;

/** A user types in a large file, with all views of RaceLens open: when the markers for each text are there. */
final class EditScene {
	private static final int WARM_UP = 40;
	private static final List<String> VIEWS = List.of(SummaryView.ID, WitnessView.ID, RegionsView.ID);

	private final Bot bot;
	private final TestProject project;
	private final int edits;
	private final LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	private final List<Double> times = new ArrayList<>();
	private final List<Double> firsts = new ArrayList<>();
	private final List<Double> decided = new ArrayList<>();
	private final List<Double> asked = new ArrayList<>();
	private final List<Double> processor = new ArrayList<>();

	EditScene(Bot bot, TestProject project, int edits) {
		this.bot = bot;
		this.project = project;
		this.edits = edits;
	}

	void measure(String name, LargeText large, FigureList figures) throws Exception {
		IFile file = project.file(name, large.text());
		Arrivals arrivals = new Arrivals();
		live.results().addListener(arrivals);
		try (UiWatch watch = new UiWatch()) {
			for (String id : VIEWS) {
				bot.page().showView(id);
			}
			ITextEditor editor = bot.open(file);
			bot.awaitAnalyses();
			for (int i = 0; i < WARM_UP + edits; i++) {
				edit(editor, large, i, arrivals);
			}
			figures.say("%s: %d lines, %d regions, %d edits; races at the end: %d", name, bot.document(editor).getNumberOfLines(),
					large.regions(), edits, TestProject.raceCount(file));
			say(file, figures);
			figures.longest(watch);
			bot.page().closeEditor(editor, false);
		} finally {
			live.results().removeListener(arrivals);
			VIEWS.forEach(id -> bot.page().hideView(bot.page().findView(id)));
		}
	}

	private Duration delay(IFile file) {
		return live.environment().settings().of(file.getProject()).typingDelay();
	}

	private void edit(ITextEditor editor, LargeText large, int number, Arrivals arrivals) throws Exception {
		IFile file = editor.getEditorInput().getAdapter(IFile.class);
		long asks = live.decisions().asked();
		long decisions = live.decisions().decided();
		Duration used = processorTime();
		long start = System.nanoTime();
		large.edit(bot.document(editor), number % large.regions());
		bot.await("the result", () -> arrivals.stamp() == bot.stamp(editor));
		if (number >= WARM_UP) {
			times.add((arrivals.time() - start) / 1e6 - delay(file).toMillis());
			firsts.add((arrivals.first() - start) / 1e6 - delay(file).toMillis());
			decided.add((double) live.decisions().decided() - decisions);
			processor.add((double) processorTime().minus(used).toMillis());
			asked.add((double) live.decisions().asked() - asks);
		}
	}

	private void say(IFile file, FigureList figures) {
		long pause = delay(file).toMillis();
		figures.row("keystroke -> markers of the function, after the pause of " + pause + " ms", firsts, "ms");
		figures.row("keystroke -> markers of the whole file, after the pause of " + pause + " ms", times, "ms");
		figures.row("processor time of the whole workbench for an edit", processor, "ms");
		figures.row("pairs decided anew for an edit", decided, "");
		figures.row("pairs in the file", asked, "");
	}

	private static Duration processorTime() {
		return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
	}
}
