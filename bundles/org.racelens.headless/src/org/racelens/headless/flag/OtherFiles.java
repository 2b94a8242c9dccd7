package org.racelens.headless.flag;

import java.util.ArrayList;
import java.util.List;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.SourceSearch;
import org.racelens.headless.source.SourceSearch.Found;
import org.racelens.headless.source.SourceSearch.Input;
import picocli.CommandLine.Option;

/** The other files that belong to the one that a command works on. */
public final class OtherFiles {
	@Option(names = "--with", paramLabel = "PATH", description = "Other sources of the program, or folders; may be given several times.")
	private List<String> paths = new ArrayList<>();

	/**
	 * All of them.
	 *
	 * @throws BadUsageException where a path leads to none
	 */
	List<Input> found(Surroundings surroundings) {
		Found found = SourceSearch.find(paths, f -> false, surroundings);
		found.problems().stream().findFirst().ifPresent(p -> {
			throw new BadUsageException("--with " + p);
		});
		found.inputs().stream().filter(i -> i.problem().isPresent()).findFirst().ifPresent(i -> {
			throw new BadUsageException("--with " + i.path() + ": " + i.problem().get());
		});
		return found.inputs();
	}
}
