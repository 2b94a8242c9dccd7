package org.racelens.headless;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.headless.SourceSearch.Found;
import picocli.CommandLine.Parameters;

/** The files that a command works on. */
final class InputPaths {
	@Parameters(paramLabel = "PATH", arity = "0..*", description = "Files and folders; with -p none means all files it lists.")
	private List<String> paths = new ArrayList<>();

	/** Whether one path is given, and it is no folder. */
	boolean isOneFile(Surroundings surroundings) {
		return paths.size() == 1 && !Files.isDirectory(surroundings.resolve(paths.get(0)));
	}

	Found find(CompileFlags compile, CompilationDatabase database, Surroundings surroundings) {
		if (!paths.isEmpty()) {
			return SourceSearch.find(paths, surroundings);
		}
		if (!compile.namesDatabase()) {
			throw new BadUsageException("no PATH given: name files or folders to analyse");
		}
		return SourceSearch.find(database.commands().keySet().stream().map(Object::toString).toList(), surroundings);
	}
}
