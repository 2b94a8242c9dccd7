package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.corpus.RecordedReasons.Disagreement;
import org.racelens.analysis.tests.corpus.RecordedReasons.Kind;
import org.racelens.analysis.tests.corpus.Toolchain.Outcome;
import org.racelens.confirm.build.AskedConditions;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.PlacedText;
import org.racelens.confirm.build.Placement;
import org.racelens.confirm.build.RecordedBuild;
import org.racelens.confirm.build.TeamSizes;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.race.Relation;

/**
 * Runs of a program of which no race is demanded: with three threads as it is; in a long run also with 2, 4 and 8, and if it is race-free
 * with its iterations placed.
 */
final class PlainRuns {
	private static final int THREADS = 3;
	private static final List<Integer> SIZES = LongRun.ASKED ? List.of(2, THREADS, 4, 8) : List.of(THREADS);
	private static final int PLACED_BITS = LongRun.ASKED ? 3 : 0;
	/** What can hand over; without it nothing but constructs orders what a free program does. */
	private static final Pattern HAND_OVER = Pattern
			.compile("(?i)atomic|(?<![bc])lock|critical|flush|mutex|detach|__sync|pthread|thrd_|call_once|sem_|<thread>|<future>");

	private final RecordedProgram program;
	private final RecordedBuild build;
	private final List<Disagreement> result = new ArrayList<>();
	private int runs;

	PlainRuns(RecordedProgram program) {
		this.program = program;
		this.build = new RecordedBuild(program.launcher(), program.folder(), program.folder(), Cancellation.NEVER);
	}

	/** No run shows a race, and the program does what it does without the recorder. */
	List<Disagreement> ofRaceFree() throws IOException, BuildFailure {
		compile(program.file().text());
		for (int threads : SIZES) {
			noRace(run(Placement.none(sizes(threads)), Ending.AS_WITHOUT_RECORDER));
		}
		if (PLACED_BITS > 0) {
			ofPlaced();
		}
		return result.stream().distinct().toList();
	}

	/** The program does what it does without the recorder, and its runs are judged. */
	List<Disagreement> ofUndecided() throws IOException, BuildFailure {
		compile(program.file().text());
		for (int threads : SIZES) {
			run(Placement.none(sizes(threads)), Ending.AS_WITHOUT_RECORDER);
		}
		return result.stream().distinct().toList();
	}

	private void ofPlaced() throws IOException, BuildFailure {
		PlacedText text = PlacedText.of(program.unit(),
				AskedConditions.of(program.unit(), List.of(), AskedConditions.Extent.NOTHING));
		try {
			compile(text.text().text());
		} catch (BuildFailure e) {
			// the compiler does not take the schedule here: what the program does itself is placed
			compile(program.file().text());
		}
		for (int bit = 0; bit < PLACED_BITS; bit++) {
			noRace(run(Placement.by(bit, sizes(THREADS)), Ending.ANY));
		}
		noRace(run(Placement.ofWholeLoops(sizes(THREADS)), Ending.ANY));
	}

	private static TeamSizes sizes(int threads) {
		return new TeamSizes(threads, 2, 1);
	}

	private void compile(String text) throws BuildFailure {
		build.compile("", text, program.original(), program.recipe());
		build.link(program.recipe());
	}

	private void noRace(ObservedRegions observed) {
		observed.reports().stream().flatMap(u -> u.regions().stream()).flatMap(r -> r.races().stream())
				.forEach(race -> result.add(Disagreement.of(Kind.ALARM, race, "")));
		if (!HAND_OVER.matcher(program.code()).find()) {
			observed.handedOver().forEach(pair -> result.add(Disagreement.of(Kind.HANDED_OVER, pair.race(), "")));
		}
	}

	/** How the program has to end. */
	private enum Ending {
		AS_WITHOUT_RECORDER, ANY
	}

	/**
	 * Threads that wait for each other by hand need a processor each: where so many do not come to an end, fewer have to, if they do so
	 * without the recorder.
	 */
	private ObservedRegions run(Placement placement, Ending ending) throws IOException, BuildFailure {
		ObservedRegions observed = new ObservedRegions(program.folder(), new SourceFiles(), Relation.OF_THREADS, percent -> {
		}, Cancellation.NEVER);
		int threads = placement.sizes().threads();
		RecordedBuild.End end = once(placement, observed);
		if (end.status().isEmpty()) {
			end = once(Placement.atMost(2, placement.sizes()), observed);
			Optional<Outcome> plain = end.status().isEmpty() ? plain(2) : Optional.empty();
			if (plain.isPresent() && plain.get().status().matches("-?\\d+")) {
				result.add(new Disagreement(Kind.OTHER_END, Disagreement.END, told(status(end))));
			}
		} else if (ending == Ending.AS_WITHOUT_RECORDER && program.comparableTeams().contains(THREADS)) {
			compare(end, threads);
		}
		return observed;
	}

	private RecordedBuild.End once(Placement placement, ObservedRegions observed) throws IOException, BuildFailure {
		Path log = Files.createDirectory(program.folder().resolve("log-" + runs++));
		RecordedBuild.End end = build.run(log, placement, List.of(), RecordedProgram.LIMIT);
		for (Path process : RecordedRun.processes(log)) {
			observed.add(process);
		}
		return end;
	}

	private void compare(RecordedBuild.End end, int threads) throws IOException {
		String recorded = told(new Outcome(text(build.output()), status(end).status()));
		Optional<Outcome> plain = plain(threads);
		if (plain.isPresent() && !told(plain.get()).equals(recorded)) {
			result.add(new Disagreement(Kind.OTHER_END, Disagreement.END, "recorded: " + recorded + ", else: " + told(plain.get())));
		}
	}

	private static Outcome status(RecordedBuild.End end) {
		return new Outcome("", end.status().isPresent() ? "" + end.status().getAsInt()
				: "no end after " + RecordedProgram.LIMIT.toSeconds() + " s");
	}

	private static String told(Outcome outcome) {
		return "status " + outcome.status() + ", output '" + outcome.output() + "'";
	}

	private static String text(Path output) throws IOException {
		return Files.exists(output) ? new String(Files.readAllBytes(output), StandardCharsets.ISO_8859_1) : "";
	}

	/** The program without the recorder, with the same compiler and the same runtime of OpenMP; empty where it cannot be built. */
	Optional<Outcome> plain(int threads) throws IOException {
		Path folder = program.folder();
		Path object = folder.resolve("plain.o");
		Path file = folder.resolve("plain");
		Path said = folder.resolve("plain.txt");
		List<String> compile = Stream.concat(program.words().stream(),
				Stream.of("-fopenmp", "-O0", "-w", "-c", "-o", object.toString(), program.original().toString())).toList();
		List<String> link = List.of(program.linker(), "-fopenmp", "-o", file.toString(), object.toString(), "-lm", "-latomic");
		boolean isBuilt = Files.exists(file) || Toolchain.compile(compile, said).status().equals("0")
				&& Toolchain.compile(link, said).status().equals("0");
		if (!isBuilt) {
			return Optional.empty();
		}
		Path output = folder.resolve("plain-output.txt");
		ProcessBuilder builder = new ProcessBuilder(file.toString()).directory(folder.toFile()).redirectErrorStream(true)
				.redirectOutput(output.toFile());
		builder.environment().putAll(sizes(threads).environment());
		builder.environment().put("OMP_DYNAMIC", "false");
		String status = Toolchain.execute(builder, output, RecordedProgram.LIMIT).status();
		return Optional.of(new Outcome(text(output), status));
	}
}
