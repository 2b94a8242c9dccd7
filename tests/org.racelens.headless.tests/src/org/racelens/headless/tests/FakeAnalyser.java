package org.racelens.headless.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.headless.Analyser;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Answers by words in the source and remembers what it was asked, so that the command line is tested apart from the analysis. */
final class FakeAnalyser implements Analyser {
	final List<SourceText> sources = Collections.synchronizedList(new ArrayList<>());
	final Map<String, CompileCommand> commands = new ConcurrentHashMap<>();
	final List<AnalysisOptions> options = Collections.synchronizedList(new ArrayList<>());

	@Override
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions asked, Cancellation cancellation) {
		sources.add(source);
		commands.put(source.path(), command);
		options.add(asked);
		String text = source.text();
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
