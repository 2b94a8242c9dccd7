package org.racelens.headless.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.headless.work.Analyser;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;

/** Answers by words in the source and remembers what it was asked, so that the command line is tested apart from the analysis. */
final class FakeAnalyser implements Analyser {
	private static final long FOR_EVER_MILLIS = 60_000;

	final List<SourceText> sources = Collections.synchronizedList(new ArrayList<>());
	final Map<String, CompileCommand> commands = new ConcurrentHashMap<>();
	final List<AnalysisOptions> options = Collections.synchronizedList(new ArrayList<>());

	private volatile boolean stopped;

	@Override
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions asked, Cancellation cancellation) {
		sources.add(source);
		commands.put(source.path(), command);
		options.add(asked);
		String text = source.text();
		if (text.contains("stops")) {
			stop(text.contains("deaf"));
		}
		if (text.contains("fault")) {
			throw new IllegalStateException("made to fail");
		}
		if (text.contains("overflow")) {
			throw new StackOverflowError();
		}
		if (text.contains("unparseable")) {
			return UnitReport.failed(source.path(), "the parser cannot read it", Duration.ZERO);
		}
		return new UnitReport(source.path(), Optional.empty(), regions(text, new Sample(source.path())), List.of(), Duration.ofMillis(1));
	}

	/** Whether a file has stopped the run. */
	boolean isStopped() {
		return stopped;
	}

	/** Begins a new run. */
	void resume() {
		stopped = false;
	}

	private void stop(boolean isDeaf) {
		stopped = true;
		if (!isDeaf) {
			throw new CancellationException();
		}
		try {
			Thread.sleep(FOR_EVER_MILLIS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private static List<RegionReport> regions(String text, Sample sample) {
		List<RegionReport> regions = new ArrayList<>();
		if (text.contains("racy")) {
			regions.add(sample.racy());
		}
		if (text.contains("possible")) {
			regions.add(sample.possible());
		}
		if (text.contains("unknown")) {
			regions.add(sample.unknown());
		}
		if (text.contains("free")) {
			regions.add(sample.free());
		}
		return regions;
	}
}
