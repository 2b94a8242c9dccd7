package org.racelens.headless.since;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
	}

	/** Whether the user names a revision. */
	public boolean isSaid() {
		return revision != null;
	}

	/** What has to be looked at; empty where the user asks for everything. */
	public Optional<Selection> selection(List<Input> inputs, Programs programs, FrontEnd frontEnd, Surroundings surroundings) {
		if (revision == null) {
			return Optional.empty();
		}
		try (WorkingTree tree = new WorkingTree(revision)) {
			for (Input input : inputs) {
				if (input.problem().isEmpty()) {
					tree.requireKept(surroundings.resolve(input.path()), input.path());
				}
			}
			UnitReading reading = new UnitReading(surroundings, tree);
			ChangedCode code = new ChangedCode();
			List<String> all = new ArrayList<>(inputs.stream().filter(i -> i.problem().isEmpty()).map(Input::path).toList());
			programs.listed(inputs).stream().filter(o -> all.stream().noneMatch(i -> reading.key(i).equals(reading.key(o))))
					.forEach(all::add);
			for (String path : all) {
				Optional<ReadUnit> read = read(path, programs, frontEnd, surroundings);
				if (read.isPresent()) {
					reading.add(path, programs.program(path), programs.command(path), read.get(), code);
				}
			}
			code.follow();
			return Optional.of(new Selection(revision, code, reading));
		} catch (LinkageError e) {
			throw new BadUsageException("--since: this installation has no JGit, which reads repositories");
		} catch (IOException e) {
			throw new BadUsageException("--since: " + SourceReader.reason(e));
		}
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
		private final String revision;
		private final ChangedCode code;
		private final UnitReading reading;
		private int regions;
		private int files;

		Selection(String revision, ChangedCode code, UnitReading reading) {
			this.revision = revision;
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

		/** What was left out, in words for the user; after all files and reports were asked for. */
		public String said() {
			return "left out as not changed since " + revision + ": " + files + (files == 1 ? " file and " : " files and ") + regions
					+ (regions == 1 ? " region of other files" : " regions of other files");
		}
	}
}
