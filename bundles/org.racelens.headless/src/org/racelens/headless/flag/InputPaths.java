package org.racelens.headless.flag;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.SourceSearch;
import org.racelens.headless.source.SourceSearch.Found;
import picocli.CommandLine.Parameters;

/** The files that a command works on. */
public final class InputPaths {
	@Parameters(paramLabel = "PATH", arity = "0..*", description = "Files and folders; with -p none means all files it lists.")
	private List<String> paths = new ArrayList<>();

	/** Whether one path is given, and it is no folder. */
	public boolean isOneFile(Surroundings surroundings) {
		return paths.size() == 1 && !Files.isDirectory(surroundings.resolve(paths.get(0)));
	}

	/**
	 * The files that the paths mean; without a path, all that the compile commands list where the user names these.
	 *
	 * @throws BadUsageException where there is neither
	 */
	public Found find(CompileFlags compile, CompilationDatabase database, Surroundings surroundings) {
		if (!paths.isEmpty()) {
			return SourceSearch.find(paths, surroundings);
		}
		if (!compile.namesDatabase()) {
			throw new BadUsageException("no PATH given: name files or folders to analyse");
		}
		return SourceSearch.find(database.commands().keySet().stream().map(Object::toString).toList(), surroundings);
	}
}
