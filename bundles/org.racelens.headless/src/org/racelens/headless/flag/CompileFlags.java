package org.racelens.headless.flag;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.frontend.cdt.command.CompilationDatabase.MalformedException;
import org.racelens.frontend.cdt.command.CompilerArguments;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.Analyser;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.ProgramFiles;
import org.racelens.model.source.CompileCommand;
import org.racelens.openmp.link.Program.Extent;
import picocli.CommandLine.Option;

/** The options that say how the sources are compiled. */
public final class CompileFlags {
	@Option(names = { "-p",
			"--compile-commands" }, paramLabel = "DIR|FILE", description = "Compile commands: a compile_commands.json or its folder.")
	private String database;
	@Option(names = "-I", paramLabel = "DIR", description = "Search DIR for headers.")
	private List<String> includePaths = new ArrayList<>();
	@Option(names = "-D", paramLabel = "NAME[=VALUE]", description = "Define a macro.")
	private List<String> macros = new ArrayList<>();
	@Option(names = "--std", paramLabel = "STD", description = "The language standard, such as c11 or c++17.")
	private String standard;

	/**
	 * What analyses files that these options tell of: as parts of the program that the database builds, if one is named.
	 *
	 * @param inputs that are analysed
	 */
	public Analyser within(Analyser analyser, CompilationDatabase known, List<Input> inputs, int jobs, Surroundings surroundings) {
		return namesDatabase()
				? analyser.within(new ProgramFiles(known.once(), known.several(), known.isOfOneProgram() ? Extent.WHOLE : Extent.PARTS,
						inputs, path -> command(path, known, surroundings), jobs,
						surroundings))
				: analyser;
	}

	boolean namesDatabase() {
		return database != null;
	}

	/** @param output must not take the place of what is read */
	public CompilationDatabase readDatabase(Output output, Surroundings surroundings) {
		return database == null ? CompilationDatabase.EMPTY : read(database, output, surroundings);
	}

	private static CompilationDatabase read(String path, Output output, Surroundings surroundings) {
		Path given = surroundings.resolve(path);
		Path file = Files.isDirectory(given) ? given.resolve(CompilationDatabase.NAME) : given;
		output.requireOther(file, "the compile commands", surroundings);
		try {
			return CompilationDatabase.parse(SourceReader.read(file), file.toAbsolutePath().getParent());
		} catch (IOException e) {
			throw new BadUsageException(path + ": " + SourceReader.reason(e));
		} catch (MalformedException e) {
			throw new BadUsageException(path + ": not a compilation database: " + e.getMessage());
		}
	}

	/** The command for a file: the database's, with what the command line says in front of or instead of it. */
	public CompileCommand command(String path, CompilationDatabase known, Surroundings surroundings) {
		CompileCommand base = known.command(surroundings.resolve(path)).orElseGet(() -> CompileCommand.forPath(path));
		List<String> folders = new ArrayList<>();
		includePaths.forEach(folder -> folders.add(surroundings.portable(folder)));
		folders.addAll(base.includePaths());
		Map<String, String> defined = new LinkedHashMap<>(base.macros());
		macros.forEach(definition -> CompilerArguments.define(definition, defined));
		return new CompileCommand(base.language(), folders, defined, Optional.ofNullable(standard).or(base::standard), base.forced(),
				base.strictAliasing(), base.modes());
	}
}
