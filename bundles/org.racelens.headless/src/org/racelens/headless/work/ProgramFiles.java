package org.racelens.headless.work;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.Commands;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.store.KnownUnit;
import org.racelens.headless.store.ProgramUnits;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.Program;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.Together;

/**
 * The files that a build compiles, as parts of one program.
 *
 * @param files in any order, each compiled in one way
 * @param several the files that are compiled in more than one way: which functions they define is not known
 * @param extent what the files are of a program, if all can be read
 * @param inputs those that are analysed, as the user names them
 * @param jobs how many are read at once
 */
public record ProgramFiles(Collection<Path> files, Collection<Path> several, Program.Extent extent, List<Input> inputs, Commands commands,
		int jobs,
		Surroundings surroundings) {
	/** What is read is kept: of larger programs the files that come last by name are left out, and calls of them are of unseen code. */
	private static final long MOST_CHARACTERS = 40_000_000;
	private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");

	/** What a text means. */
	@FunctionalInterface
	interface Reading {
		KnownUnit unit(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException;
	}

	/** What can be read of them; the rest is unseen code. */
	ProgramUnits read(Reading reading) {
		long[] left = { MOST_CHARACTERS };
		Map<Boolean, List<String>> room = named().stream().sorted().collect(Collectors.partitioningBy(p -> isRoomFor(p, left)));
		List<Input> all = room.get(true).stream().map(p -> new Input(p, Optional.empty())).toList();
		Set<String> mentioned = new HashSet<>();
		Stream.concat(room.get(false).stream(), several.stream().map(Path::toString)).forEach(p -> mentioned.addAll(names(p)));
		try (Progress progress = new Progress(surroundings, ProgressMode.NEVER, all.size())) {
			Workers<Optional<KnownUnit>> workers = new Workers<>(path -> unit(path, reading), ProgramFiles::unread,
					surroundings.cancellation());
			List<Optional<KnownUnit>> units = workers.run(all, jobs, progress);
			IntStream.range(0, all.size()).filter(i -> units.get(i).isEmpty()).forEach(i -> mentioned.addAll(names(all.get(i).path())));
			boolean whole = several.isEmpty() && room.get(false).isEmpty() && units.stream().allMatch(Optional::isPresent);
			return new ProgramUnits(units.stream().flatMap(Optional::stream).toList(), mentioned, whole ? extent : Program.Extent.PARTS);
		}
	}

	/** How the files are compiled. */
	public Together together() {
		Map<String, CompileCommand> compiled = new HashMap<>();
		named().forEach(p -> compiled.put(surroundings.portable(p), commands.command(p)));
		Set<String> manifold = several.stream().map(p -> surroundings.portable(p.toString())).collect(Collectors.toSet());
		return new Together(compiled, manifold, Together.By.BUILD);
	}

	/** Each file once, by the name that the user has for it. */
	private Set<String> named() {
		Map<Path, String> given = new HashMap<>();
		inputs.stream().filter(i -> i.problem().isEmpty())
				.forEach(i -> given.putIfAbsent(SourceSearch.identity(surroundings.resolve(i.path())), i.path()));
		Set<String> names = new HashSet<>();
		files.forEach(f -> names.add(given.getOrDefault(SourceSearch.identity(f), f.toString())));
		return names;
	}

	/** All words of a file that is not read as a unit; those of its headers are not among them. */
	private Set<String> names(String path) {
		try {
			return NAME.matcher(SourceReader.read(surroundings.resolve(path))).results().map(MatchResult::group)
					.collect(Collectors.toSet());
		} catch (IOException e) {
			return Set.of(); // code that nobody sees, as that of libraries
		}
	}

	private boolean isRoomFor(String path, long[] left) {
		left[0] -= surroundings.resolve(path).toFile().length();
		return left[0] >= 0;
	}

	private Optional<KnownUnit> unit(String path, Reading reading) throws IOException, FrontEndException {
		SourceText source = new SourceText(surroundings.portable(path), SourceReader.read(surroundings.resolve(path)), 0);
		return Optional.of(reading.unit(source, commands.command(path), surroundings.cancellation()));
	}

	/** Who analyses the file says why. */
	private static Optional<KnownUnit> unread(String path, String reason, Ending ending, Duration time) {
		return Optional.empty();
	}
}
