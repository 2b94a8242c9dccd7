package org.racelens.headless.flag;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.setting.Origin;
import org.racelens.headless.setting.Said;
import org.racelens.headless.setting.Sourced;
import picocli.CommandLine.Option;

/** The options that say how the sources are compiled. */
public final class CompileFlags {
	private static final String DATABASE = "--compile-commands";
	private static final String INCLUDE = "-I";
	private static final String DEFINE = "-D";
	private static final String STANDARD = "--std";

	@Option(names = { "-p", DATABASE }, paramLabel = "DIR|FILE", description = "Compile commands: a compile_commands.json or its folder.")
	private String database;
	@Option(names = INCLUDE, paramLabel = "DIR", description = "Search DIR for headers.")
	private List<String> includePaths = new ArrayList<>();
	@Option(names = DEFINE, paramLabel = "NAME[=VALUE]", description = "Define a macro.")
	private List<String> macros = new ArrayList<>();
	@Option(names = "-include", paramLabel = "FILE", description = "Read FILE in front of each source, as if its first line included it.")
	private List<String> included = new ArrayList<>();
	@Option(names = STANDARD, paramLabel = "STD", description = "The language standard, such as c11 or c++17.")
	private String standard;

	/** What the flags say; folders are named so that they mean the same to code that knows nothing of the caller's directory. */
	Said said(Surroundings surroundings) {
		try {
			return new Said(Map.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
					AnalysisFlags.sourced(database == null ? null : surroundings.resolve(database), DATABASE),
					includePaths.stream().map(folder -> new Sourced<>(surroundings.portable(folder), new Origin.Option(INCLUDE))).toList(),
					macros.stream().map(macro -> new Sourced<>(macro, new Origin.Option(DEFINE))).toList(),
					AnalysisFlags.sourced(standard, STANDARD), List.of());
		} catch (InvalidPathException e) {
			throw new BadUsageException(e.getInput() + ": not a path");
		}
	}

	/** The files that are read in front of each source: in the caller's folder, else in one of those for headers. */
	List<String> included(Surroundings surroundings) {
		return included.stream().map(file -> Stream.concat(Stream.of(""), includePaths.stream()).map(folder -> under(folder, file))
				.filter(path -> Files.isRegularFile(surroundings.resolve(path))).findFirst()
				.map(surroundings::portable)
				.orElseThrow(() -> new BadUsageException("-include " + file + ": no such file, here or in a folder of -I"))).toList();
	}

	private static String under(String folder, String file) {
		try {
			return Path.of(folder).resolve(file).toString();
		} catch (InvalidPathException e) {
			throw new BadUsageException(e.getInput() + ": not a path");
		}
	}

	/** The compile commands as the user names them. */
	Optional<String> database() {
		return Optional.ofNullable(database);
	}
}
