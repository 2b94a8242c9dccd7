package org.racelens.headless;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.source.CompileCommand;

/**
 * A {@code compile_commands.json} (Clang's JSON Compilation Database Format Specification): how each file of a build is compiled.
 *
 * @param commands by the file's absolute path, in the order of the database; of several commands for one file the first
 */
record CompilationDatabase(Map<Path, CompileCommand> commands) {
	private static final String NAME = "compile_commands.json";

	/** No database. */
	static final CompilationDatabase EMPTY = new CompilationDatabase(Map.of());

	/** @param path the file, or the folder it is in */
	static CompilationDatabase read(String path, Surroundings surroundings) {
		Path given = surroundings.resolve(path);
		Path file = Files.isDirectory(given) ? given.resolve(NAME) : given;
		try {
			Map<Path, CompileCommand> commands = new LinkedHashMap<>();
			for (JsonElement entry : JsonParser.parseString(SourceReader.read(file)).getAsJsonArray()) {
				entry(entry.getAsJsonObject(), file.toAbsolutePath().getParent(), commands);
			}
			return new CompilationDatabase(commands);
		} catch (IOException e) {
			throw new BadUsageException(path + ": " + SourceReader.reason(e));
		} catch (JsonParseException | IllegalStateException | UnsupportedOperationException | InvalidPathException e) {
			throw new BadUsageException(path + ": not a compilation database: " + e.getMessage());
		}
	}

	Optional<CompileCommand> command(Path file) {
		return Optional.ofNullable(commands.get(file.toAbsolutePath().normalize()));
	}

	private static void entry(JsonObject entry, Path databaseFolder, Map<Path, CompileCommand> commands) {
		if (!entry.has("file")) {
			throw new IllegalStateException("an entry without \"file\"");
		}
		Path directory = databaseFolder.resolve(entry.has("directory") ? entry.get("directory").getAsString() : ".").normalize();
		String name = entry.get("file").getAsString();
		commands.putIfAbsent(directory.resolve(name).normalize(),
				CompilerArguments.read(arguments(entry), name, folder -> directory.resolve(folder).normalize().toString()));
	}

	/** The compiler and its arguments. */
	private static List<String> arguments(JsonObject entry) {
		List<String> words = new ArrayList<>();
		if (entry.has("arguments")) {
			entry.get("arguments").getAsJsonArray().forEach(word -> words.add(word.getAsString()));
		} else if (entry.has("command")) {
			words.addAll(ShellWords.of(entry.get("command").getAsString()));
		}
		return words;
	}
}
