package org.racelens.headless.suggest;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.PathNames;
import org.racelens.headless.source.SourceFile;
import org.racelens.headless.work.Instructions;
import org.racelens.headless.work.Pipeline;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.repair.suggest.Suggestion.Parallel;

/** Finds loops of a file that can be parallel. */
final class FileSuggestions {
	/**
	 * The answers for one file.
	 *
	 * @param line the only one that was asked for
	 * @param source as it was read
	 * @param inserted the text with all pragmas, where it was asked for
	 * @param doubts what the pragmas together leave open
	 * @param problem why there are no answers
	 * @param status what it does to the exit status
	 */
	record Suggested(String path, Optional<Integer> line, Optional<SourceFile> source, List<Suggestion> loops,
			Optional<SourceText> inserted, List<String> doubts,
			Optional<String> problem, int status) {
		static Suggested failed(String path, String reason, Ending ending, Duration time) {
			return new Suggested(path, Optional.empty(), Optional.empty(), List.of(), Optional.empty(), List.of(), Optional.of(reason),
					ending.status());
		}
	}

	private final Surroundings surroundings;
	private final Pipeline pipeline;
	private final Optional<Integer> line;
	private final Instructions instructions;

	FileSuggestions(Surroundings surroundings, Pipeline pipeline, Optional<Integer> line, Instructions instructions) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
		this.line = line;
		this.instructions = instructions;
	}

	/** The answer for each loop. */
	Suggested each(String path) throws IOException, FrontEndException {
		SourceFile file = SourceFile.read(surroundings.resolve(path));
		List<Suggestion> loops = ask(path, text(path, file)).stream().map(PathNames.asNamed(path, surroundings)::apply).toList();
		return new Suggested(path, line, Optional.of(file), loops, Optional.empty(), List.of(), Optional.empty(), ExitStatus.NOTHING_FOUND);
	}

	/**
	 * The text with the pragmas of all loops that can be parallel. Each was proved alone; when a loop calls a function with another one,
	 * they nest, so the whole is analysed once more.
	 */
	Suggested together(String path) throws IOException, FrontEndException {
		SourceFile file = SourceFile.read(surroundings.resolve(path));
		SourceText source = text(path, file);
		List<Suggestion> loops = ask(path, source);
		List<SourceChange> changes = outermost(loops).stream().map(Parallel::change).toList();
		SourceChange all = SourceChange.of(source, List.of());
		for (SourceChange change : changes) {
			all = all.joined(change).orElseThrow();
		}
		SourceText inserted = all.appliedTo(source).orElseThrow();
		List<String> doubts = changes.size() < 2 ? List.of() : doubts(path, inserted, all, changes);
		return new Suggested(path, line, Optional.of(file), loops, Optional.of(inserted), doubts, Optional.empty(),
				ExitStatus.NOTHING_FOUND);
	}

	private List<Suggestion> ask(String path, SourceText source) throws FrontEndException {
		return pipeline.loops().suggest(source, instructions.command(path), instructions.options(path), line,
				surroundings.cancellation());
	}

	private SourceText text(String path, SourceFile file) {
		return new SourceText(surroundings.portable(path), file.text(), 0);
	}

	/** Threads within threads help nobody. */
	private static List<Parallel> outermost(List<Suggestion> loops) {
		List<Parallel> result = new ArrayList<>();
		for (Suggestion loop : loops) {
			if (loop instanceof Parallel parallel && result.stream().noneMatch(outer -> outer.loop().contains(parallel.loop()))) {
				result.add(parallel);
			}
		}
		return result;
	}

	private List<String> doubts(String path, SourceText inserted, SourceChange all, List<SourceChange> changes) {
		CompileCommand command = instructions.command(path);
		UnitReport report = pipeline.analyser().analyse(inserted, command, instructions.options(path),
				surroundings.cancellation());
		List<String> doubts = new ArrayList<>();
		for (RegionReport region : report.regions()) {
			int before = all.offsetBefore(region.place().offset());
			boolean isNew = changes.stream().flatMap(change -> change.edits().stream()).anyMatch(edit -> edit.offset() == before);
			if (isNew && region.verdict() != Verdict.RACE_FREE && region.place().path().equals(inserted.path())) {
				doubts.add("with the other pragmas the one in line " + region.place().line() + " of the result is no longer proved");
			}
		}
		return doubts;
	}
}
