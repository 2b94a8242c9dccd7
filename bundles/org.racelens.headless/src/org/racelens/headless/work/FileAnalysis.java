package org.racelens.headless.work;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.PathNames;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;

/** Analyses files for races. */
public final class FileAnalysis {
	/** The answer for one file. */
	public record Outcome(UnitReport report, Ending ending) {
		/** What it does to the exit status. */
		public int status() {
			return ending.status();
		}
	}

	private final Surroundings surroundings;
	private final Pipelines pipelines;
	private final Instructions instructions;

	public FileAnalysis(Surroundings surroundings, Pipelines pipelines, Instructions instructions) {
		this.surroundings = surroundings;
		this.pipelines = pipelines;
		this.instructions = instructions;
	}

	/** The answers in the order of the inputs. */
	public List<Outcome> analyse(List<Input> inputs, int jobs, Progress progress) {
		return new Workers<>(this::outcome, FileAnalysis::failed, surroundings.cancellation()).run(inputs, jobs, progress);
	}

	private Outcome outcome(String path) throws IOException {
		SourceText source = new SourceText(surroundings.portable(path), SourceReader.read(surroundings.resolve(path)), 0);
		UnitReport report = pipelines.of(path).analyser().analyse(source, instructions.command(path), instructions.options(path),
				surroundings.cancellation());
		return new Outcome(PathNames.asNamed(path, surroundings).apply(report),
				report.failure().isPresent() ? Ending.BAD_INPUT : Ending.DONE);
	}

	private static Outcome failed(String path, String reason, Ending ending, Duration time) {
		return new Outcome(UnitReport.failed(path, reason, time), ending);
	}
}
