package org.racelens.frontend.cdt.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import org.racelens.model.source.CompileCommand;

/**
 * A {@code compile_commands.json} (Clang's JSON Compilation Database Format Specification): how each file of a build is compiled.
 *
 * @param commands by the file's absolute path, in the order of the database; of several commands for one file the first
 * @param several the files with commands that differ
 * @param targets what the files are compiled for, as far as the commands tell
 */
public record CompilationDatabase(Map<Path, CompileCommand> commands, Set<Path> several, Set<String> targets) {
	/** What a database is called. */
	public static final String NAME = "compile_commands.json";

	/** No database. */
	public static final CompilationDatabase EMPTY = new CompilationDatabase(Map.of(), Set.of(), Set.of());

	private static final String LIBRARY = "(library)";
	private static final Pattern TARGET = Pattern.compile("CMakeFiles/([^/]+)\\.dir/");
	private static final Pattern SHARED = Pattern.compile("-f(no-)?(?:pic|PIC)|-shared");

	public CompilationDatabase {
		commands = Collections.unmodifiableMap(new LinkedHashMap<>(commands));
		several = Set.copyOf(several);
		targets = Set.copyOf(targets);
	}

	/** A text that is no database; the message says where. */
	public static final class MalformedException extends Exception {
		private static final long serialVersionUID = 1L;

		/** Gson's messages name the whole way to a place. */
		private static final int LONGEST = 200;

		MalformedException(String message, Throwable cause) {
			super(message == null || message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "...", cause);
		}
	}

	/** @param folder the one with the database, absolute: relative paths start there */
	public static CompilationDatabase parse(String text, Path folder) throws MalformedException {
		Map<Path, CompileCommand> commands = new LinkedHashMap<>();
		Set<Path> several = new HashSet<>();
		Set<String> targets = new HashSet<>();
		try {
			for (JsonElement entry : array(JsonParser.parseString(text), "the database")) {
				if (!entry.isJsonObject()) {
					throw new IllegalStateException("an entry is no object");
				}
				entry(entry.getAsJsonObject(), folder, commands, several);
				targets.add(target(entry.getAsJsonObject()));
			}
		} catch (JsonParseException | IllegalStateException | UnsupportedOperationException | InvalidPathException e) {
			throw new MalformedException(e.getMessage(), e);
		} catch (StackOverflowError e) {
			throw new MalformedException("it is nested too deeply", e);
		}
		return new CompilationDatabase(commands, several, targets);
	}

	/** The files that are compiled in one way only. */
	public List<Path> once() {
		return commands.keySet().stream().filter(f -> !several.contains(f)).toList();
	}

	/** How a file is compiled; empty where the database does not list the file. */
	public Optional<CompileCommand> command(Path file) {
		return Optional.ofNullable(commands.get(file.toAbsolutePath().normalize()));
	}

	/** Unlike Gson's, the message does not repeat what is there instead. */
	private static JsonArray array(JsonElement element, String what) {
		if (!element.isJsonArray()) {
			throw new IllegalStateException(what + " is no array");
		}
		return element.getAsJsonArray();
	}

	private static String text(JsonElement element, String what) {
		if (!element.isJsonPrimitive()) {
			throw new IllegalStateException(what + " is no text");
		}
		return element.getAsString();
	}

	private static void entry(JsonObject entry, Path databaseFolder, Map<Path, CompileCommand> commands, Set<Path> several) {
		if (!entry.has("file")) {
			throw new IllegalStateException("an entry without \"file\"");
		}
		Path directory = databaseFolder.resolve(entry.has("directory") ? text(entry.get("directory"), "\"directory\"") : ".").normalize();
		String name = text(entry.get("file"), "\"file\"");
		Path file = directory.resolve(name).normalize();
		CompileCommand command = CompilerArguments.read(arguments(entry), name, directory);
		if (!commands.computeIfAbsent(file, f -> command).equals(command)) {
			several.add(file);
		}
	}

	/** Whether nothing tells that the files are parts of several programs, or of a library that other programs share. */
	public boolean isOfOneProgram() {
		return targets.size() < 2 && !targets.contains(LIBRARY);
	}

	/** The target by whose name CMake calls the folder of its objects; empty where nothing tells. */
	private static String target(JsonObject entry) {
		String target = "";
		boolean shared = false;
		for (String word : arguments(entry)) {
			Matcher folder = TARGET.matcher(word);
			Matcher pic = SHARED.matcher(word);
			target = folder.find() ? folder.group(1) : target;
			shared = pic.matches() ? pic.group(1) == null : shared;
		}
		return shared ? LIBRARY : target;
	}

	/** The compiler and its arguments. */
	private static List<String> arguments(JsonObject entry) {
		List<String> words = new ArrayList<>();
		if (entry.has("arguments")) {
			array(entry.get("arguments"), "\"arguments\"").forEach(word -> words.add(text(word, "an argument")));
		} else if (entry.has("command")) {
			words.addAll(ShellWords.of(text(entry.get("command"), "\"command\"")));
		}
		return words;
	}
}
