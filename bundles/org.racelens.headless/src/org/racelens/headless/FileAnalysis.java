package org.racelens.headless;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.headless.SourceSearch.Input;
import org.racelens.model.source.SourceText;

/** Analyses files for races. */
final class FileAnalysis {
	/** The answer for one file. */
	record Outcome(UnitReport report, Ending ending) {
		/** What it does to the exit status. */
		int status() {
			return ending.status();
		}
	}

	private final Surroundings surroundings;
	private final Analyser analyser;
	private final AnalysisOptions options;
	private final Commands commands;

	FileAnalysis(Surroundings surroundings, Analyser analyser, AnalysisOptions options, Commands commands) {
		this.surroundings = surroundings;
		this.analyser = analyser;
		this.options = options;
		this.commands = commands;
	}

	/** The answers in the order of the inputs. */
	List<Outcome> analyse(List<Input> inputs, int jobs, Progress progress) {
		return new Workers<>(this::outcome, FileAnalysis::failed, surroundings.cancellation()).run(inputs, jobs, progress);
	}

	private Outcome outcome(String path) throws IOException {
		SourceText source = new SourceText(surroundings.portable(path), SourceReader.read(surroundings.resolve(path)), 0);
		UnitReport report = analyser.analyse(source, commands.command(path), options, surroundings.cancellation());
		return new Outcome(PathNames.asNamed(path, surroundings).apply(report),
				report.failure().isPresent() ? Ending.BAD_INPUT : Ending.DONE);
	}

	private static Outcome failed(String path, String reason, Ending ending, Duration time) {
		return new Outcome(UnitReport.failed(path, reason, time), ending);
	}
}
