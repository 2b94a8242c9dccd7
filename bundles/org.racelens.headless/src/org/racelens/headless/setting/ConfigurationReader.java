package org.racelens.headless.setting;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import com.google.gson.stream.JsonToken;
import org.racelens.analysis.PathPattern;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.headless.setting.BoundedFile.UnreadableException;
import org.racelens.headless.setting.JsonCursor.NotJsonException;
import org.racelens.race.verdict.Confidence;

/**
 * Reads a configuration: an object with the keys of {@link SettingKey}, each at most once. What is faulty is told with its line, all of it
 * at once; nothing is left out silently.
 */
public final class ConfigurationReader {
	private static final double LONGEST_SECONDS = 86_400;

	private final Path file;
	private final List<String> problems = new ArrayList<>();
	private final Set<SettingKey> seen = EnumSet.noneOf(SettingKey.class);
	private final ModelLines models = new ModelLines();
	private Optional<Sourced<ParameterAliasing>> aliasing = Optional.empty();
	private Optional<Sourced<DefaultSchedule>> schedule = Optional.empty();
	private Optional<Sourced<Duration>> timeout = Optional.empty();
	private Optional<Sourced<Confidence>> confidence = Optional.empty();
	private Optional<Sourced<Path>> database = Optional.empty();
	private final List<Sourced<String>> include = new ArrayList<>();
	private final List<Sourced<String>> define = new ArrayList<>();
	private Optional<Sourced<String>> standard = Optional.empty();
	private final List<Sourced<String>> exclude = new ArrayList<>();

	/** The key that is being read, with its line. */
	private record At(SettingKey key, int line) {
	}

	private ConfigurationReader(Path file) {
		this.file = file;
	}

	/** @param file absolute, in the folder that its paths are relative to */
	public static Configuration read(Path file) throws ConfigurationException {
		return new ConfigurationReader(file).read();
	}

	private Configuration read() throws ConfigurationException {
		try {
			String text = BoundedFile.read(file);
			if (text.isBlank()) {
				throw new UnreadableException("it is empty: the least configuration is {}");
			}
			JsonCursor json = new JsonCursor(text);
			if (json.peek() == JsonToken.BEGIN_OBJECT) {
				json.open(JsonToken.BEGIN_OBJECT);
				while (json.hasNext()) {
					entry(json);
				}
				json.close(JsonToken.END_OBJECT);
			} else {
				problems.add(file + ":" + json.line() + ": a configuration is an object, {…}, not " + article(json.peek()));
				json.skip();
			}
			if (json.peek() != JsonToken.END_DOCUMENT) {
				problems.add(file + ":" + json.line() + ": something stands behind the configuration");
			}
		} catch (NotJsonException e) {
			problems.add(file + e.place().map(p -> ":" + p).orElse("") + ": " + e.getMessage());
		} catch (UnreadableException e) {
			problems.add(file + ": " + e.getMessage());
		}
		models.problems().forEach(p -> problems.add(p.origin() + ": " + p.value()));
		if (!problems.isEmpty()) {
			throw new ConfigurationException(problems);
		}
		return new Configuration(file, new Said(models.models(), aliasing, schedule, timeout, confidence, database, include, define,
				standard, exclude));
	}

	private void entry(JsonCursor json) throws NotJsonException {
		int line = json.line();
		String name = json.name();
		Optional<SettingKey> key = SettingKey.of(name);
		if (key.isEmpty()) {
			problems.add(file + ":" + line + ": \"" + name + "\" is none of the keys " + String.join(", ", SettingKey.spellings()));
			json.skip();
		} else if (!seen.add(key.get())) {
			problems.add(file + ":" + line + ": " + name + " stands here for the second time");
			json.skip();
		} else {
			value(new At(key.get(), line), json);
		}
	}

	private void value(At at, JsonCursor json) throws NotJsonException {
		switch (at.key) {
			case SCHEMA -> text(at, json);
			case MODELS -> texts(at, json, this::model);
			case MODELS_FILE -> text(at, json).flatMap(name -> inside(at, name)).ifPresent(f -> modelsOf(at, f));
			case POINTER_PARAMETERS -> aliasing = choice(at, json, Choice.POINTER_PARAMETERS);
			case DEFAULT_SCHEDULE -> schedule = choice(at, json, Choice.SCHEDULE);
			case TIMEOUT -> timeout = seconds(at, json);
			case MIN_CONFIDENCE -> confidence = choice(at, json, Choice.CONFIDENCE);
			case COMPILE_COMMANDS -> database = text(at, json).flatMap(name -> inside(at, name)).map(f -> sourced(f, at.line));
			case INCLUDE -> texts(at, json, (text, line) -> path(at, text).ifPresent(p -> include.add(sourced(p.toString(), line))));
			case DEFINE -> texts(at, json, (text, line) -> macro(at, text, line));
			case STD -> standard = text(at, json).flatMap(t -> filled(at, t, at.line)).map(t -> sourced(t, at.line));
			case EXCLUDE -> texts(at, json, (text, line) -> pattern(at, text, line));
		}
	}

	private <T> Sourced<T> sourced(T value, int line) {
		return new Sourced<>(value, new Origin.Line(file, line));
	}

	private void fault(At at, int line, String what) {
		problems.add(file + ":" + line + ": " + at.key.spelling() + ": " + what);
	}

	private static String article(JsonToken token) {
		return switch (token) {
			case BEGIN_ARRAY, END_ARRAY -> "an array";
			case BEGIN_OBJECT, END_OBJECT, NAME -> "an object";
			case STRING -> "a string";
			case NUMBER -> "a number";
			case BOOLEAN -> "true or false";
			case NULL -> "null";
			case END_DOCUMENT -> "nothing";
		};
	}

	private Optional<String> text(At at, JsonCursor json) throws NotJsonException {
		if (json.peek() == JsonToken.STRING) {
			return Optional.of(json.string());
		}
		fault(at, json.line(), "a string is needed, not " + article(json.peek()));
		json.skip();
		return Optional.empty();
	}

	/** What is done with a text and its line. */
	private interface TextUse {
		void use(String text, int line);
	}

	/** One text or an array of texts. */
	private void texts(At at, JsonCursor json, TextUse use) throws NotJsonException {
		if (json.peek() != JsonToken.BEGIN_ARRAY) {
			int line = json.line();
			text(at, json).ifPresent(t -> use.use(t, line));
			return;
		}
		json.open(JsonToken.BEGIN_ARRAY);
		while (json.hasNext()) {
			int line = json.line();
			text(at, json).ifPresent(t -> use.use(t, line));
		}
		json.close(JsonToken.END_ARRAY);
	}

	private <T> Optional<Sourced<T>> choice(At at, JsonCursor json, Choice<T> choice) throws NotJsonException {
		Optional<String> word = text(at, json);
		Optional<T> value = word.flatMap(choice::value);
		if (word.isPresent() && value.isEmpty()) {
			fault(at, at.line, "\"" + word.get() + "\" is none of " + String.join(", ", choice.words()));
		}
		return value.map(v -> sourced(v, at.line));
	}

	private Optional<Sourced<Duration>> seconds(At at, JsonCursor json) throws NotJsonException {
		if (json.peek() != JsonToken.NUMBER) {
			fault(at, json.line(), "a number of seconds is needed, not " + article(json.peek()));
			json.skip();
			return Optional.empty();
		}
		double seconds = json.number();
		if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) {
			fault(at, at.line, BigDecimal.valueOf(seconds).stripTrailingZeros().toPlainString()
					+ " seconds are not more than 0 and at most a day");
			return Optional.empty();
		}
		return Optional.of(sourced(Duration.ofMillis(Math.max(1, Math.round(seconds * 1000))), at.line));
	}

	private void model(String text, int line) {
		text.lines().forEach(l -> models.add(l, new Origin.Line(file, line)));
	}

	private void modelsOf(At at, Path named) {
		try {
			List<String> lines = BoundedFile.read(named).lines().toList();
			for (int i = 0; i < lines.size(); i++) {
				models.add(lines.get(i), new Origin.Line(named, i + 1));
			}
		} catch (UnreadableException e) {
			fault(at, at.line, named + ": " + e.getMessage());
		}
	}

	private Optional<String> filled(At at, String text, int line) {
		if (text.isBlank()) {
			fault(at, line, "there is nothing in this string");
			return Optional.empty();
		}
		return Optional.of(text);
	}

	private void macro(At at, String text, int line) {
		if (text.matches("(?s)[A-Za-z_]\\w*(\\([^()]*\\))?(=.*)?")) {
			define.add(sourced(text, line));
		} else {
			fault(at, line, "\"" + text + "\" is no macro: NAME or NAME=VALUE");
		}
	}

	private void pattern(At at, String text, int line) {
		if (PathPattern.isOne(text)) {
			exclude.add(sourced(text, line));
		} else {
			fault(at, line, "\"" + text + "\" is no pattern of paths");
		}
	}

	/** A path, relative to the configuration's folder. */
	private Optional<Path> path(At at, String name) {
		try {
			return filled(at, name, at.line).map(n -> file.resolveSibling(n).normalize());
		} catch (InvalidPathException e) {
			fault(at, at.line, "\"" + name + "\" is not a path");
			return Optional.empty();
		}
	}

	/** What a configuration has read for it stands below its own folder: a link does not lead out of it either. */
	private Optional<Path> inside(At at, String name) {
		Path folder = file.getParent();
		Optional<Path> named = path(at, name);
		try {
			if (named.isPresent() && (!named.get().startsWith(folder)
					|| Files.exists(named.get()) && !named.get().toRealPath().startsWith(folder.toRealPath()))) {
				fault(at, at.line, "\"" + name + "\" leads out of the configuration's folder");
				return Optional.empty();
			}
		} catch (IOException e) {
			fault(at, at.line, "\"" + name + "\" cannot be read");
			return Optional.empty();
		}
		return named;
	}
}
