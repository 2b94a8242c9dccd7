package org.racelens.headless.since;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.Commands;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ReadUnit;
import org.racelens.openmp.unit.TracingFrontEnd;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Since;
import picocli.CommandLine.Option;

/** The option that names a revision: what has not changed since is left out. */
public final class SinceFlag {
	@Option(names = "--since", paramLabel = "REV", description = {
			"Only regions in functions that have changed since a revision of git,",
			"or that lead to such functions." })
	private String revision;

	/** The programs that files are parts of. */
	public interface Programs extends Commands {
		/** What stands for the program of a file; calls lead from a file to others of its program. */
		String program(String path);

		/** The further files of the programs that some inputs are parts of. */
		List<String> listed(List<Input> inputs);

		/** The files that the settings of a file come from, or would come from if they were there. */
		List<Path> sources(String path);

		/** The lists of compile commands that a file's is taken from. */
		List<Path> commands(String path);
	}

	/** What has to be looked at; empty where the user asks for everything. */
	public Optional<Selection> selection(List<Input> inputs, Programs programs, FrontEnd frontEnd, Surroundings surroundings) {
		if (revision == null) {
			return Optional.empty();
		}
		try (WorkingTree tree = new WorkingTree(revision)) {
			Since since = new Since(revision, commits(inputs, tree, surroundings));
			UnitReading reading = new UnitReading(surroundings, tree);
			ChangedCode code = new ChangedCode();
			Set<Path> settings = new TreeSet<>();
			for (String path : all(inputs, programs, reading)) {
				List<Path> changed = settings(path, programs, tree);
				settings.addAll(changed);
				if (!changed.isEmpty()) {
					code.addWhole(reading.key(path), programs.program(path));
				}
				Optional<ReadUnit> read = read(path, programs, frontEnd, surroundings);
				if (read.isPresent()) {
					reading.add(path, programs.program(path), programs.command(path), read.get(), code);
				}
			}
			code.follow();
			return Optional.of(new Selection(since, List.copyOf(settings), code, reading));
		} catch (LinkageError e) {
			throw new BadUsageException("--since: this installation has no JGit, which reads repositories");
		} catch (IOException e) {
			throw new BadUsageException("--since: " + SourceReader.reason(e));
		}
	}

	private static List<String> commits(List<Input> inputs, WorkingTree tree, Surroundings surroundings) throws IOException {
		Set<String> commits = new TreeSet<>();
		for (Input input : inputs) {
			if (input.problem().isEmpty()) {
				commits.add(tree.commit(surroundings.resolve(input.path()), input.path()));
			}
		}
		return List.copyOf(commits);
	}

	/** The files to look at, with those that belong to their programs. */
	private static List<String> all(List<Input> inputs, Programs programs, UnitReading reading) {
		List<String> all = new ArrayList<>(inputs.stream().filter(i -> i.problem().isEmpty()).map(Input::path).toList());
		programs.listed(inputs).stream().filter(o -> all.stream().noneMatch(i -> reading.key(i).equals(reading.key(o))))
				.forEach(all::add);
		return all;
	}

	/** The files that say how a file is to be analysed, and say something else than they did. */
	private static List<Path> settings(String path, Programs programs, WorkingTree tree) throws IOException {
		List<Path> changed = new ArrayList<>();
		for (Path file : programs.sources(path)) {
			if (tree.isOther(file)) {
				changed.add(file);
			}
		}
		for (Path file : programs.commands(path)) {
			if (tree.hasChanged(file)) {
				changed.add(file);
			}
		}
		return changed;
	}

	/** What cannot be read is analysed: who does so says why it fails. */
	private static Optional<ReadUnit> read(String path, Commands commands, FrontEnd frontEnd, Surroundings surroundings) {
		try {
			SourceText source = new SourceText(surroundings.portable(path), SourceReader.read(surroundings.resolve(path)), 0);
			return Optional.of(frontEnd instanceof TracingFrontEnd tracing
					? tracing.read(source, commands.command(path), surroundings.cancellation())
					: new ReadUnit(frontEnd.parse(source, commands.command(path), surroundings.cancellation()), Optional.empty()));
		} catch (IOException | FrontEndException e) {
			return Optional.empty();
		}
	}

	/** What has changed since a revision, or leads to what has. */
	public static final class Selection {
		private final Since since;
		private final List<Path> settings;
		private final ChangedCode code;
		private final UnitReading reading;
		private int regions;
		private int files;

		Selection(Since since, List<Path> settings, ChangedCode code, UnitReading reading) {
			this.since = since;
			this.settings = settings;
			this.code = code;
			this.reading = reading;
		}

		/** The files that have to be analysed. */
		public List<Input> of(List<Input> inputs) {
			List<Input> kept = inputs.stream().filter(i -> i.problem().isPresent() || code.isAffected(reading.key(i.path()))).toList();
			files = inputs.size() - kept.size();
			return kept;
		}

		/** A file's report without the regions that have not changed. */
		public UnitReport of(UnitReport file) {
			UnitReport kept = new UnitReport(file.path(), file.failure(), file.regions().stream()
					.filter(r -> code.isAffected(reading.key(file.path()), reading.key(r.place().path()), r.place().line())).toList(),
					file.messages(), file.time());
			regions += file.regions().size() - kept.regions().size();
			return kept;
		}

		/** The revision. */
		public Since since() {
			return since;
		}

		/** Which settings have changed, in words for the user; empty where none have. */
		public Optional<String> settings(Surroundings surroundings) {
			return settings.isEmpty() ? Optional.empty()
					: Optional.of(settings.stream().map(f -> surroundings.patchName(f.toString())).collect(Collectors.joining(", "))
							+ (settings.size() == 1 ? " has" : " have") + " changed since " + since.revision()
							+ ": all files that are analysed by " + (settings.size() == 1 ? "it" : "them") + " are looked at");
		}

		/** What was left out, in words for the user; after all files and reports were asked for. */
		public String said() {
			return "left out as not changed since " + since.revision() + ": " + files + (files == 1 ? " file and " : " files and ")
					+ regions + (regions == 1 ? " region of other files" : " regions of other files");
		}
	}
}
