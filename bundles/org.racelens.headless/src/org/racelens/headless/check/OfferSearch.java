package org.racelens.headless.check;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.PathNames;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.FileAnalysis.Outcome;
import org.racelens.headless.work.Instructions;
import org.racelens.headless.work.Pipelines;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.Workers;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixSelection;
import org.racelens.report.SarifContext.Offers;

/** Looks for the verified fixes of the files that have races. */
final class OfferSearch {
	private final Surroundings surroundings;
	private final Pipelines pipelines;
	private final Instructions instructions;

	OfferSearch(Surroundings surroundings, Pipelines pipelines, Instructions instructions) {
		this.surroundings = surroundings;
		this.pipelines = pipelines;
		this.instructions = instructions;
	}

	/** By the paths of the files; a file whose fixes cannot be looked for has none. */
	Map<String, Offers> of(List<Outcome> outcomes, int jobs, Progress progress) {
		List<Input> racy = outcomes.stream().map(Outcome::report).filter(file -> file.verdict() == Verdict.RACE).map(UnitReport::path)
				.map(path -> new Input(path, Optional.empty())).toList();
		Workers<Optional<Offers>> workers = new Workers<>(this::offered, (path, reason, ending, time) -> Optional.empty(),
				surroundings.cancellation());
		List<Optional<Offers>> found = workers.run(racy, jobs, progress);
		Map<String, Offers> offers = new HashMap<>();
		IntStream.range(0, racy.size()).forEach(i -> found.get(i).ifPresent(o -> offers.put(racy.get(i).path(), o)));
		return offers;
	}

	private Optional<Offers> offered(String path) throws IOException {
		SourceText source = new SourceText(surroundings.portable(path), SourceReader.read(surroundings.resolve(path)), 0);
		return Optional.of(new Offers(source, PathNames.asNamed(path, surroundings).offers(pipelines.of(path).offers().offers(source,
				instructions.command(path), instructions.options(path), FixSelection.USUAL, surroundings.cancellation()))));
	}
}
